import { warningDays } from '../../../../domain/jobs/validity.ts';
import type { Validity } from '../../../../server/services/jobs/read-job-manager.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { managerTexts } from './manager.texts.ts';
import { useJobAction } from './use-job-action.ts';

/** On the page of an offer, for its company: how long it stays online, and one press to renew it. */
export function ConfirmButton({ jobId, validity }: { jobId: string; validity: Validity }) {
  const texts = useTexts(managerTexts);
  const { busy, act } = useJobAction(jobId);
  return (
    <>
      <p>{texts.daysLeft(validity.daysLeft)}</p>
      <Button
        look={validity.daysLeft <= warningDays ? 'primary' : 'secondary'}
        wide
        busy={busy === 'confirm'}
        onClick={() => void act('confirm')}
      >
        {texts.actions.confirm}
      </Button>
    </>
  );
}
