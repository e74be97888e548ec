import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { readTestsQuery, testsQueryString } from '../../domain/tests/test-search.ts';
import { readPortal } from '../../server/services/tests/read-portal.ts';
import { ContributeCall } from '../features/contributions/contribute-call.tsx';
import { portalTexts } from '../features/tests/portal/portal.texts.ts';
import { PortalScreen } from '../features/tests/portal/portal-screen.tsx';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

const titles = pageTitle(
  (locale) => portalTexts[locale].title,
  (locale) => portalTexts[locale].description,
);

export const meta: MetaFunction = (args) => {
  const tags = titles(args as Parameters<typeof titles>[0]) ?? [];
  return args.location.search ? [...tags, { name: 'robots', content: 'noindex' }] : tags;
};

export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const query = readTestsQuery(searchParams);
  // An empty search is no search: the address goes without it.
  if (!query && searchParams.size > 0) throw redirect(pathTo(context.locale, 'tests') + testsQueryString(query));
  if (!context.viewer) context.page.keepSeconds = 10;
  return { query, portal: await readPortal(context, { query }) };
});

export default function TestsPage() {
  return (
    <>
      <PortalScreen {...useLoaderData<typeof loader>()} />
      <div className={page.wide}>
        <ContributeCall />
      </div>
    </>
  );
}
