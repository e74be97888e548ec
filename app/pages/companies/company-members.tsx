import { useLoaderData } from 'react-router';
import { localeOf } from '../../../domain/paths.ts';
import { readActivity } from '../../../server/services/companies/team/read-activity.ts';
import { readTeam } from '../../../server/services/companies/team/read-team.ts';
import { readAnswerAdvice } from '../../../server/services/jobs/answers/read-rate.ts';
import { teamTexts } from '../../features/companies/team/team.texts.ts';
import { TeamScreen } from '../../features/companies/team/team-screen.tsx';
import { RaiseRate } from '../../features/jobs/answers/raise-rate.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/company-members.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const team = await readTeam(context, params.alias);
  return {
    team,
    activity: await readActivity(context, team.companyId),
    answers: await readAnswerAdvice(context, team.companyId),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const brand = brandOf(matches);
  const texts = teamTexts[localeOf(location.pathname)];
  return [
    { title: loaderData ? `${texts.title(loaderData.team.name)} – ${brand}` : brand },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function CompanyMembersPage() {
  const { team, activity, answers } = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <TeamScreen key={team.companyId} team={team} activity={activity} rate={answers && <RaiseRate {...answers} />} />
    </div>
  );
}
