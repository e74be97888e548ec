import type { Informations } from '../../../../server/services/account/read-informations.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';
import { SettingsForm } from './settings-form.tsx';

type Props = { informations: Pick<Informations, 'email' | 'pending'>; answer: FormAnswer | undefined };

export function EmailCard({ informations: { email, pending }, answer }: Props) {
  const locale = useLocale();
  const texts = useTexts(settingsTexts).email;
  return (
    <section className={page.card} aria-labelledby="email-title">
      <h2 id="email-title" className={styles.heading}>
        {texts.title}
      </h2>
      <dl className={styles.current}>
        <dt>{texts.current}</dt>
        <dd>{email}</dd>
      </dl>
      <p className={styles.lead}>{texts.lead}</p>
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
          <>
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
          </>
        )}
      </SettingsForm>
    </section>
  );
}
