import { toggleSentence } from '../../../../domain/contact/dialogs/ready-sentence.ts';
import { useTexts } from '../../../i18n/texts.ts';
import chips from '../../../ui/chips.module.css';
import styles from './ready.module.css';
import { readyTexts } from './ready.texts.ts';

type Props = {
  side: 'company' | 'developer';
  text: string;
  change: (text: string) => void;
  most: number;
};

/** docs/product/contact.md, Ready reasons: pressed once the sentence is in the text, pressed again it is out. */
export function ReadyReasons({ side, text, change, most }: Props) {
  const texts = useTexts(readyTexts);
  const label = texts.labels[side];
  const sentences: Record<string, readonly string[]> = texts[side];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the one of the reason would be announced with both legends
    <div role="group" aria-label={label} className={styles.ready}>
      <p>{label}</p>
      <div className={chips.row}>
        {Object.entries(sentences).map(([key, [name = '', sentence = '']]) => (
          <button
            key={key}
            type="button"
            className={chips.press}
            title={sentence}
            aria-pressed={text.includes(sentence)}
            onClick={() => change(toggleSentence(text, sentence, most))}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
