import { useRevalidator } from 'react-router';
import { type PlanRefusalDraft, planRefusalSchema } from '../../../../domain/companies/plans/plan.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { WaitingRequest } from '../../../../server/services/companies/plans/read-plan-requests.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { plansTexts } from './plans.texts.ts';

const empty: PlanRefusalDraft = { reason: '' };

/** Loaded when the dialog opens. */
export default function DeclineDialog({ request, close }: { request: WaitingRequest; close: () => void }) {
  const { queue: texts } = useTexts(plansTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.declined);
    close();
  };
  const address = pathTo(useLocale(), 'companyPlan', { companyId: request.companyId });
  return (
    <FormDialog<PlanRefusalDraft>
      save={(value) => sendCommand(address, { mode: 'decline', requestId: request.id, value })}
      title={texts.declineTitle(request.company.name)}
      submitLabel={texts.declineSubmit}
      schema={planRefusalSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.declineLead}</p>
          <TextField
            label={texts.reason}
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
