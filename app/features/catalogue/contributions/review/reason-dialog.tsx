import { useRevalidator } from 'react-router';
import {
  declineSchema,
  optionalReasonSchema,
  type ReasonDraft,
} from '../../../../../domain/catalogue/contributions/question-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { ReviewedQuestion } from '../../../../../server/services/catalogue/contributions/read-review.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../../forms/send.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { CodeText } from '../../../../ui/code-text.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

export type Reasoned = 'decline' | 'archive' | 'delete';
type Props = { act: Reasoned; question: Pick<ReviewedQuestion, 'id' | 'title'>; close: () => void };

/** Loaded when the dialog opens. */
export default function ReasonDialog({ act, question, close }: Props) {
  const texts = useTexts(reviewTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.done[act]);
    close();
  };
  const address = pathTo(useLocale(), 'contributionActs', { questionId: question.id });
  return (
    <FormDialog<ReasonDraft>
      save={(value) => sendCommand(address, { mode: act, value })}
      title={texts.reasonTitle[act]}
      submitLabel={texts[act]}
      schema={act === 'decline' ? declineSchema : optionalReasonSchema}
      empty={{ reason: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>
            <strong>
              <CodeText text={question.title} />
            </strong>
          </p>
          <p>{texts.reasonLead[act]}</p>
          <TextField
            label={texts.reason}
            rows={4}
            value={value.reason}
            error={error('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
