import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { FormProblem } from '../../../forms/form-problem.tsx';
import { useStoredFields } from '../../../forms/use-stored-fields.ts';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './security.module.css';
import { securityTexts } from './security.texts.ts';
import type { SecurityAnswer } from './security-answer.ts';

export function PasswordForm({ changed }: { changed: string }) {
  const texts = useTexts(securityTexts).password;
  const fetcher = useFetcher<SecurityAnswer>();
  const error = useFieldErrors(fetcher.data);
  const fields = useStoredFields({ answer: fetcher.data, idle: fetcher.state === 'idle' });
  const toast = useToast();

  useEffect(() => {
    if (fetcher.data?.done) toast(changed);
  }, [fetcher.data, toast, changed]);

  return (
    <SettingsSection icon="lock" title={texts.title} lead={texts.note}>
      <fetcher.Form method="post" className={styles.form} noValidate {...fields}>
        <input type="hidden" name="intent" value="password" />
        <FormProblem answer={fetcher.data} />
        <div className={styles.pair}>
          <PasswordField label={texts.current} name="currentPassword" kind="current" error={error('currentPassword')} />
          <PasswordField label={texts.next} name="newPassword" kind="new" error={error('newPassword')} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {texts.submit}
          </Button>
        </div>
      </fetcher.Form>
    </SettingsSection>
  );
}
