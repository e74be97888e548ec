import { type HintFacts, hintsOf } from '../../../domain/contact/first-message/hints.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './first-message.module.css';
import { firstMessageTexts } from './first-message.texts.ts';

/** docs/product/contact.md, First messages: what makes a reply more likely, ticked off while it is typed. */
export function MessageHints({ text, facts }: { text: string; facts: HintFacts }) {
  const texts = useTexts(firstMessageTexts);
  // Of an empty box, nothing is done yet.
  const written = text.trim() !== '';
  return (
    <ul className={styles.hints} aria-label={texts.hints}>
      {hintsOf(text, facts).map(([hint, met]) => (
        <li key={hint} data-met={(written && met) || undefined}>
          <Icon name={written && met ? 'check' : 'minus'} size={16} />
          <span>
            {texts.hint[hint]}
            {written && met && <span className={styles.said}> ({texts.met})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
