import { useRevalidator } from 'react-router';
import { type AnswerDraft, reportAnswerSchema } from '../../../../../domain/catalogue/contributions/question-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { OpenReport } from '../../../../../server/services/catalogue/contributions/handle-report.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../../forms/send.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { reviewTexts } from '../review/review.texts.ts';

/** Loaded when the dialog opens. */
export default function ReportAnswerDialog({ report, close }: { report: OpenReport; close: () => void }) {
  const { report: texts } = useTexts(reviewTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.done);
    close();
  };
  const address = pathTo(useLocale(), 'adminReport', { reportId: report.id });
  return (
    <FormDialog<AnswerDraft>
      save={(value) => sendCommand(address, { mode: 'handle', value })}
      title={texts.title}
      submitLabel={texts.submit}
      schema={reportAnswerSchema}
      empty={{ outcome: '', answer: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{report.reporter ? texts.lead : texts.leadAnonymous}</p>
          <SelectField
            label={texts.outcome}
            value={value.outcome}
            error={error('outcome')}
            onChange={({ target }) => set({ outcome: target.value })}
          >
            <option value="">{texts.choose}</option>
            <option value="followed">{texts.followed}</option>
            <option value="dismissed">{texts.dismissed}</option>
          </SelectField>
          {report.reporter && (
            <TextField
              label={texts.answer}
              rows={4}
              value={value.answer}
              error={error('answer')}
              onChange={({ target }) => set({ answer: target.value })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
