import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import {
  type RankingAnswerDraft,
  rankingAnswerSchema,
  rankingOutcomes,
} from '../../../../domain/privacy/ranking-request.ts';
import type { QueuedRequest } from '../../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CheckField, FieldGroup, TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { rankingRequestsTexts } from './rankings.texts.ts';

const empty: RankingAnswerDraft = { outcome: 'explained', answer: '', correction: '' };

/** Loaded when the dialog opens. */
export default function AnswerDialog({ request, close }: { request: QueuedRequest; close: () => void }) {
  const texts = useTexts(rankingRequestsTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(useLocale(), 'rankingActions');
  const finish = async () => {
    await revalidate();
    toast(texts.sent);
    close();
  };
  return (
    <FormDialog<RankingAnswerDraft>
      save={(value) => sendCommand(address, { mode: 'answer', requestId: request.id, value })}
      title={texts.answerTitle(request.name)}
      submitLabel={texts.submit}
      schema={rankingAnswerSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.answerLead}</p>
          <FieldGroup label={texts.outcome} error={error('outcome')}>
            {rankingOutcomes.map((one) => (
              <CheckField
                key={one}
                type="radio"
                name="outcome"
                label={texts.outcomes[one]}
                checked={value.outcome === one}
                onChange={() => set({ outcome: one })}
              />
            ))}
          </FieldGroup>
          <TextField
            label={texts.text}
            rows={6}
            value={value.answer}
            onChange={({ target }) => set({ answer: target.value })}
            error={error('answer')}
          />
          {value.outcome === 'corrected' && (
            <TextField
              label={texts.correction}
              hint={texts.correctionHint}
              rows={3}
              value={value.correction}
              onChange={({ target }) => set({ correction: target.value })}
              error={error('correction')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
