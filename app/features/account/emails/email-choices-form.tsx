import { type EmailGroup, optionalKinds } from '../../../../domain/account/email-kinds.ts';
import type { EmailChoices } from '../../../../server/services/account/emails/email-choices.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { emailKindsTexts } from './email-kinds.texts.ts';
import { emailsTexts } from './emails.texts.ts';

type Props = { optional: EmailChoices['optional']; answer: FormAnswer | undefined };

/** One box for each kind of e-mail that can be turned off. */
export function EmailChoicesForm({ optional, answer }: Props) {
  const texts = useTexts(emailsTexts);
  const words = useTexts(emailKindsTexts);
  const groups = [...new Set(optional.map(({ kind }): EmailGroup => optionalKinds[kind].group))];
  return (
    <SettingsSection icon="bell" title={texts.choices}>
      <SettingsForm intent="choices" answer={answer} submit={texts.submit} done={texts.saved}>
        {() => (
          <>
            <input type="hidden" name="shown" value={optional.map(({ kind }) => kind).join(' ')} />
            <input
              type="hidden"
              name="was"
              value={optional
                .filter(({ wanted }) => wanted)
                .map(({ kind }) => kind)
                .join(' ')}
            />
            {groups.map((group) => (
              <FieldGroup key={group} label={words.groups[group]}>
                {optional
                  .filter(({ kind }) => optionalKinds[kind].group === group)
                  .map(({ kind, wanted }) => (
                    <CheckField
                      key={kind}
                      label={words.optional[kind].name}
                      hint={words.optional[kind].hint}
                      name={kind}
                      value="on"
                      defaultChecked={wanted}
                    />
                  ))}
              </FieldGroup>
            ))}
          </>
        )}
      </SettingsForm>
    </SettingsSection>
  );
}
