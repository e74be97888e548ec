import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobSearch, JobSearches } from '../../../../server/services/jobs/searches/job-searches.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FitAlert } from './fit-alert.tsx';
import { jobSearchesTexts } from './job-searches.texts.ts';
import { RhythmField } from './rhythm-field.tsx';
import styles from './searches.module.css';

type Props = JobSearches & { developerId: string };

/** The alert about offers that fit the profile, then the saved searches. */
export function JobSearchList({ searches, stopped, fit, developerId }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const ask = <FitAlert alert={fit} from="jobSearches" developerId={developerId} edit />;
  if (searches.length === 0 && !fit.saved) {
    return (
      <>
        {ask}
        <Notice title={texts.empty.title}>
          <p>{texts.empty.text}</p>
          <p>
            <ButtonLink href={pathTo(locale, 'jobs')}>{texts.empty.go}</ButtonLink>
          </p>
        </Notice>
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
      <ul className={styles.searches} aria-label={texts.list}>
        {fit.saved && <FitRow saved={fit.saved} stopped={stopped} ask={ask} />}
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} stopped={stopped} />
        ))}
      </ul>
    </>
  );
}

type FitRowProps = { saved: NonNullable<JobSearches['fit']['saved']>; stopped: boolean; ask: ReactNode };

/** `ask`: the form that changes the rhythm. */
function FitRow({ saved: { id, rhythm, createdAt }, stopped, ask }: FitRowProps) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { name, since } = texts.fit;
  const address = pathTo(locale, 'jobs');
  return (
    <li>
      <h2 className={styles.name}>
        <Link href={address}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        <AlertState rhythm={rhythm} stopped={stopped} />
        <span>{since(day(locale, createdAt))}</span>
      </p>
      <Actions id={id} name={name} address={address} />
      {ask}
    </li>
  );
}

function AlertState({ rhythm, stopped }: { rhythm: AlertRhythm; stopped: boolean }) {
  const texts = useTexts(jobSearchesTexts);
  return (
    <span className={styles.alert} data-on={(rhythm !== 'never' && !stopped) || undefined}>
      <Icon name="bell" size={16} />
      {texts.states[rhythm]}
    </span>
  );
}

function Actions({ id, name, address }: { id: string; name: string; address: string }) {
  const texts = useTexts(jobSearchesTexts);
  return (
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
        <AlertState rhythm={rhythm} stopped={stopped} />
        <span>{texts.since(day(locale, createdAt))}</span>
      </p>
      <Actions id={id} name={name} address={address} />
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
