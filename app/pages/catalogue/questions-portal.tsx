import { redirect, useLoaderData } from 'react-router';
import { questionListData } from '../../../domain/catalogue/structured-data.ts';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { readQuestionPortal } from '../../../server/services/catalogue/read-portal.ts';
import { catalogueTexts } from '../../features/catalogue/catalogue.texts.ts';
import { portalTexts } from '../../features/catalogue/portal.texts.ts';
import { PortalScreen } from '../../features/catalogue/portal-screen.tsx';
import { wholeNumber } from '../../i18n/dates.ts';
import { serve } from '../../serve.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/questions-portal.ts';

/** The page of a technology or a profession, which the address tells. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const { locale } = context;
  const { pathname, search } = url;
  const { slug, page = '1' } = params;
  const kind = /\/(technologie|technology)\//.test(pathname) ? 'technology' : 'profession';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new NotFound();
  const portal = await readQuestionPortal(context, { kind, slug, page: Number(page) });
  const address = portal.addresses[locale];
  // One page has one address: old names, the other language, '/1' at the end and a query are redirected.
  if (pathname !== address || search) throw redirect(address, 301);
  if (!context.viewer) context.page.keepSeconds = 10;
  const texts = portalTexts[locale];
  const { name, total } = portal;
  const [title, description] =
    kind === 'technology'
      ? [texts.technologyTitle(name), texts.technologyLead(name, wholeNumber(locale, total), total)]
      : [texts.professionTitle(name), texts.professionLead(name, wholeNumber(locale, total), total)];
  return { portal, title, description, addresses: portal.addresses };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args;
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const locale = localeOf(location.pathname);
  const { portal, title, description } = loaderData;
  const path = portal.addresses[locale];
  const above = [{ name: catalogueTexts[locale].title, path: pathTo(locale, 'questions') }];
  return [
    ...socialTags(args as Parameters<typeof socialTags>[0], {
      title: portal.page > 1 ? `${title}, ${portalTexts[locale].page(portal.page)}` : title,
      description,
      path,
      image: `/og/${locale}/${portal.kind}/${portal.id}.png`,
      data: (site) =>
        portal.total > 0 ? questionListData(site, { ...portal, title, description, path, locale, crumbs: above }) : [],
    }),
    ...(portal.total > 0 ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

export default function QuestionsPortalPage() {
  return <PortalScreen portal={useLoaderData<typeof loader>().portal} />;
}
