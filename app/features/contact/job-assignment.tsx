import { useState } from 'react';
import { assignedJob, type JobOption } from '../../../domain/jobs/job-picker.ts';
import { pathTo } from '../../../domain/paths.ts';
import { sendCommand } from '../../forms/send.ts';
import { useFailureToast } from '../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { jobPickerTexts } from '../../pickers/job-picker.texts.ts';
import { JobPicker } from '../../pickers/job-picker.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';

type Props = {
  developerId: string;
  /** Both values come from readJobAssignment(). */
  jobs: readonly JobOption[];
  assignedJobId: string | null;
  /** Without a frame, for use inside a card. */
  plain?: boolean;
  /** Called once the choice is stored. */
  onChange?: (jobId: string | null) => void;
};

/** The offer that the company assigns to a developer: stored at once, with an error message after a failure. */
export function JobAssignment({ developerId, jobs, assignedJobId, plain, onChange }: Props) {
  const locale = useLocale();
  const texts = useTexts(contactTexts).job;
  const { untitled } = useTexts(jobPickerTexts);
  const fail = useFailureToast();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  // The choice made here, until the page loads it from the server.
  const [chosen, setChosen] = useState<{ from: string | null; to: string | null }>();
  const current = chosen && chosen.from === assignedJobId ? chosen.to : assignedJobId;
  const job = assignedJob(jobs, current);

  const assign = async (jobId: string | null) => {
    if (busy) return;
    setBusy(true);
    const answer = await sendCommand(pathTo(locale, 'assignedJob', { developerId }), { jobId });
    setBusy(false);
    if (!('done' in answer)) return fail(answer, texts.failed);
    setChosen({ from: assignedJobId, to: jobId });
    setChoosing(false);
    onChange?.(jobId);
  };

  if (jobs.length === 0) {
    return (
      <p className={styles.hint}>
        {texts.none} <Link href={pathTo(locale, 'jobManager')}>{texts.write}</Link>
      </p>
    );
  }
  return (
    <section className={styles.job} data-plain={plain} aria-label={texts.assign}>
      <p className={styles.jobHead} aria-live="polite">
        {job ? texts.assigned(job.title ?? untitled) : texts.assign}
      </p>
      {(!job || choosing) && (
        <JobPicker jobs={jobs} value={current} busy={busy} onChange={(jobId) => void assign(jobId)} />
      )}
      {job && (
        <div className={styles.small}>
          <button type="button" onClick={() => setChoosing(!choosing)}>
            {choosing ? texts.keep : texts.change}
          </button>
          <button type="button" aria-disabled={busy || undefined} onClick={() => void assign(null)}>
            {texts.remove}
          </button>
        </div>
      )}
    </section>
  );
}
