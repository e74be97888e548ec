import { redirect, useLoaderData } from 'react-router';
import { readCatalogueQuery, writeCatalogueQuery } from '../../../domain/catalogue/query.ts';
import { isFiltered } from '../../../domain/catalogue/search-string.ts';
import { questionListData } from '../../../domain/catalogue/structured-data.ts';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readCatalogue, rememberSeconds, shownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import { catalogueTexts } from '../../features/catalogue/catalogue.texts.ts';
import { CatalogueScreen } from '../../features/catalogue/catalogue-screen.tsx';
import { serve } from '../../serve.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/questions.ts';

export const loader = serve(async (context, { url }) => {
  const { locale } = context;
  const given = url.searchParams;
  const data = await readCatalogue(context, readCatalogueQuery(given));
  const canonical = writeCatalogueQuery(data.query);
  const addressIn = (one: 'fr' | 'en') => pathTo(one, 'questions') + (canonical && `?${canonical}`);
  // One list has one address. The same filters in another order redirect permanently; removed filters may depend on
  // the viewer, so that redirect is temporary.
  if (canonical !== given.toString()) {
    const sorted = (params: URLSearchParams) => [...params].map(String).sort().join('&');
    const same = sorted(given) === sorted(new URLSearchParams(canonical));
    throw redirect(addressIn(locale), same ? 301 : 302);
  }
  if (!context.viewer) context.page.keepSeconds = rememberSeconds;
  return { ...shownCatalogue(data), addresses: { fr: addressIn('fr'), en: addressIn('en') } };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args;
  const locale = localeOf(location.pathname);
  const texts = catalogueTexts[locale];
  const { title, description } = texts;
  const filtered = isFiltered(location.search);
  const page = loaderData?.query.page ?? 1;
  const path = loaderData?.addresses[locale] ?? pathTo(locale, 'questions');
  const list = loaderData && { title, description, path, locale, page, ...loaderData, crumbs: [] };
  return [
    ...socialTags(args as Parameters<typeof socialTags>[0], {
      title: page > 1 ? `${title}, ${texts.page(page).toLowerCase()}` : title,
      description,
      path,
      image: `/og/${locale}/questions.png`,
      data: (site) => (list && !filtered ? questionListData(site, list) : []),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: texts.feed,
      href: `${pathTo(locale, 'questions')}.rss`,
    },
    // Search engines index the whole list, not the filtered ones.
    ...(filtered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function QuestionsPage() {
  return <CatalogueScreen data={useLoaderData<typeof loader>()} />;
}
