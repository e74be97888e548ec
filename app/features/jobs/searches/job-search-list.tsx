import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobSearch, JobSearches } from '../../../../server/services/jobs/searches/job-searches.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { jobSearchesTexts } from './job-searches.texts.ts';
import { RhythmField } from './rhythm-field.tsx';
import styles from './searches.module.css';

export function JobSearchList({ searches, stopped }: JobSearches) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  if (searches.length === 0) {
    return (
      <Notice title={texts.empty.title}>
        <p>{texts.empty.text}</p>
        <p>
          <ButtonLink href={pathTo(locale, 'jobs')}>{texts.empty.go}</ButtonLink>
        </p>
      </Notice>
    );
  }
  return (
    <>
      {stopped && (
        <Notice tone="warning" title={texts.stopped.title}>
          <p>
            {texts.stopped.text} <Link href={pathTo(locale, 'emailSettings')}>{texts.stopped.settings}</Link>
          </p>
        </Notice>
      )}
      <ul className={styles.searches} aria-label={texts.list}>
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} stopped={stopped} />
        ))}
      </ul>
    </>
  );
}

function SearchRow({ search, stopped }: { search: JobSearch; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { id, name, query, rhythm, createdAt } = search;
  const address = `${pathTo(locale, 'jobs')}?${query}`;
  return (
    <li>
      <h2 className={styles.name}>
        <Link href={address}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        <span className={styles.alert} data-on={(rhythm !== 'never' && !stopped) || undefined}>
          <Icon name="bell" size={16} />
          {texts.states[rhythm]}
        </span>
        <span>{texts.since(day(locale, createdAt))}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={address} look="secondary" aria-label={texts.about(texts.open, name)}>
          {texts.open}
        </ButtonLink>
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="searchId" value={id} />
          <Button type="submit" look="danger" aria-label={texts.about(texts.remove, name)}>
            {texts.remove}
          </Button>
        </Form>
      </div>
      {/* The key closes the form once it is saved. */}
      <details key={`${name} ${rhythm}`} className={styles.save}>
        <summary aria-label={texts.about(texts.edit, name)}>
          <Icon name="pencil" size={16} />
          {texts.edit}
        </summary>
        <Form method="post" className={styles.saving}>
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="searchId" value={id} />
          <Field label={texts.name} name="name" required maxLength={120} defaultValue={name} />
          <RhythmField label={texts.rhythm} rhythm={rhythm} />
          <Button type="submit">{texts.submit}</Button>
        </Form>
      </details>
    </li>
  );
}
