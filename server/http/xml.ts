import { escapeXml } from '../../domain/text/escape.ts';
import { type Locale, locales } from '../../domain/viewer.ts';
import type { Config } from '../config.ts';
import type { ListedPage } from '../services/catalogue/listed-page.ts';
import type { FeedItem } from '../services/catalogue/read-feed.ts';
import type { SitemapName } from '../services/catalogue/sitemaps.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastModified = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');

export function sitemapIndexXml(
  baseUrl: string,
  files: readonly (SitemapName & { changedAt: Date | undefined })[],
): string {
  const rows = files.map(
    ({ kind, locale, part, changedAt }) =>
      `<sitemap><loc>${escapeXml(`${baseUrl}/sitemaps/${kind}-${locale}-${part}.xml`)}</loc>${lastModified(changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${sitemaps}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** Each page with links to the same page in the other language. */
export function sitemapXml(baseUrl: string, locale: Locale, pages: readonly ListedPage[]): string {
  const rows = pages.map(({ paths, changedAt }) => {
    const twins = [...locales.map((one) => [one, paths[one]] as const), ['x-default', paths.fr] as const];
    const links = twins.map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(baseUrl + path)}"/>`,
    );
    return `<url><loc>${escapeXml(baseUrl + paths[locale])}</loc>${lastModified(changedAt)}${links.join('')}</url>`;
  });
  return `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`;
}

const feedWords = {
  fr: { title: 'Nouvelles questions d’entretien', about: 'Les dernières questions d’entretien technique publiées.' },
  en: { title: 'New interview questions', about: 'The latest technical interview questions.' },
};

type Feed = { locale: Locale; address: string; items: readonly FeedItem[] };

export function feedXml({ BASE_URL, BRAND_NAME }: Config, { locale, address, items }: Feed): string {
  const { title, about } = feedWords[locale];
  const rows = items.map(({ title: asked, test, path, publishedAt }) => {
    const link = escapeXml(BASE_URL + path);
    return `<item><title>${escapeXml(asked.replaceAll('`', ''))}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><category>${escapeXml(test)}</category><pubDate>${publishedAt.toUTCString()}</pubDate></item>`;
  });
  const last = items[0] ? `<lastBuildDate>${items[0].publishedAt.toUTCString()}</lastBuildDate>` : '';
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${title} – ${BRAND_NAME}`)}</title><link>${escapeXml(BASE_URL + address.replace(/\.rss$/, ''))}</link>
<description>${escapeXml(about)}</description><language>${locale}</language>${last}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(BASE_URL + address)}"/>
${rows.join('\n')}
</channel></rss>
`;
}
