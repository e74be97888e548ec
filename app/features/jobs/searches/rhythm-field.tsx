import { Form } from 'react-router';
import { type AlertRhythm, alertRhythms } from '../../../../domain/jobs/searches/job-search.ts';
import type { JobSearch } from '../../../../server/services/jobs/searches/job-searches.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { jobSearchesTexts } from './job-searches.texts.ts';
import styles from './searches.module.css';

type Props = { label: string; rhythm: AlertRhythm; hint?: string; rhythms?: readonly AlertRhythm[] };

export function RhythmField({ label, rhythm, hint, rhythms = alertRhythms }: Props) {
  const texts = useTexts(jobSearchesTexts);
  return (
    <SelectField label={label} hint={hint} name="rhythm" defaultValue={rhythm}>
      {rhythms.map((one) => (
        <option key={one} value={one}>
          {texts.rhythms[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** The rhythm of one saved search, with its own button. */
export function RhythmForm({ search: { id, name, rhythm } }: { search: Pick<JobSearch, 'id' | 'name' | 'rhythm'> }) {
  const texts = useTexts(jobSearchesTexts);
  return (
    <Form method="post" className={styles.rhythm}>
      <input type="hidden" name="intent" value="rhythm" />
      <input type="hidden" name="searchId" value={id} />
      <RhythmField key={rhythm} label={name} rhythm={rhythm} />
      <Button type="submit" look="secondary" aria-label={texts.about(texts.change, name)}>
        {texts.change}
      </Button>
    </Form>
  );
}
