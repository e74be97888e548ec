import { useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';
import type { Typed } from './settings-form.tsx';

type Developer = { firstName: string; lastName: string; phone: string | null };

/** The names and telephone of a developer, edited by the developer or by an administrator. */
export function DeveloperFields({ developer, own, values, error }: Typed & { developer: Developer; own: boolean }) {
  const texts = useTexts(settingsTexts).identity;
  return (
    <>
      <input type="hidden" name="was" value={JSON.stringify(developer)} />
      <div className={styles.pair}>
        <Field
          label={texts.firstName}
          name="firstName"
          autoComplete={own ? 'given-name' : 'off'}
          defaultValue={values?.firstName ?? developer.firstName}
          error={error('firstName')}
        />
        <Field
          label={texts.lastName}
          name="lastName"
          autoComplete={own ? 'family-name' : 'off'}
          defaultValue={values?.lastName ?? developer.lastName}
          error={error('lastName')}
        />
      </div>
      <p className={styles.note}>{texts.address}</p>
      <div className={styles.beside}>
        <Field
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete={own ? 'tel' : 'off'}
          defaultValue={values?.phone ?? developer.phone ?? ''}
          hint={texts.phoneHint}
          error={error('phone')}
        />
      </div>
    </>
  );
}
