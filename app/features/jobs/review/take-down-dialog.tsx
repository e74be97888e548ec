import { useRevalidator } from 'react-router';
import { type TakeDownDraft, takeDownSchema } from '../../../../domain/jobs/take-down.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

/** `again`: the company has asked for another look, and the offer stays down. */
type Props = { jobId: string; title: string; again: boolean; close: () => void };

/** Loaded when the dialog opens. */
export default function TakeDownDialog({ jobId, title, again, close }: Props) {
  const texts = useTexts(reviewTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(useLocale(), 'jobReview', { jobId });
  return (
    <FormDialog<TakeDownDraft>
      save={(value) => sendCommand(address, { mode: 'takeDown', value })}
      title={again ? texts.keepDownOf(title) : texts.takeDownOf(title)}
      submitLabel={again ? texts.keepSubmit : texts.submit}
      schema={takeDownSchema}
      empty={{ reason: '' }}
      close={close}
      finish={async () => {
        await revalidate();
        toast(texts.takenDown);
        close();
      }}
    >
      {({ value, set, error }) => (
        <>
          <p>{again ? texts.keepLead : texts.dialogLead}</p>
          <TextField
            label={texts.field}
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
