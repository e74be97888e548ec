import { useId } from 'react';
import { CodeText } from './code-text.tsx';
import styles from './playable.module.css';

export type PlayWords = {
  right: string;
  wrong: string;
  rightOption: string;
  /** Said when the answer is opened without a choice. */
  none?: string;
};

type Props = { label: string; options: readonly { text: string; right: boolean }[]; texts: PlayWords };

/**
 * Options to tick before the answer is opened. The choice is compared by style alone (see `Verdict`): nothing is sent,
 * and it works without scripts.
 */
export function PlayableOptions({ label, options, texts }: Props) {
  const name = useId();
  const several = options.filter(({ right }) => right).length > 1;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ text, right }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <label key={index} className={styles.option} data-right={right || undefined}>
          <input type={several ? 'checkbox' : 'radio'} name={name} autoComplete="off" />
          <span>
            <CodeText text={text} />
            {right && <span className={styles.mark}>{texts.rightOption}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Around the options and the answer, which is a <details> element: with it open, the choice is marked. */
export const playArea = styles.area;

/** Says whether the choice is right. */
export function Verdict({ texts }: { texts: PlayWords }) {
  return (
    <>
      <p className={styles.right}>{texts.right}</p>
      <p className={styles.wrong}>{texts.wrong}</p>
      {texts.none && <p className={styles.none}>{texts.none}</p>}
    </>
  );
}
