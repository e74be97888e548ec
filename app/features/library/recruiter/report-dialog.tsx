import { useState } from 'react';
import { parseValue } from '../../../../domain/form.ts';
import { reportSchema, reportTextLimit } from '../../../../domain/moderation/support/report.ts';
import { type ReportReason, reportReasons } from '../../../../domain/moderation/support/report-reason.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { sendCommand } from '../../../forms/send.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, Field, FieldGroup, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

type State = 'writing' | 'sending' | 'done' | { failed: string };

type Props = {
  developerId: string;
  /** Not signed in: may leave an address for the receipt. */
  visitor: boolean;
  close: () => void;
};

/** docs/product/library.md, Reporting a profile. */
export default function ReportDialog({ developerId, visitor, close }: Props) {
  const { report } = useTexts(recruiterTexts);
  const { discard } = useTexts(formDialogTexts);
  const address = pathTo(useLocale(), 'report', { developerId });
  // One key per dialog: pressing the button twice sends one report.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<State>('writing');
  const checked = parseValue(reportSchema, { key, reason, text, email });
  const error = useFieldErrors(tried && 'errors' in checked ? checked : undefined);
  const send = async () => {
    setTried(true);
    if ('errors' in checked) return;
    setState('sending');
    const answer = await sendCommand(address, { key, reason: checked.value.reason, text, email });
    setState('done' in answer ? 'done' : { failed: 'failed' in answer ? answer.failed : 'fault' });
  };
  return (
    <Dialog
      title={report.title}
      closeLabel={report.close}
      close={close}
      held={text !== '' && state !== 'done'}
      question={discard}
    >
      <div className={styles.dialog}>
        {state === 'done' ? (
          <>
            <Notice tone="good">{visitor && email === '' ? report.done : report.doneWithEmail}</Notice>
            <div className={styles.buttons}>
              <Button onClick={close}>{report.close}</Button>
            </div>
          </>
        ) : (
          <>
            <p>{report.lead}</p>
            <FieldGroup label={report.reason} error={error('reason')}>
              {reportReasons.map((one) => (
                <CheckField
                  key={one}
                  type="radio"
                  name="reason"
                  label={report.reasons[one]}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />
              ))}
            </FieldGroup>
            <TextField
              label={report.text}
              rows={4}
              maxLength={reportTextLimit}
              readOnly={state === 'sending'}
              value={text}
              error={error('text')}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            {visitor && (
              <Field
                label={report.email}
                hint={report.emailHint}
                type="email"
                autoComplete="email"
                readOnly={state === 'sending'}
                value={email}
                error={error('email')}
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
              />
            )}
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
