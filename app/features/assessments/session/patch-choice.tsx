import { useTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { CodePair } from '../../../ui/code-pair.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

type Props = {
  patches: string[];
  colours: readonly string[];
  chosen: readonly number[];
  describedBy: string | undefined;
  choose: (place: number) => void;
};

/** Two pieces of code; each heading is the label of a radio button. */
export function PatchChoice({ patches, colours, chosen, describedBy, choose }: Props) {
  const look = useTexts(questionLookWords);
  const texts = useTexts(sessionTexts);
  return (
    <fieldset className={styles.options} aria-describedby={describedBy}>
      <legend>{texts.legends.patch}</legend>
      <CodePair
        wide
        choose={choose}
        pieces={patches.map((code, place) => ({
          code,
          colours: colours[place],
          label: look.patchCode(place),
          tone: chosen.includes(place) ? 'chosen' : undefined,
          head: (
            <h2 className={styles.patch}>
              <label>
                <input
                  type="radio"
                  name="option"
                  value={place}
                  checked={chosen.includes(place)}
                  onChange={() => choose(place)}
                />
                <span>{look.patch(place)}</span>
                <span className={styles.key} aria-hidden="true">
                  {place + 1}
                </span>
              </label>
            </h2>
          ),
        }))}
      />
    </fieldset>
  );
}
