import { useState } from 'react';
import { type JobOption, searchJobs } from '../../domain/jobs/job-picker.ts';
import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Field } from '../ui/field.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './job-picker.module.css';
import { jobPickerTexts } from './job-picker.texts.ts';

type Props = {
  jobs: readonly JobOption[];
  value: string | null;
  busy?: boolean;
  onChange: (jobId: string) => void;
};

const icons: Record<JobOption['label'], IconName> = {
  online: 'check',
  draft: 'pencil',
  archive: 'archive',
  unknown: 'info',
};

/**
 * Chooses one of the company's offers: searched by title, in the order of domain/jobs/job-picker.ts. A plain list and
 * not a combobox, because each offer has a link beside it.
 */
export function JobPicker({ jobs, value, busy = false, onChange }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobPickerTexts);
  const [typed, setTyped] = useState('');
  const found = searchJobs(jobs, typed);
  return (
    <div className={styles.picker}>
      <Field
        label={texts.search}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter chooses nothing here, and must not send a form around the picker.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length === 0 ? (
        <p className={styles.none} role="status">
          {texts.none}
        </p>
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {found.map(({ id, label, title, alias }) => {
            const name = title ?? texts.untitled;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.option}
                  aria-pressed={id === value}
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && onChange(id)}
                >
                  <span className={styles.status} data-status={label} title={texts.status[label]}>
                    <Icon name={icons[label]} size={16} />
                    <span className={styles.aloud}>{texts.status[label]}</span>
                  </span>
                  <span className={title ? undefined : styles.untitled}>{name}</span>
                </button>
                <a
                  className={styles.see}
                  href={pathTo(locale, 'job', { alias })}
                  target="_blank"
                  rel="noopener"
                  aria-label={texts.seeOf(name)}
                >
                  {texts.see}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
