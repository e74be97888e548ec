import type { MetaDescriptor } from 'react-router';
import type { Site, StructuredData } from '../../domain/catalogue/structured-data.ts';
import { localeOf, pathTo } from '../../domain/paths.ts';
import { brandOf } from './page-title.ts';

type Args = { location: { pathname: string }; matches: readonly ({ loaderData?: unknown } | undefined)[] };
type Page = {
  title: string;
  description: string;
  /** The address of the page, without the host. */
  path: string;
  /** The picture of a shared link, without the host. */
  image: string;
  type?: 'website' | 'article';
  data?: (site: Site) => readonly StructuredData[];
};

const longestDescription = 160;

/** Title, description, the tags of a shared link, and the structured data for search engines. */
export function socialTags({ location, matches }: Args, page: Page): MetaDescriptor[] {
  const brand = brandOf(matches);
  const baseUrl = (matches[0]?.loaderData as { baseUrl?: string } | undefined)?.baseUrl ?? '';
  const locale = localeOf(location.pathname);
  const french = locale === 'fr';
  const site = { name: brand, baseUrl, home: pathTo(locale, 'home') };
  const title = `${page.title} – ${brand}`;
  const description = shortened(page.description);
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: baseUrl + page.path },
    { property: 'og:locale', content: french ? 'fr_FR' : 'en_GB' },
    { property: 'og:locale:alternate', content: french ? 'en_GB' : 'fr_FR' },
    { property: 'og:image', content: baseUrl + page.image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data?.(site) ?? []).map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

/** Cut between words, as search engines do. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}
