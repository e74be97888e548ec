import { data, redirect, useLoaderData, useSearchParams } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { canModerate } from '../../../domain/permissions/moderation.ts';
import { readUserTests } from '../../../server/services/assessments/user-tests/read-user-tests.ts';
import { readContributions } from '../../../server/services/catalogue/contributions/read-contributions.ts';
import { readSimilarPeople } from '../../../server/services/fit/read-similar-people.ts';
import { readSelection } from '../../../server/services/library/selection/read-selection.ts';
import { readModeration } from '../../../server/services/moderation/read-moderation.ts';
import type { PreviewWish } from '../../../server/services/profile/preview/read-preview.ts';
import type { ProfileView } from '../../../server/services/profile/profile-view.ts';
import { readProfile } from '../../../server/services/profile/read-profile.ts';
import { UserTests } from '../../features/assessments/user-tests/user-tests.tsx';
import { ContributionList } from '../../features/catalogue/contributions/contribution-list.tsx';
import { Conversation } from '../../features/contact/conversation.tsx';
import { RecommendationButton } from '../../features/library/notes/recommendation-button.tsx';
import { RecruiterActions } from '../../features/library/recruiter/recruiter-actions.tsx';
import { SelectionBar } from '../../features/library/selection/selection-bar.tsx';
import { SelectionButton } from '../../features/library/selection/selection-button.tsx';
import { SimilarProfiles } from '../../features/library/similar-profiles.tsx';
import { AdminCard } from '../../features/moderation/admin-card.tsx';
import { ModerationActions } from '../../features/moderation/moderation-actions.tsx';
import { BoostButton } from '../../features/profile/boost/boost-button.tsx';
import {
  HiddenProfile,
  NothingPublic,
  ShortProfile,
  UnopenedProfile,
  unlessUnopened,
} from '../../features/profile/hidden-profile.tsx';
import { PreviewBar, PreviewedRefusal } from '../../features/profile/preview/preview-bar.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { ProfileScreen } from '../../features/profile/profile-screen.tsx';
import { ShareButton } from '../../features/profile/share/share-button.tsx';
import { CvCard } from '../../features/resume/documents/cv-card.tsx';
import { DownloadMenu } from '../../features/resume/downloads/download-menu.tsx';
import { BringCard } from '../../features/resume/imports/bring-card.tsx';
import { ImportMenu } from '../../features/resume/imports/import-menu.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/profile.ts';

/** The page of a developer, by alias or by id. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const wanted = params.alias;
  const { search, searchParams } = url;
  const profile = await readProfile(context, wanted, { wish: wishOf(searchParams) });
  if (profile.kind === 'hidden') return data(profile, profile.reason === 'no_profile' ? 404 : 403);
  if (profile.kind === 'short') return data(profile, 403);
  if (profile.kind === 'unopened') return data(profile);
  // docs/product/profile.md, The profile page: for a signed-in viewer, the id in the address is replaced by the
  // alias; a former alias leads everyone to the present one.
  if (profile.moved || (context.viewer && wanted === profile.developerId && profile.alias !== wanted)) {
    throw redirect(pathTo(context.locale, 'profile', { alias: profile.alias }) + search);
  }
  const selection = await readSelection(context, [profile.developerId]);
  const tests = searchParams.get('section') === 'tests' ? await readUserTests(context, profile) : undefined;
  const contributions =
    searchParams.get('section') === 'contributions' ? await readContributions(context, profile) : undefined;
  const moderation =
    canModerate(context.viewer) && profile.can.openSettings
      ? await readModeration(context, profile.developerId)
      : undefined;
  const similar = await readSimilarPeople(context, profile.developerId);
  return data({ ...profile, selection, tests, contributions, moderation, similar });
});

function wishOf(parameters: URLSearchParams): PreviewWish | undefined {
  const view = parameters.get('view');
  if (view === 'public') return { as: view };
  return view === 'recruiter' ? { as: view, company: parameters.get('company') ?? '' } : undefined;
}

export const shouldRevalidate = unlessUnopened;

export const meta: Route.MetaFunction = ({ loaderData: profile, location, matches }) => {
  const texts = profileTexts[localeOf(location.pathname)];
  const brand = brandOf(matches);
  if (profile?.kind !== 'profile') return [{ title: `${texts.hiddenTitle} – ${brand}` }, noIndex];
  const about = profile.cards.about;
  const title = [profile.name ?? texts.title, about?.profession].filter(Boolean).join(' – ');
  const tags = [{ title: `${title} – ${brand}` }, ...(profile.listed ? [] : [noIndex])];
  const description = about?.oneSentenceDescription;
  return description ? [...tags, { name: 'description', content: description }] : tags;
};

const noIndex = { name: 'robots', content: 'noindex' };

export default function ProfilePage() {
  const profile = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const selection = profile.kind === 'profile' ? profile.selection : undefined;
  const preview = profile.kind === 'profile' ? profile.preview : undefined;
  const selectable = profile.kind === 'profile' ? selection?.selectable[profile.developerId] : undefined;
  return (
    <div className={page.wide}>
      {profile.kind === 'profile' && preview && <PreviewBar developerId={profile.developerId} preview={preview} />}
      {profile.kind === 'hidden' ? (
        <HiddenProfile reason={profile.reason} />
      ) : profile.kind === 'short' ? (
        <ShortProfile />
      ) : profile.kind === 'unopened' ? (
        <UnopenedProfile />
      ) : preview && Object.keys(profile.cards).length === 0 ? (
        <PreviewedRefusal preview={preview} />
      ) : Object.keys(profile.cards).length === 0 ? (
        <NothingPublic anonymous={profile.viewer === 'anonymous'} />
      ) : (
        <ProfileScreen
          key={profile.developerId}
          profile={profile}
          section={parameters.get('section') ?? 'profile'}
          tests={
            profile.tests && (
              <UserTests
                developerId={profile.developerId}
                mine={profile.viewer === 'owner'}
                tests={profile.tests}
                technologies={profile.cards.technologies ?? []}
              />
            )
          }
          contributions={
            profile.contributions && (
              <ContributionList contributions={profile.contributions} mine={profile.viewer === 'owner'} />
            )
          }
          cv={
            <CvCard
              developerId={profile.developerId}
              cv={profile.cv}
              canEdit={profile.can.edit}
              mine={profile.viewer === 'owner'}
            />
          }
          recruiterActions={
            <RecruiterActions
              key={profile.developerId}
              profile={profile}
              conversation={(setFavourite) => (
                <Conversation
                  developerId={profile.developerId}
                  developerName={profile.name}
                  contact={profile.contact}
                  selection={
                    selectable &&
                    selectable !== 'conversation' && (
                      <SelectionButton
                        developerId={profile.developerId}
                        name={profile.name ?? ''}
                        selected={(selection?.candidates ?? []).map(({ id }) => id)}
                        disabled={selectable === 'unavailable'}
                      />
                    )
                  }
                  onFavourite={setFavourite}
                />
              )}
            />
          }
          recommendation={<RecommendationButton developerId={profile.developerId} />}
          resumeMenus={<ResumeMenus profile={profile} />}
          bring={
            profile.can.import && (
              <BringCard
                developerId={profile.developerId}
                offered={profile.isShort ?? false}
                hasCv={profile.cv !== undefined}
              />
            )
          }
          moderation={
            profile.moderation && {
              actions: (
                <ModerationActions
                  developerId={profile.developerId}
                  name={profile.name ?? ''}
                  acts={profile.moderation.acts}
                />
              ),
              card: <AdminCard developerId={profile.developerId} moderation={profile.moderation} />,
            }
          }
          share={profile.link && <ShareButton link={profile.link} />}
          boost={
            profile.can.boost && <BoostButton developerId={profile.developerId} enabled={profile.published ?? false} />
          }
        />
      )}
      {profile.kind === 'profile' && profile.similar.length > 0 && <SimilarProfiles people={profile.similar} />}
      {selection && <SelectionBar candidates={selection.candidates} />}
    </div>
  );
}

function ResumeMenus({ profile }: { profile: Pick<ProfileView, 'developerId' | 'can'> }) {
  const { developerId, can } = profile;
  return (
    <>
      {can.import && <ImportMenu />}
      {can.download && <DownloadMenu developerId={developerId} download={can.download} anonymise={can.anonymise} />}
    </>
  );
}
