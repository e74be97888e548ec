import {
  longestReason,
  type ReportDraft,
  reportReasons,
  reportSchema,
} from '../../../../../domain/catalogue/contributions/question-report.ts';
import type { Path } from '../../../../../domain/paths.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../../forms/send.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { wordTexts } from '../words.texts.ts';
import { reportDialogTexts } from './report-dialog.texts.ts';

type Props = { address: Path<'questionReport'>; signedIn: boolean; close: () => void };

/** Loaded when the dialog opens. */
export default function ReportDialog({ address, signedIn, close }: Props) {
  const texts = useTexts(reportDialogTexts);
  const { reasons } = useTexts(wordTexts);
  const toast = useToast();
  const finish = async () => {
    toast(texts.sent);
    close();
  };
  return (
    <FormDialog<ReportDraft>
      save={(value) => sendCommand(address, { mode: 'report', value })}
      title={texts.title}
      submitLabel={texts.send}
      schema={reportSchema}
      empty={{ reason: '', body: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>
            {texts.lead} {signedIn ? texts.answered : texts.anonymous}
          </p>
          <SelectField
            label={texts.reason}
            value={value.reason}
            error={error('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          >
            <option value="">{texts.choose}</option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.body}
            hint={texts.bodyHint}
            rows={4}
            maxLength={longestReason}
            value={value.body}
            error={error('body')}
            onChange={({ target }) => set({ body: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
