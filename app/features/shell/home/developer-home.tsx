import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { DeveloperFigures } from '../../../../server/services/shell/home/read-developer-figures.ts';
import type { DeveloperHome as Data } from '../../../../server/services/shell/home/read-developer-home.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './developer-home.module.css';
import { ApplicationsCard } from './figures/applications-card.tsx';
import { figuresTexts } from './figures/figures.texts.ts';
import { SearchState } from './figures/search-state.tsx';
import { TestsCard } from './figures/tests-card.tsx';
import { ViewsCard } from './figures/views-card.tsx';
import { WaitingCard } from './figures/waiting-card.tsx';
import { homeTexts } from './home.texts.ts';

const tones = {
  reviewed: 'good',
  waiting: 'info',
  hidden: 'warning',
  short: 'warning',
  disabled: 'error',
  leaving: 'warning',
} as const;

/** A profile without a required part has no figures worth a look: the plant takes their place. */
const isYoung = ({ growth }: Data) => growth.stage <= 2;

type Props = {
  home: Data;
  /** What only the developer sees; undefined for an administrator. */
  figures?: DeveloperFigures | undefined;
  /** The last change of the search state was refused. */
  searchFailed?: boolean;
  /** Ways to bring a profile from elsewhere. */
  bring?: ReactNode;
  /** How far the profile has grown, and its next step. */
  growth?: ReactNode;
  /** Tests that the developer asked for. */
  openedTests?: ReactNode;
  /** The next meetings with companies. */
  meetings?: ReactNode;
  /** The card of the call with the team, if there is one. */
  call?: ReactNode;
  /** New offers of followed companies. */
  followed?: ReactNode;
  /** Offers that fit the developer. */
  offers?: ReactNode;
};

export function DeveloperHome({ home, figures, searchFailed = false, ...slots }: Props) {
  const { bring, growth, openedTests, call, meetings, followed, offers } = slots;
  const { search, alias } = home;
  const young = isYoung(home);
  return (
    <div className={`${page.wide} ${styles.home}`}>
      <Head home={home} />
      <div className={styles.standing}>
        {figures && search.switchable && <SearchState state={search.state} failed={searchFailed} />}
        {home.state !== 'short' && (
          <div aria-live="polite">
            <StateNotice home={home} />
          </div>
        )}
      </div>
      {figures && <WaitingCard waiting={figures.waiting} />}
      {meetings}
      {openedTests}
      {call}
      {bring}
      {young || !figures ? (
        growth
      ) : (
        <div className={styles.figures}>
          <ViewsCard views={figures.views} alias={alias} />
          <ApplicationsCard applications={figures.applications} />
          <TestsCard tests={figures.tests} alias={alias} />
          {growth}
        </div>
      )}
      {followed}
      {offers}
    </div>
  );
}

function Head({ home }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).developer;
  const where = [home.profession, home.city].filter(Boolean).join('\u00a0· ');
  return (
    <header className={styles.head}>
      <Portrait address={home.avatar} size={72} />
      <div className={styles.words}>
        <h1>{texts.hello(home.greeting).trim()}</h1>
        <p>
          {where && <Unbroken text={`${where}\u00a0· `} />}
          {texts.updated(unbrokenDay(locale, home.lastUpdate))}
        </p>
      </div>
      {/* The card of a short profile leads there. */}
      {home.state !== 'short' && (
        <ButtonLink look="secondary" href={pathTo(locale, 'profile', { alias: home.alias })}>
          {texts.profile}
        </ButtonLink>
      )}
    </header>
  );
}

/** Whether companies see the profile, and why not. A short profile says it beside the plant. */
function StateNotice({ home }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).developer;
  const { unavailable } = useTexts(figuresTexts).search;
  // A developer who asked to erase the account is hidden by choice: the texts about a disabled profile do not apply.
  const shown = home.state === 'disabled' && home.disabledReason === 'leaving' ? 'leaving' : home.state;
  const { title, text } = texts.states[shown];
  // Nothing to do: one line is enough.
  if (shown === 'published') {
    return (
      <p className={styles.online}>
        <Icon name="eye" size={20} />
        <span>
          <strong>{title}</strong> <span>{text}</span>
        </span>
      </p>
    );
  }
  return (
    <Notice tone={tones[shown]} title={title}>
      <p>{shown === 'hidden' && home.search.unavailable ? unavailable : text}</p>
      {shown === 'disabled' && (
        <>
          <p>
            {texts.reason}{' '}
            {texts.reasons[(home.disabledReason ?? 'Default') as keyof typeof texts.reasons] ?? texts.reasons.Default}
          </p>
          <p>
            <ButtonLink href={pathTo(locale, 'contact')} look="secondary">
              {texts.answer}
            </ButtonLink>
          </p>
        </>
      )}
    </Notice>
  );
}
