import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { type CallReasonDraft, callReasonSchema } from '../../../../domain/profile/calls/call.ts';
import type { QueuedCall } from '../../../../server/services/moderation/calls/read-calls.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { callsTexts } from './calls.texts.ts';

const empty: CallReasonDraft = { reason: '' };

/** Loaded when the dialog opens. */
export default function CancelCallDialog({ call, close }: { call: QueuedCall; close: () => void }) {
  const texts = useTexts(callsTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(useLocale(), 'callActions');
  const finish = async () => {
    await revalidate();
    toast(texts.cancelDone);
    close();
  };
  return (
    <FormDialog<CallReasonDraft>
      save={(value) => sendCommand(address, { mode: 'cancel', callId: call.id, value })}
      title={texts.cancelTitle(call.name)}
      submitLabel={texts.cancelSubmit}
      schema={callReasonSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.cancelLead}</p>
          {call.source !== 'own' && <p>{texts.cancelElsewhere}</p>}
          <TextField
            label={texts.cancelReason}
            rows={4}
            value={value.reason}
            onChange={({ target }) => set({ reason: target.value })}
            error={error('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
