import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { ProfileView } from '../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Guide } from './guide/guide.tsx';
import { profileTexts } from './profile.texts.ts';
import styles from './profile-cards.module.css';
import { MoreCards, ProfileCards } from './profile-cards.tsx';
import { type Opening, ProfileContext, type ProfileFrame } from './profile-context.ts';
import { ProfileDialogs } from './profile-dialogs.tsx';
import { hasContributions, hasMore, Sections } from './profile-head.tsx';

type Props = {
  profile: ProfileView;
  section: string;
  boost: ReactNode;
  /** The button of the public link, for the owner. */
  share: ReactNode;
  cv: ReactNode;
  /** The tests section, when it is open. */
  tests: ReactNode;
  /** The contributions section, when it is open. */
  contributions: ReactNode;
  /** The actions of a viewer who is not the owner: conversation, favourite, notes, report. */
  recruiterActions: ReactNode;
  /** The button that opens the team's recommendation, for viewers who may read it. */
  recommendation: ReactNode;
  /** The menus that import and download the CV. */
  resumeMenus: ReactNode;
  /** For the owner, in the guide: ways to bring a profile from elsewhere. */
  bring: ReactNode;
  /** For administrators: their actions on the profile, and their card. */
  moderation?: { actions: ReactNode; card: ReactNode } | undefined;
};

/** The sections of a profile, its cards, and the dialogs that they open. */
export function ProfileScreen({ profile, section, boost, share, cv, tests, contributions, ...slots }: Props) {
  const { recruiterActions, recommendation, resumeMenus, bring, moderation } = slots;
  const { developerId, can, hiddenCards, keptFromRecruiters, viewer } = profile;
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
    () => ({ developerId, canEdit: can.edit, hiddenCards, keptFromRecruiters, loading, open, recommendation }),
    [developerId, can.edit, hiddenCards, keptFromRecruiters, loading, open, recommendation],
  );
  const { guide } = profile;
  const shown =
    section === 'complete' && guide
      ? 'complete'
      : section === 'more' && hasMore(profile)
        ? 'more'
        : section === 'tests' && profile.cards.tests
          ? 'tests'
          : section === 'contributions' && hasContributions(profile)
            ? 'contributions'
            : 'profile';
  return (
    <ProfileContext value={frame}>
      {(shown !== 'profile' || !profile.cards.about) && <h1 className={styles.who}>{profile.name ?? texts.title}</h1>}
      <Sections profile={profile} shown={shown} />
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
        <ProfileCards
          profile={profile}
          actions={
            <>
              <Actions
                profile={profile}
                boost={moderation?.actions ?? boost}
                {...{ share, recruiterActions, resumeMenus }}
              />
              {cv}
              {moderation?.card}
            </>
          }
        />
      )}
      <ProfileDialogs developerId={developerId} opening={opening} close={close} />
    </ProfileContext>
  );
}

type ActionsProps = Pick<Props, 'profile' | 'boost' | 'share' | 'recruiterActions' | 'resumeMenus'>;

function Actions({ profile, boost, share, recruiterActions, resumeMenus }: ActionsProps) {
  const { viewer, can, developerId } = profile;
  const { actions } = useTexts(profileTexts);
  const locale = useLocale();
  const links =
    viewer === 'owner'
      ? [
          { label: actions.display, href: pathTo(locale, 'visibilityManager') },
          { label: actions.preview, href: `${pathTo(locale, 'profile', { alias: profile.alias })}?view=public` },
        ]
      : can.openSettings
        ? [
            { label: actions.settings, href: pathTo(locale, 'developerSettings', { developerId }) },
            { label: actions.dashboard, href: pathTo(locale, 'developerDashboard', { developerId }) },
          ]
        : [];
  if (profile.preview || (links.length === 0 && !can.download && !can.report && viewer !== 'recruiter')) return null;
  return (
    <section
      className={styles.actions}
      data-viewer={viewer}
      data-team={can.openSettings || undefined}
      aria-label={actions.label}
    >
      {boost}
      {recruiterActions}
      {links.map(({ label, href }) => (
        <ButtonLink key={href} look="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
      {share}
      {resumeMenus}
    </section>
  );
}
