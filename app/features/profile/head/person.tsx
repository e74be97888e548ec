import type { ReactNode } from 'react';
import { isFreelanceOnly } from '../../../../domain/profile/cards/job-terms.ts';
import type { AboutCard, Cards, JobSearchCard } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { useBrand } from '../../../i18n/use-brand.ts';
import chips from '../../../ui/chips.module.css';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';
import styles from './head.module.css';
import { headTexts } from './head.texts.ts';

type Props = {
  cards: Cards;
  name: string | undefined;
  /** The button that opens the team's recommendation, for viewers who may read it. */
  recommendation?: ReactNode;
};

/**
 * The person in short. Each fact comes from a card, so that a viewer reads here nothing of a card that they do not see.
 */
export function Person({ cards, name, recommendation }: Props) {
  const texts = useTexts(profileTexts);
  const own = useTexts(headTexts);
  const { inside } = useProfile();
  const Name = inside ? 'h2' : 'h1';
  const { about, jobSearch, technologies = [] } = cards;
  return (
    <div className={styles.person} data-person>
      <Portrait address={about?.picture} size={112} />
      <div className={styles.words}>
        <div className={styles.named}>
          <Name className={styles.name}>{name ?? texts.title}</Name>
          {about?.badge && <Badge badge={about.badge} recommendation={recommendation} />}
        </div>
        {about?.oneSentenceDescription && <p className={styles.sentence}>{about.oneSentenceDescription}</p>}
        <Facts about={about} search={jobSearch} />
        {technologies.length > 0 && (
          <ul className={`${chips.chips} ${styles.technologies}`} aria-label={own.technologies}>
            {technologies.map(({ id, name: technology, handle }) => (
              <li key={id}>
                <TechnologyIcon handle={handle} />
                {technology}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type FactsProps = { about: AboutCard | undefined; search: JobSearchCard | undefined };

function Facts({ about, search }: FactsProps) {
  const texts = useTexts(profileTexts);
  const own = useTexts(headTexts);
  const remote = search?.remote;
  const wished = search && wishedPay(search, texts.search);
  const facts: (readonly [IconName, string | null | undefined])[] = [
    ['briefcase', about?.profession],
    ['mapPin', about?.place],
    ['hourglass', about && about.codeExperienceYears !== null ? texts.years(about.codeExperienceYears) : undefined],
    [
      'laptop',
      remote &&
        (remote.frequency === 'hybrid' ? texts.search.hybrid(remote.daysPerWeek) : own.remotes[remote.frequency]),
    ],
    ['euro', wished],
  ];
  const given = facts.filter(([, text]) => text);
  const state = search && search.state !== 'unknown' ? search.state : undefined;
  if (given.length === 0 && !state) return null;
  return (
    <ul className={styles.facts} aria-label={own.facts}>
      {state && (
        <li className={styles.state} data-state={state}>
          {texts.search.states[state]}
        </li>
      )}
      {given.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {text && <Unbroken text={text} />}
        </li>
      ))}
    </ul>
  );
}

type PayWords = { yearly: (thousands: number) => string; daily: (euros: number) => string };

/** docs/product/profile.md, The job-search card: for freelance alone, the daily rate replaces the salary. */
function wishedPay({ salary, averageDailyRate, contractTypes }: JobSearchCard, words: PayWords): string | undefined {
  if (averageDailyRate !== null && (salary === null || isFreelanceOnly(contractTypes)))
    return words.daily(averageDailyRate);
  return salary === null ? undefined : words.yearly(salary);
}

const badgeIcons = { recommended: 'verified', called: 'phone' } as const;

type BadgeProps = { badge: NonNullable<AboutCard['badge']>; recommendation: ReactNode };

function Badge({ badge, recommendation }: BadgeProps) {
  const { badges } = useTexts(profileTexts);
  const brand = useBrand();
  return (
    <p className={styles.badges}>
      <span className={styles.badge}>
        <Icon name={badgeIcons[badge]} size={16} />
        {badges[badge](brand)}
      </span>
      {badge === 'recommended' && recommendation}
    </p>
  );
}
