import { CodeText } from '../../../ui/code-text.tsx';
import styles from './session.module.css';

type Props = {
  legend: string;
  options: string[];
  several: boolean;
  chosen: readonly number[];
  describedBy: string | undefined;
  choose: (place: number) => void;
};

/** Native inputs: arrow keys, space and screen readers work without extra code. */
export function OptionList({ legend, options, several, chosen, describedBy, choose }: Props) {
  return (
    <fieldset className={styles.options} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {options.map((text, place) => (
        <label key={text} className={styles.option} data-chosen={chosen.includes(place) || undefined}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name="option"
            value={place}
            checked={chosen.includes(place)}
            onChange={() => choose(place)}
          />
          <span className={styles.words}>
            <CodeText text={text} />
          </span>
          <span className={styles.key} aria-hidden="true">
            {place + 1}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
