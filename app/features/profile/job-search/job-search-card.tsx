import { Fragment, type ReactNode } from 'react';
import { isFreelanceOnly } from '../../../../domain/profile/cards/job-terms.ts';
import type { ShareableField } from '../../../../domain/profile/wishes/shared-fields.ts';
import { shortPlaces } from '../../../../domain/text/short-places.ts';
import type { JobSearchCard as JobSearchState } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { wishList } from '../../../i18n/words/wish-list.ts';
import { InfoTooltip } from '../../../ui/tooltip.tsx';
import { Card } from '../card.tsx';
import { KeptBack } from '../kept-back.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';
import own from './job-search-card.module.css';

/** A name, its value, and the field that the developer may keep from companies. */
type Fact = [string, ReactNode, ShareableField?];
type Props = {
  search: JobSearchState;
  /** docs/product/profile.md, Card headers: viewers other than developers see that the wishes are negotiable. */
  negotiable: boolean;
};

/** The head of the profile says the state and the remote work: the card repeats them when it has nothing else to say. */
export function JobSearchCard({ search, negotiable }: Props) {
  const texts = useTexts(profileTexts);
  const words = texts.search;
  const { remote } = search;
  // docs/product/profile.md, The job-search card: for freelance alone, the daily rate replaces the salary.
  const rateOnly = search.averageDailyRate !== null && isFreelanceOnly(search.contractTypes);
  const away =
    remote && (remote.frequency === 'hybrid' ? words.hybrid(remote.daysPerWeek) : words.remotes[remote.frequency]);
  const further: Fact[] = [
    [words.contract, search.contractTypes.map((type) => words.contracts[type] ?? type).join(', ')],
    [words.places, search.places.length > 0 && <Places places={search.places} />],
    [words.rate, search.averageDailyRate !== null && words.daily(search.averageDailyRate), 'averageDailyRate'],
    [words.salary, search.salary !== null && !rateOnly && words.yearly(search.salary)],
    [words.visa, search.visaSponsorship && words.yes],
    [words.perk, wishList(search.perks, words.perks), 'perks'],
  ];
  const more = further.filter(([, value]) => Boolean(value));
  const repeats = more.length === 0;
  const given: Fact[] = repeats && away ? [[words.remote, away]] : more;
  const note = negotiable && <InfoTooltip label={texts.negotiableLabel} text={texts.negotiable} />;
  return (
    <Card type="jobSearch" note={note} empty={search.state === 'unknown' && given.length === 0}>
      {(repeats || search.state === 'unknown') && (
        <p className={own.state} data-state={search.state}>
          {words.states[search.state] ?? words.states.unknown}
        </p>
      )}
      {search.unavailable && <p className={styles.under}>{texts.unavailable}</p>}
      {given.length > 0 && (
        <dl className={styles.facts}>
          {given.map(([name, value, field]) => (
            <div key={name}>
              <dt>
                {name}
                <KeptBack when={field !== undefined && search.keptBack.includes(field)} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** A city with its country, where it is written, stays on one line. */
function Places({ places }: Pick<JobSearchState, 'places'>) {
  const names = shortPlaces(places.map(({ label }) => label));
  return places.map(({ placeId }, at) => (
    <Fragment key={placeId}>
      {at > 0 && ' · '}
      <span className={own.place}>{names[at]}</span>
    </Fragment>
  ));
}
