import { useLoaderData } from 'react-router';
import { localeOf } from '../../../domain/paths.ts';
import { readAts } from '../../../server/services/ats/read-ats.ts';
import { atsTexts } from '../../features/ats/ats.texts.ts';
import { AtsScreen } from '../../features/ats/ats-screen.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/ats-settings.ts';

export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const after = url.searchParams.get('after') ?? undefined;
  return { ats: await readAts(context, params.alias, after), further: after !== undefined };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const brand = brandOf(matches);
  const texts = atsTexts[localeOf(location.pathname)];
  const title = loaderData ? `${texts.title(loaderData.ats.name)} – ${brand}` : brand;
  return [{ title }, { name: 'robots', content: 'noindex' }];
};

export default function AtsSettingsPage() {
  const { ats, further } = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <AtsScreen key={ats.companyId} ats={ats} further={further} />
    </div>
  );
}
