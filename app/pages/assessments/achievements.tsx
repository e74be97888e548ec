import { data, redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readAchievements } from '../../../server/services/assessments/achievements/read-achievements.ts';
import { readActions } from '../../../server/services/profile/read-actions.ts';
import { readProfile } from '../../../server/services/profile/read-profile.ts';
import { achievementsTexts } from '../../features/assessments/achievements/achievements.texts.ts';
import { Achievements } from '../../features/assessments/achievements/achievements.tsx';
import {
  HiddenProfile,
  ShortProfile,
  UnopenedProfile,
  unlessUnopened,
} from '../../features/profile/hidden-profile.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { FramedProfile } from '../framed-profile.tsx';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/achievements.ts';

/** docs/product/assessments.md, Achievements page: found by alias or by id, with the access rules of the profile. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const wanted = params.alias;
  const profile = await readProfile(context, wanted);
  if (profile.kind === 'hidden') return data(profile, profile.reason === 'no_profile' ? 404 : 403);
  if (profile.kind === 'short') return data(profile, 403);
  if (profile.kind === 'unopened') return data(profile);
  if (profile.moved || (context.viewer && wanted === profile.developerId && profile.alias !== wanted)) {
    throw redirect(pathTo(context.locale, 'achievements', { alias: profile.alias }));
  }
  return data({
    ...profile,
    ...(await readActions(context, profile)),
    shown: await readAchievements(context, profile),
  });
});

export const shouldRevalidate = unlessUnopened;

export const meta: Route.MetaFunction = ({ loaderData: profile, location, matches }) => {
  const texts = achievementsTexts[localeOf(location.pathname)];
  const named = profile?.kind === 'profile' && profile.name !== undefined;
  const title = `${named ? texts.pageTitle(profile.name ?? '') : texts.title} – ${brandOf(matches)}`;
  const listed = profile?.kind === 'profile' && profile.listed && profile.shown.unlocked.length > 0;
  return [{ title }, ...(listed ? [] : [{ name: 'robots', content: 'noindex' }])];
};

export default function AchievementsPage() {
  const profile = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      {profile.kind === 'hidden' ? (
        <HiddenProfile reason={profile.reason} />
      ) : profile.kind === 'short' ? (
        <ShortProfile />
      ) : profile.kind === 'unopened' ? (
        <UnopenedProfile />
      ) : (
        <FramedProfile
          key={profile.developerId}
          profile={profile}
          shown="achievements"
          selection={profile.selection}
          moderation={profile.moderation}
        >
          <Achievements developerId={profile.developerId} achievements={profile.shown} />
        </FramedProfile>
      )}
    </div>
  );
}
