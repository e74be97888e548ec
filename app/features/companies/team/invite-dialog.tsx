import { useRevalidator } from 'react-router';
import {
  emptyInvitation,
  type InvitationDraft,
  invitationDays,
  invitationSchema,
} from '../../../../domain/companies/invitation.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CheckField, Field, FieldGroup } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { teamTexts } from './team.texts.ts';

const empty = emptyInvitation();

/** Loaded when the dialog opens. */
export default function InviteDialog({ companyId, close }: { companyId: string; close: () => void }) {
  const texts = useTexts(teamTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.invited);
    close();
  };
  const address = pathTo(useLocale(), 'companyTeam', { companyId });
  return (
    <FormDialog<InvitationDraft>
      save={(value) => sendCommand(address, { mode: 'invite', value })}
      title={texts.inviteTitle}
      submitLabel={texts.inviteSubmit}
      schema={invitationSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.inviteLead(invitationDays)}</p>
          <Field
            label={texts.email}
            type="email"
            autoComplete="off"
            value={value.email}
            onChange={({ target }) => set({ email: target.value })}
            error={error('email')}
          />
          <FieldGroup label={texts.permissions}>
            <CheckField
              label={texts.admin}
              hint={texts.adminHint}
              checked={value.admin}
              onChange={({ target }) => set({ admin: target.checked })}
            />
            <CheckField
              label={texts.intros}
              hint={texts.introsHint}
              checked={value.intros}
              onChange={({ target }) => set({ intros: target.checked })}
            />
          </FieldGroup>
        </>
      )}
    </FormDialog>
  );
}
