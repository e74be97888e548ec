import { type ShouldRevalidateFunction, useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { HiddenReason } from '../../../domain/profile/state/hidden-profile.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Gate } from '../../ui/drawings/gate.tsx';
import { Otter } from '../../ui/drawings/otter.tsx';
import { Sprout } from '../../ui/drawings/sprout.tsx';
import styles from './cards/profile-cards.module.css';
import { profileTexts } from './profile.texts.ts';

const targets = { no_profile: 'home', quota_exceeded: 'plans', rec_disabled: 'developers' } as const;

/** A message and a link, shown instead of the profile. */
export function HiddenProfile({ reason }: { reason: HiddenReason }) {
  const locale = useLocale();
  const { text, button } = useTexts(profileTexts).hidden[reason];
  return (
    <div className={styles.hidden}>
      {reason === 'no_profile' ? <Otter /> : <Gate />}
      <h1>{text}</h1>
      <ButtonLink href={pathTo(locale, targets[reason])}>{button}</ButtonLink>
    </div>
  );
}

export function ShortProfile() {
  const locale = useLocale();
  const texts = useTexts(profileTexts);
  return (
    <div className={styles.hidden}>
      <Sprout stage={2} />
      <h1>{texts.shortOther}</h1>
      <ButtonLink href={pathTo(locale, 'home')}>{texts.backHome}</ButtonLink>
    </div>
  );
}

/** The whole profile is hidden from the public: the page does not reveal the developer. */
export function NothingPublic({ anonymous }: { anonymous: boolean }) {
  const locale = useLocale();
  const texts = useTexts(profileTexts);
  return (
    <div className={styles.hidden}>
      <Gate />
      <h1>{texts.nothingPublic}</h1>
      {anonymous ? (
        <>
          <p>{texts.nothingPublicLead}</p>
          <ButtonLink href={pathTo(locale, 'signIn')}>{texts.signIn}</ButtonLink>
        </>
      ) : (
        <ButtonLink href={pathTo(locale, 'home')}>{texts.backHome}</ButtonLink>
      )}
    </div>
  );
}

const unopenedId = 'unopened-profile';

/** Shown to a recruiter who followed a link from another site: the profile opens only after a click. */
export function UnopenedProfile() {
  const { pathname, search } = useLocation();
  const texts = useTexts(profileTexts);
  return (
    <div className={styles.hidden} id={unopenedId}>
      <Gate />
      <h1>{texts.unopened}</h1>
      <p>{texts.unopenedLead}</p>
      {/* A full page load, so that the browser sends the request as coming from our own site. */}
      <ButtonLink href={pathname + search} data-reload>
        {texts.openProfile}
      </ButtonLink>
    </div>
  );
}

/** Before the click, live news must not reload the data of the page: a reload would count as a visit. */
export const unlessUnopened: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !(currentUrl.pathname === nextUrl.pathname && document.getElementById(unopenedId));
