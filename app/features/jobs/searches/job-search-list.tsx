import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobSearch, JobSearches } from '../../../../server/services/jobs/searches/job-searches.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Float } from '../../../ui/drawings/float.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SavedRow, SavedRows } from '../../../ui/saved-rows.tsx';
import { FitAlert } from './fit-alert.tsx';
import { jobSearchesTexts } from './job-searches.texts.ts';
import { RhythmField } from './rhythm-field.tsx';
import styles from './searches.module.css';

type Props = Omit<JobSearches, 'followed'> & { developerId: string };

/** The alert about offers that fit the profile, then the saved searches. */
export function JobSearchList({ searches, stopped, fit, developerId }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const ask = <FitAlert alert={fit} from="jobSearches" developerId={developerId} edit />;
  if (searches.length === 0 && !fit.saved) {
    return (
      <>
        {ask}
        <EmptyState
          drawing={<Float />}
          title={texts.empty.title}
          action={<ButtonLink href={pathTo(locale, 'jobs')}>{texts.empty.go}</ButtonLink>}
        >
          <p>{texts.empty.text}</p>
        </EmptyState>
      </>
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
      {!fit.saved && ask}
      <SavedRows label={texts.list}>
        {fit.saved && <FitRow saved={fit.saved} stopped={stopped} ask={ask} />}
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} stopped={stopped} />
        ))}
      </SavedRows>
    </>
  );
}

type FitRowProps = { saved: NonNullable<JobSearches['fit']['saved']>; stopped: boolean; ask: ReactNode };

/** `ask`: the form that changes the rhythm. */
function FitRow({ saved: { id, rhythm, createdAt }, stopped, ask }: FitRowProps) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { name, since } = texts.fit;
  const href = pathTo(locale, 'jobs');
  return (
    <SavedRow
      name={name}
      href={href}
      alert={{ label: texts.states[rhythm], on: rhythm !== 'never' && !stopped }}
      since={since(day(locale, createdAt))}
      actions={<Actions id={id} name={name} href={href} />}
    >
      {ask}
    </SavedRow>
  );
}

function Actions({ id, name, href }: { id: string; name: string; href: string }) {
  const texts = useTexts(jobSearchesTexts);
  return (
    <>
      <ButtonLink href={href} look="secondary" aria-label={texts.about(texts.open, name)}>
        {texts.open}
      </ButtonLink>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="searchId" value={id} />
        <Button type="submit" look="danger" aria-label={texts.about(texts.remove, name)}>
          {texts.remove}
        </Button>
      </Form>
    </>
  );
}

function SearchRow({ search, stopped }: { search: JobSearch; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { id, name, query, rhythm, createdAt } = search;
  const href = `${pathTo(locale, 'jobs')}?${query}`;
  return (
    <SavedRow
      name={name}
      href={href}
      alert={{ label: texts.states[rhythm], on: rhythm !== 'never' && !stopped }}
      since={texts.since(day(locale, createdAt))}
      actions={<Actions id={id} name={name} href={href} />}
    >
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
    </SavedRow>
  );
}
