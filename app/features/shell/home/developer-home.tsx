import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { DeveloperHome as Data } from '../../../../server/services/shell/home/read-developer-home.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import chips from '../../../ui/chips.module.css';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';

const tones = {
  published: 'good',
  reviewed: 'good',
  waiting: 'info',
  hidden: 'warning',
  short: 'warning',
  disabled: 'error',
  leaving: 'warning',
} as const;

type Props = { home: Data; openedTests?: ReactNode; call?: ReactNode; offers?: ReactNode };

/** `openedTests`: tests that the developer asked for. `call`: the card of the call with the team, if there is one. `offers`: offers that fit the developer. */
export function DeveloperHome({ home, openedTests, call, offers }: Props) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).developer;
  // A developer who asked to erase the account is hidden by choice: the texts about a disabled profile do not apply.
  const shown = home.state === 'disabled' && home.disabledReason === 'leaving' ? 'leaving' : home.state;
  const state = texts.states[shown];
  const where = [home.profession, home.city].filter(Boolean).join('\u00a0· ');
  return (
    <div className={page.wide}>
      <h1>{texts.hello(home.displayName)}</h1>
      <div className={styles.columns}>
        <section className={`${page.card} ${styles.profile}`} aria-label={home.displayName}>
          <div className={styles.person}>
            <Portrait address={home.avatar} size={88} />
            <div className={styles.words}>
              <p className={styles.name}>{home.displayName}</p>
              {where && <p className={styles.muted}>{where}</p>}
            </div>
          </div>
          <p className={styles.sentence}>{home.sentence ?? texts.empty}</p>
          {home.technologies.length > 0 && (
            <>
              <h2 className={styles.small}>{texts.technologies}</h2>
              <ul className={chips.chips}>
                {home.technologies.map(({ name, handle }) => (
                  <li key={name}>
                    <TechnologyIcon handle={handle} />
                    {name}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={styles.muted}>{texts.updated(day(locale, home.lastUpdate))}</p>
          <p>
            <ButtonLink
              look={home.state === 'short' ? 'primary' : 'secondary'}
              href={
                pathTo(locale, 'profile', { alias: home.alias }) + (home.state === 'short' ? '?section=complete' : '')
              }
            >
              {home.state === 'short' ? texts.complete : texts.profile}
            </ButtonLink>
          </p>
        </section>
        <div className={page.stack}>
          {openedTests}
          <Notice tone={tones[shown]} title={state.title}>
            <p>{state.text}</p>
            {shown === 'disabled' && (
              <>
                <p>
                  {texts.reason}{' '}
                  {texts.reasons[(home.disabledReason ?? 'Default') as keyof typeof texts.reasons] ??
                    texts.reasons.Default}
                </p>
                <p>
                  <ButtonLink href={pathTo(locale, 'contact')} look="secondary">
                    {texts.answer}
                  </ButtonLink>
                </p>
              </>
            )}
          </Notice>
          {call}
          <p className={styles.muted}>
            {texts.seenBy(home.seenBy)}{' '}
            {home.seenBy > 0 && <Link href={pathTo(locale, 'profileVisits')}>{texts.visits(home.seenBy)}</Link>}
          </p>
          <p>
            <ButtonLink href={pathTo(locale, 'jobs')} look="secondary">
              {texts.jobs}
            </ButtonLink>
          </p>
        </div>
      </div>
      {offers && <div className={styles.offers}>{offers}</div>}
    </div>
  );
}
