import type { JobSearchCard as JobSearchState } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { InfoTooltip } from '../../../ui/tooltip.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';
import own from './job-search-card.module.css';

type Props = {
  search: JobSearchState;
  /** docs/product/profile.md, Card headers: viewers other than developers see that the wishes are negotiable. */
  negotiable: boolean;
};

export function JobSearchCard({ search, negotiable }: Props) {
  const texts = useTexts(profileTexts);
  const words = texts.search;
  const { remote } = search;
  const facts = [
    [words.contract, search.contractTypes.map((type) => words.contracts[type] ?? type).join(', ')],
    [words.places, search.places.map(({ label }) => label).join(' · ')],
    [
      words.remote,
      remote && (remote.frequency === 'hybrid' ? words.hybrid(remote.daysPerWeek) : words.remotes[remote.frequency]),
    ],
    search.averageDailyRate !== null && isFreelanceOnly(search)
      ? [words.rate, words.daily(search.averageDailyRate)]
      : [words.salary, search.salary !== null && words.yearly(search.salary)],
    [words.visa, search.visaSponsorship && words.yes],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const note = negotiable && <InfoTooltip label={texts.negotiableLabel} text={texts.negotiable} />;
  return (
    <Card type="jobSearch" note={note} empty={search.state === 'unknown' && facts.length === 0}>
      <p className={own.state} data-state={search.state}>
        {words.states[search.state] ?? words.states.unknown}
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** docs/product/profile.md, The job-search card: the daily rate replaces the salary only for freelance alone. */
function isFreelanceOnly({ contractTypes }: JobSearchState): boolean {
  return contractTypes.length === 1 && contractTypes[0] === 'freelance';
}
