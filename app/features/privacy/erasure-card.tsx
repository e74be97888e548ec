import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../../forms/form-action.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import styles from './privacy.module.css';
import { privacySettingsTexts } from './privacy-settings.texts.ts';

type Props = {
  erases: 'profile' | 'membership' | undefined;
  leavingOn: string | undefined;
  answer: FormAnswer | undefined;
};

/** The password confirms the request: one accidental click erases nothing. */
export function ErasureCard({ erases, leavingOn, answer }: Props) {
  const texts = useTexts(privacySettingsTexts);
  const { erasure } = texts;
  const error = useFieldErrors(answer);
  const busy = useNavigation().formData?.get('intent') === 'erase';
  if (leavingOn) {
    return (
      <SettingsSection
        icon="trash"
        danger
        anchor="effacement"
        title={erasure.asked(leavingOn)}
        lead={erasure.askedText}
      >
        <Form method="post" className={styles.actions} preventScrollReset>
          <input type="hidden" name="intent" value="keep" />
          <Button type="submit">{erasure.keep}</Button>
        </Form>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection icon="trash" danger anchor="effacement" title={erasure.title} lead={erasure.lead}>
      {erases && <p className={styles.lead}>{erases === 'profile' ? erasure.developer : erasure.company}</p>}
      <Form method="post" className={`${styles.form} ${styles.short}`} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="erase" />
        {answer?.errors[''] === 'lastAdministrator' && <Notice tone="error">{error('')}</Notice>}
        <PasswordField
          label={erasure.password}
          kind="current"
          error={error('password') ?? (answer?.errors[''] === 'tooMany' ? error('') : undefined)}
        />
        <div className={styles.actions}>
          <Button type="submit" look="danger" busy={busy}>
            {erasure.submit}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
