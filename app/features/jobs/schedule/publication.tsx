import { type FormEvent, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Publication as Dates, ManagedJob as Job } from '../../../../server/services/jobs/read-job-manager.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day as dayInWords } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './schedule.module.css';
import { scheduleTexts } from './schedule.texts.ts';

type Props = { job: Pick<Job, 'id' | 'actions' | 'missing'>; publication: Dates; title: string };

/** docs/product/jobs.md, Planning a publication: the day of a draft, with the ways to choose, change and cancel it. */
export function Publication({ job, publication, title }: Props) {
  const locale = useLocale();
  const texts = useTexts(scheduleTexts);
  const { run, busy } = useCommand(pathTo(locale, 'managedJob', { jobId: job.id }));
  // The day that was shown when the form was opened: a colleague may choose another one meanwhile.
  const [form, setForm] = useState<{ day: string; before: string | null }>();
  const { on, problem, first, last } = publication;
  const whole = job.missing.length === 0;
  const plan = async (day: string | null, before: string | null, said: string) => {
    if (await run({ mode: 'plan', day, before }, said)) setForm(undefined);
  };
  if (form) {
    const submit = (event: FormEvent) => {
      event.preventDefault();
      void plan(form.day, form.before, texts.done(dayInWords(locale, form.day)));
    };
    return (
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={texts.day}
          hint={texts.hint}
          type="date"
          required
          autoFocus
          min={first}
          max={last}
          value={form.day}
          onChange={({ target }) => setForm({ ...form, day: target.value })}
        />
        <div className={styles.buttons}>
          <Button look="secondary" onClick={() => setForm(undefined)}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy !== undefined}>
            {texts.save}
          </Button>
        </div>
      </form>
    );
  }
  const plans = whole && job.actions.includes('plan');
  const named = (action: string) => ({ 'aria-label': texts.label(action, title) });
  return (
    <div className={styles.publication}>
      {problem && <p className={styles.problem}>{texts.problems[problem]}</p>}
      {on !== null && (
        <p className={styles.planned}>
          <Icon name="calendar" size={16} />
          {texts.planned(dayInWords(locale, on))}
        </p>
      )}
      {on !== null && !whole && <p className={styles.problem}>{texts.incomplete}</p>}
      <div className={styles.buttons}>
        {plans && (
          <Button
            look="quiet"
            onClick={() => setForm({ day: on ?? '', before: on })}
            {...named(on === null ? texts.choose : texts.change)}
          >
            {on === null ? texts.choose : texts.change}
          </Button>
        )}
        {on !== null && (
          <Button
            look="quiet"
            busy={busy !== undefined}
            onClick={() => void plan(null, on, texts.cancelled)}
            {...named(texts.cancelPlan)}
          >
            {texts.cancelPlan}
          </Button>
        )}
      </div>
    </div>
  );
}
