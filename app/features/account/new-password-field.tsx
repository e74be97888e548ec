import { useTexts } from '../../i18n/texts.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountTexts } from './account.texts.ts';

type Props = { label: string; name?: string; error: string | undefined };

/** A field for a new password, with the password rules as its hint. */
export function NewPasswordField(props: Props) {
  return <PasswordField {...props} kind="new" hint={useTexts(accountTexts).signUp.passwordHint} />;
}
