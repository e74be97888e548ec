import { useLoaderData } from 'react-router';
import { localeOf } from '../../../domain/paths.ts';
import { readTeam } from '../../../server/services/companies/team/read-team.ts';
import { teamTexts } from '../../features/companies/team/team.texts.ts';
import { TeamScreen } from '../../features/companies/team/team-screen.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/company-members.ts';

export const loader = serve((context, { params }: Route.LoaderArgs) => readTeam(context, params.alias));

export const meta: Route.MetaFunction = ({ loaderData: team, location, matches }) => {
  const brand = brandOf(matches);
  const texts = teamTexts[localeOf(location.pathname)];
  return [{ title: team ? `${texts.title(team.name)} – ${brand}` : brand }, { name: 'robots', content: 'noindex' }];
};

export default function CompanyMembersPage() {
  const team = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <TeamScreen key={team.companyId} team={team} />
    </div>
  );
}
