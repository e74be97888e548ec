import { useRevalidator } from 'react-router';
import { type RefusalDraft, refusalSchema } from '../../../../domain/companies/company.ts';
import { withdrawalUndoSeconds } from '../../../../domain/companies/withdrawal.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyView } from '../../../../server/services/companies/read-company.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from '../company.module.css';
import { withdrawalTexts } from './withdrawal.texts.ts';

type Props = {
  company: Pick<CompanyView, 'companyId' | 'name'>;
  dealings: NonNullable<CompanyView['dealings']>;
  restore: () => void;
  close: () => void;
};

/** Says what the withdrawal stops, and offers to undo it. Loaded when the dialog opens. */
export default function WithdrawDialog({ company: { companyId, name }, dealings, restore, close }: Props) {
  const texts = useTexts(withdrawalTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(useLocale(), 'companyReview', { companyId });
  const { waitingForDeveloper, waitingForTeam, conversations, offers } = dealings;
  const finish = async () => {
    await revalidate();
    close();
    toast(texts.done(name), withdrawalUndoSeconds * 1000, { label: texts.undo, press: restore });
  };
  return (
    <FormDialog<RefusalDraft>
      save={(value) => sendCommand(address, { mode: 'withdraw', value })}
      title={texts.title(name)}
      submitLabel={texts.submit}
      schema={refusalSchema}
      empty={{ reason: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.lead}</p>
          <ul className={styles.consequences}>
            {waitingForDeveloper > 0 && <li>{texts.requests(waitingForDeveloper)}</li>}
            {waitingForTeam > 0 && <li>{texts.held(waitingForTeam)}</li>}
            {conversations > 0 && <li>{texts.conversations(conversations)}</li>}
            {offers > 0 && <li>{texts.offers(offers)}</li>}
            <li>{texts.library}</li>
          </ul>
          <p>{texts.after}</p>
          <TextField
            label={texts.reason}
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
