import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { ProfileView } from '../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cards/profile-cards.module.css';
import { MoreCards, ProfileCards } from './cards/profile-cards.tsx';
import { Guide } from './guide/guide.tsx';
import { hasContributions, hasMore } from './head/sections.tsx';
import { profileTexts } from './profile.texts.ts';
import { type Opening, ProfileContext, type ProfileFrame } from './profile-context.ts';
import { ProfileDialogs } from './profile-dialogs.tsx';

/** The section that an address asks for, where this viewer has it; otherwise the profile itself. */
export function sectionOf(profile: ProfileView, wanted: string): string {
  const there =
    (wanted === 'complete' && profile.guide) ||
    (wanted === 'more' && hasMore(profile)) ||
    (wanted === 'tests' && profile.cards.tests) ||
    (wanted === 'contributions' && hasContributions(profile));
  return there ? wanted : 'profile';
}

type Props = {
  profile: ProfileView;
  /** The section that is shown. */
  shown: string;
  cv: ReactNode;
  /** The tests section, when it is open. */
  tests: ReactNode;
  /** The contributions section, when it is open. */
  contributions: ReactNode;
  /** The card of the team, for administrators. */
  team: ReactNode;
  /** For the owner, in the guide: ways to bring a profile from elsewhere. */
  bring: ReactNode;
};

/** A section of a profile below its head: cards, and the dialogs that they open. */
export function ProfileScreen({ profile, shown, cv, tests, contributions, team, bring }: Props) {
  const { developerId, can, hiddenCards, keptFromRecruiters, viewer, guide } = profile;
  const texts = useTexts(profileTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // Only during navigation: buttons stay enabled during a background revalidation, so that no click is lost.
  const loading = navigation.state === 'loading';
  const [opening, setOpening] = useState<Opening>();
  const open = useCallback(
    (wanted: Opening) => {
      if (wanted.card !== 'personal') return setOpening(wanted);
      void navigate(
        viewer === 'owner'
          ? pathTo(locale, 'userInformations')
          : pathTo(locale, 'developerInformations', { developerId }),
      );
    },
    [navigate, locale, viewer, developerId],
  );
  const close = useCallback(() => setOpening(undefined), []);
  const frame = useMemo<ProfileFrame>(
    () => ({ developerId, canEdit: can.edit, hiddenCards, keptFromRecruiters, loading, open }),
    [developerId, can.edit, hiddenCards, keptFromRecruiters, loading, open],
  );
  return (
    <ProfileContext value={frame}>
      {profile.disabled && (
        <div className={styles.top}>
          <Notice tone="error">
            <p>
              {texts.disabled} {viewer === 'owner' && texts.disabledWhy}
            </p>
          </Notice>
        </div>
      )}
      {profile.isShort && viewer === 'owner' && shown !== 'complete' && (
        <div className={styles.top}>
          <Notice tone="warning">
            <p>{texts.shortOwner}</p>
            <p>
              <ButtonLink
                look="secondary"
                href={`${pathTo(locale, 'profile', { alias: profile.alias })}?section=complete`}
              >
                {texts.sections.complete}
              </ButtonLink>
            </p>
          </Notice>
        </div>
      )}
      {shown === 'complete' && guide ? (
        <Guide guide={guide} bring={bring} />
      ) : shown === 'more' ? (
        <MoreCards profile={profile} />
      ) : shown === 'tests' ? (
        <div className={styles.top}>{tests}</div>
      ) : shown === 'contributions' ? (
        <div className={styles.top}>{contributions}</div>
      ) : (
        <ProfileCards key={developerId} profile={profile} cv={cv} hasCv={profile.cv !== undefined} team={team} />
      )}
      <ProfileDialogs developerId={developerId} opening={opening} close={close} />
    </ProfileContext>
  );
}
