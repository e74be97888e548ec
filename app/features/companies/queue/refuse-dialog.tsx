import { useRevalidator } from 'react-router';
import { type RefusalDraft, refusalSchema } from '../../../../domain/companies/company.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { companyTexts } from '../company.texts.ts';

/** Loaded when the dialog opens. */
export default function RefuseDialog({
  companyId,
  name,
  close,
}: {
  companyId: string;
  name: string;
  close: () => void;
}) {
  const { review: texts } = useTexts(companyTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.refused);
    close();
  };
  const address = pathTo(useLocale(), 'companyReview', { companyId });
  return (
    <FormDialog<RefusalDraft>
      save={(value) => sendCommand(address, { mode: 'refuse', value })}
      title={texts.refuseTitle(name)}
      submitLabel={texts.refuseSubmit}
      schema={refusalSchema}
      empty={{ reason: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.refuseLead}</p>
          <TextField
            label={texts.refuseField}
            rows={5}
            value={value.reason}
            onChange={({ target }) => set({ reason: target.value })}
            error={error('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
