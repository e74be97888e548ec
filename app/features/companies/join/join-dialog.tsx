import { useRevalidator } from 'react-router';
import { type JoinRequestDraft, joinRequestSchema } from '../../../../domain/companies/company.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { joinTexts } from './join.texts.ts';

type Props = { company: { id: string; name: string }; close: () => void };

const empty: JoinRequestDraft = { message: '' };

/** Loaded when the dialog opens. */
export default function JoinDialog({ company, close }: Props) {
  const texts = useTexts(joinTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.asked);
    close();
  };
  const address = pathTo(useLocale(), 'companyTeam', { companyId: company.id });
  return (
    <FormDialog<JoinRequestDraft>
      save={(value) => sendCommand(address, { mode: 'join', value })}
      title={texts.askTitle(company.name)}
      submitLabel={texts.askSubmit}
      schema={joinRequestSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.askLead}</p>
          <TextField
            label={texts.message}
            rows={4}
            value={value.message}
            onChange={({ target }) => set({ message: target.value })}
            error={error('message')}
          />
        </>
      )}
    </FormDialog>
  );
}
