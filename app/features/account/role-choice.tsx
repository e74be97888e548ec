import { useId } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { described } from '../../ui/field.tsx';
import { accountTexts } from './account.texts.ts';
import styles from './role-choice.module.css';

export function RoleChoice({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const texts = useTexts(accountTexts).signUp;
  const id = useId();
  const choices = [
    { value: 'DEVELOPER', label: texts.developer, hint: texts.developerHint },
    { value: 'RECRUITER', label: texts.recruiter, hint: texts.recruiterHint },
  ];
  return (
    <fieldset className={styles.choice} {...described(id, undefined, error)}>
      <legend>{texts.roleLegend}</legend>
      <div className={styles.options}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name="role" value={value} defaultChecked={chosen === value} />
            <span>
              <strong>{label}</strong>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
