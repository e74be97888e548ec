import { technologyChoices } from '../../../../domain/library/needs/job-text-limits.ts';
import type { PastedNeed } from '../../../../server/services/library/pasted/read-job-text.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './pasted.module.css';
import { pastedTexts } from './pasted.texts.ts';

/** Each technology with its choice: required, welcome, or left out. */
export function TechnologyFields({ technologies }: Pick<PastedNeed, 'technologies'>) {
  const texts = useTexts(pastedTexts);
  return (
    <section className={styles.group} aria-labelledby="pasted-technologies">
      <h3 id="pasted-technologies">{texts.technologies}</h3>
      <p className={styles.hint}>{technologies.length > 0 ? texts.mustHint : texts.noTechnology}</p>
      <ul className={styles.technologies}>
        {technologies.map(({ id, name, must, said }) => (
          <li key={id}>
            <fieldset className={styles.technology} aria-describedby={`said-${id}`}>
              <legend>{name}</legend>
              <div className={styles.choices}>
                {technologyChoices.map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={`technology.${id}`}
                      value={choice}
                      defaultChecked={choice === (must ? 'must' : 'nice')}
                    />
                    <span>{texts.choices[choice]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <p id={`said-${id}`} className={styles.said}>
              {texts.said(said)}
            </p>
          </li>
        ))}
      </ul>
      <Field label={texts.addTechnology} name="addTechnology" maxLength={80} />
    </section>
  );
}
