import { useState } from 'react';
import { parseValue } from '../../../../domain/form.ts';
import { reportSchema } from '../../../../domain/moderation/support/report.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

type State = 'writing' | 'sending' | 'done' | { failed: string };

export default function ReportDialog({ developerId, close }: { developerId: string; close: () => void }) {
  const { report } = useTexts(recruiterTexts);
  const address = pathTo(useLocale(), 'report', { developerId });
  // One key per dialog: pressing the button twice sends one report.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<State>('writing');
  const checked = parseValue(reportSchema, { key, reason });
  const error = useFieldErrors(tried && 'errors' in checked ? checked : undefined);
  const send = async () => {
    setTried(true);
    if ('errors' in checked) return;
    setState('sending');
    const answer = await sendCommand(address, checked.value);
    setState('done' in answer ? 'done' : { failed: 'failed' in answer ? answer.failed : 'fault' });
  };
  return (
    <Dialog title={report.title} closeLabel={report.close} close={close} held={reason !== '' && state !== 'done'}>
      <div className={styles.dialog}>
        {state === 'done' ? (
          <>
            <Notice tone="good">{report.done}</Notice>
            <div className={styles.buttons}>
              <Button onClick={close}>{report.close}</Button>
            </div>
          </>
        ) : (
          <>
            <p>{report.lead}</p>
            <TextField
              label={report.reason}
              rows={4}
              readOnly={state === 'sending'}
              value={reason}
              error={error('reason')}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {typeof state === 'object' && (
              <Notice tone="error">
                <FailureWords failure={state.failed} texts={report.failures} />
              </Notice>
            )}
            <div className={styles.buttons}>
              <Button look="secondary" onClick={close}>
                {report.cancel}
              </Button>
              <Button busy={state === 'sending'} onClick={() => void send()}>
                {report.confirm}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
