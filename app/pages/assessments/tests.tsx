import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { readTestsQuery, testsQueryString } from '../../../domain/assessments/test-search.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readPortal } from '../../../server/services/assessments/read-portal.ts';
import { portalTexts } from '../../features/assessments/portal/portal.texts.ts';
import { PortalScreen } from '../../features/assessments/portal/portal-screen.tsx';
import { ContributeCall } from '../../features/catalogue/contributions/contribute-call.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

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
  // The address of an empty search has no query.
  if (!query && searchParams.size > 0) throw redirect(pathTo(context.locale, 'tests') + testsQueryString(query));
  if (!context.viewer) context.page.keepSeconds = 10;
  return { query, portal: await readPortal(context, query) };
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
