import { useId } from 'react';
import codeStyles from '../../../ui/code.module.css';
import { CodeText } from '../../../ui/code-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './revealed.module.css';

type Entry = { text: string; code?: string; tone: 'right' | 'wrong' | undefined; word?: string | undefined };
type Props = {
  entries: readonly Entry[];
  name?: string;
  /** With the place of each entry. */
  numbered?: boolean;
};

/** What could be answered; each entry that is right or was chosen has a mark and a word beside its colour. */
export function AnswerList({ entries, name, numbered = false }: Props) {
  const id = useId();
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.told}>
      {name && (
        <p id={id} className={styles.whyTitle}>
          {name}
        </p>
      )}
      <List className={styles.options} aria-labelledby={name ? id : undefined}>
        {entries.map(({ text, code, tone, word }, index) => (
          <li key={text} data-right={tone === 'right' || undefined} data-wrong={tone === 'wrong' || undefined}>
            <span className={styles.mark}>
              {numbered ? `${index + 1}.` : tone && <Icon name={tone === 'right' ? 'check' : 'close'} />}
            </span>
            <span>
              <CodeText text={text} />
              {code && (
                <>
                  {' '}
                  – <code className={codeStyles.inline}>{code}</code>
                </>
              )}
            </span>
            {word && <span className={styles.word}>{word}</span>}
          </li>
        ))}
      </List>
    </div>
  );
}
