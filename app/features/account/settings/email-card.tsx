import type { Informations } from '../../../../server/services/account/read-informations.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';
import { SettingsForm } from './settings-form.tsx';

type Props = { informations: Pick<Informations, 'email' | 'pending'>; answer: FormAnswer | undefined };

export function EmailCard({ informations: { email, pending }, answer }: Props) {
  const locale = useLocale();
  const texts = useTexts(settingsTexts).email;
  return (
    <SettingsSection icon="mail" title={texts.title} lead={texts.lead}>
      <dl className={styles.current}>
        <dt>{texts.current}</dt>
        <dd>{email}</dd>
      </dl>
      {pending && (
        <div className={styles.pending}>
          <Notice title={texts.waiting(pending.email)}>
            <p>{texts.waitingText(dayAndTime(locale, pending.until))}</p>
            <SettingsForm intent="cancelEmail" answer={answer} submit={texts.cancel} look="secondary" />
          </Notice>
        </div>
      )}
      <SettingsForm intent="email" answer={answer} submit={texts.submit} done={texts.sent}>
        {({ values, error }) => (
          <div className={styles.pair}>
            <Field
              label={texts.newEmail}
              name="newEmail"
              type="email"
              autoComplete="email"
              defaultValue={values?.newEmail}
              error={error('newEmail')}
            />
            <PasswordField
              label={texts.password}
              name="currentPassword"
              kind="current"
              error={error('currentPassword')}
            />
          </div>
        )}
      </SettingsForm>
    </SettingsSection>
  );
}
