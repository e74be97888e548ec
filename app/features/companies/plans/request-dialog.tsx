import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type PlanRequestDraft, planRequestSchema } from '../../../../domain/companies/plans/plan.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { plansTexts } from './plans.texts.ts';

type Props = { companyId: string; plan: { id: string; name: string }; close: () => void };

/** Loaded when the dialog opens. */
export default function RequestDialog({ companyId, plan, close }: Props) {
  const { dialog: texts } = useTexts(plansTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [empty] = useState<PlanRequestDraft>(() => ({ planId: plan.id, message: '' }));
  const finish = async () => {
    await revalidate();
    toast(texts.sent);
    close();
  };
  const address = pathTo(useLocale(), 'companyPlan', { companyId });
  return (
    <FormDialog<PlanRequestDraft>
      save={(value) => sendCommand(address, { mode: 'request', value })}
      title={texts.title(plan.name)}
      submitLabel={texts.submit}
      schema={planRequestSchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.lead}</p>
          <TextField
            label={texts.message}
            rows={5}
            value={value.message}
            onChange={({ target }) => set({ message: target.value })}
            error={error('message')}
          />
        </>
      )}
    </FormDialog>
  );
}
