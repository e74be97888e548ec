import { data, redirect, useLoaderData, useSearchParams } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readUserTests } from '../../../server/services/assessments/user-tests/read-user-tests.ts';
import { readContributions } from '../../../server/services/catalogue/contributions/read-contributions.ts';
import { readSimilarPeople } from '../../../server/services/fit/read-similar-people.ts';
import type { PreviewWish } from '../../../server/services/profile/preview/read-preview.ts';
import { readActions } from '../../../server/services/profile/read-actions.ts';
import { readProfile } from '../../../server/services/profile/read-profile.ts';
import { UserTests } from '../../features/assessments/user-tests/user-tests.tsx';
import { ContributionList } from '../../features/catalogue/contributions/contribution-list.tsx';
import { SelectionBar } from '../../features/library/selection/selection-bar.tsx';
import { SimilarProfiles } from '../../features/library/similar-profiles.tsx';
import { AdminCard } from '../../features/moderation/admin-card.tsx';
import {
  HiddenProfile,
  NothingPublic,
  ShortProfile,
  UnopenedProfile,
  unlessUnopened,
} from '../../features/profile/hidden-profile.tsx';
import { PreviewBar, PreviewedRefusal } from '../../features/profile/preview/preview-bar.tsx';
import { profileTexts } from '../../features/profile/profile.texts.ts';
import { ProfileScreen, sectionOf } from '../../features/profile/profile-screen.tsx';
import { CvCard } from '../../features/resume/documents/cv-card.tsx';
import { BringCard } from '../../features/resume/imports/bring-card.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { FramedProfile } from '../framed-profile.tsx';
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
  const actions = await readActions(context, profile);
  const tests = searchParams.get('section') === 'tests' ? await readUserTests(context, profile) : undefined;
  const contributions =
    searchParams.get('section') === 'contributions' ? await readContributions(context, profile) : undefined;
  const similar = await readSimilarPeople(context, profile.developerId);
  return data({ ...profile, ...actions, tests, contributions, similar });
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
        <Shown key={profile.developerId} profile={profile} section={parameters.get('section') ?? 'profile'} />
      )}
      {profile.kind === 'profile' && profile.similar.length > 0 && <SimilarProfiles people={profile.similar} />}
      {selection && <SelectionBar candidates={selection.candidates} />}
    </div>
  );
}

type Loaded = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { kind: 'profile' }>;

function Shown({ profile, section }: { profile: Loaded; section: string }) {
  const { developerId, viewer, can, moderation, tests, contributions } = profile;
  const mine = viewer === 'owner';
  const shown = sectionOf(profile, section);
  return (
    <FramedProfile profile={profile} shown={shown} selection={profile.selection} moderation={moderation}>
      <ProfileScreen
        profile={profile}
        shown={shown}
        tests={
          tests && (
            <UserTests
              developerId={developerId}
              mine={mine}
              tests={tests}
              technologies={profile.cards.technologies ?? []}
            />
          )
        }
        contributions={contributions && <ContributionList contributions={contributions} mine={mine} />}
        cv={<CvCard developerId={developerId} cv={profile.cv} canEdit={can.edit} mine={mine} />}
        team={moderation && <AdminCard developerId={developerId} moderation={moderation} />}
        bring={
          can.import && (
            <BringCard developerId={developerId} offered={profile.isShort ?? false} hasCv={profile.cv !== undefined} />
          )
        }
      />
    </FramedProfile>
  );
}
