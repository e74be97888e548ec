import { useRevalidator } from 'react-router';
import {
  type DecisionDraft,
  decisionSchema,
  type QualityDecision,
} from '../../../../domain/assessments/quality/question-quality.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { JudgedQuestion } from '../../../../server/services/assessments/quality/read-quality.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { qualityTexts } from './quality.texts.ts';

type Props = { question: JudgedQuestion; decision: QualityDecision; close: () => void };

/** Loaded when the dialog opens. */
export default function DecisionDialog({ question, decision, close }: Props) {
  const texts = useTexts(qualityTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(useLocale(), 'qualityActions');
  const finish = async () => {
    await revalidate();
    toast(texts.done[decision]);
    close();
  };
  return (
    <FormDialog<DecisionDraft>
      save={(value) => sendCommand(address, { mode: decision, questionId: question.id, value })}
      title={texts.dialogTitle[decision]}
      submitLabel={texts.decisions[decision]}
      schema={decisionSchema}
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
          <p>{texts.dialogLead[decision]}</p>
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            rows={3}
            value={value.reason}
            error={error('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
