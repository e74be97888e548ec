import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { readPortal } from '../../../server/services/assessments/read-portal.ts';
import { CategoryScreen } from '../../features/assessments/portal/category-screen.tsx';
import { portalTexts } from '../../features/assessments/portal/portal.texts.ts';
import { serve } from '../../serve.ts';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/test-category.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { slug } = params;
  const portal = await readPortal(context, { slug });
  const { category } = portal;
  if (!category) throw new NotFound();
  // The slug of the other language redirects to the page in this one.
  if (category.slug !== slug) throw redirect(pathTo(context.locale, 'testCategory', { slug: category.slug }), 301);
  if (!context.viewer) context.page.keepSeconds = 10;
  return { portal, category };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const texts = portalTexts[localeOf(location.pathname)];
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  return [
    { title: `${texts.categoryTitle(loaderData.category.name)} – ${brand}` },
    { name: 'description', content: loaderData.category.tests.map(({ name }) => name).join(', ') },
  ];
};

export default function TestCategoryPage() {
  return <CategoryScreen {...useLoaderData<typeof loader>()} />;
}
