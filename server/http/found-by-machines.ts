import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { portalKinds } from '../../domain/catalogue/portal.ts';
import { type PlainPathKey, pathTo } from '../../domain/paths.ts';
import { type Locale, locales } from '../../domain/viewer.ts';
import type { Runtime } from '../runtime.ts';
import { readFeed } from '../services/catalogue/read-feed.ts';
import { listSitemaps, readSitemap, type SitemapName, sitemapKinds } from '../services/catalogue/sitemaps.ts';
import { type Card, cardName, drawCard } from '../services/shell/link-cards/draw-card.ts';
import {
  badgeCard,
  catalogueCard,
  companyCard,
  homeCard,
  jobCard,
  portalCard,
  questionCard,
  testCard,
} from '../services/shell/link-cards/read-card.ts';
import type { AddressOf } from './client-address.ts';
import { feedXml, sitemapIndexXml, sitemapXml } from './xml.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const notForMachines: PlainPathKey[] = [
  'forgotPassword',
  'security',
  'conversations',
  'candidates',
  'jobManager',
  'applications',
  'outbox',
  'preferences',
];

/** Found by people who search for the product; the same page with a way back is linked from everywhere. */
const openAlone: PlainPathKey[] = ['signIn', 'signUp'];

/** Files for search engines and link previews: robots.txt, sitemaps, the feed of new questions, preview images. */
export function machineRoutes(runtime: Runtime, addressOf: AddressOf) {
  const { config } = runtime;
  const routes = new Hono();

  routes.get('/robots.txt', (c) => {
    const closed = locales.flatMap((locale) => [
      ...notForMachines.map((key) => `Disallow: ${pathTo(locale, key)}`),
      ...openAlone.map((key) => `Disallow: ${pathTo(locale, key)}?`),
    ]);
    const lines = ['User-agent: *', ...closed, '', `Sitemap: ${config.BASE_URL}/sitemap.xml`, ''];
    return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' });
  });

  routes.get('/sitemap.xml', async (c) =>
    c.body(sitemapIndexXml(config.BASE_URL, await listSitemaps(runtime)), 200, xml),
  );

  routes.get('/sitemaps/:file', async (c) => {
    const name = sitemapOf(c.req.param('file'));
    const pages = name ? await readSitemap(runtime, name) : [];
    // The first part always exists; a later part exists only when it contains pages.
    if (!name || (pages.length === 0 && name.part > 1)) return c.notFound();
    return c.body(sitemapXml(config.BASE_URL, name.locale, pages), 200, xml);
  });

  for (const locale of locales) {
    const address = `${pathTo(locale, 'questions')}.rss`;
    routes.get(address, async (c) => {
      const body = feedXml(config, { locale, address, items: await readFeed(runtime, locale) });
      return c.body(body, 200, {
        ...xml,
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      });
    });
  }

  const picture = async (
    c: HonoContext,
    make: (locale: Locale) => Card | Promise<Card>,
    seconds = 86_400,
  ): Promise<Response> => {
    const known = locales.find((one) => one === c.req.param('locale'));
    const card = known && (await Promise.resolve(make(known)).catch(missing));
    if (!known || !card) return new Response(null, { status: 404 });
    // Computed before the image is drawn: a client that has the image in its cache causes no drawing.
    const etag = `"${createHash('sha256').update(cardName(runtime, card)).digest('base64url')}"`;
    const headers = { 'cache-control': `public, max-age=${seconds}`, etag };
    if (isKnown(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const body = await drawCard(runtime, card, { clientAddress: addressOf(c) });
    return new Response(body, { headers: { ...headers, 'content-type': 'image/png' } });
  };
  for (const [name, card] of Object.entries({ home: homeCard, questions: catalogueCard })) {
    routes.get(`/og/:locale/${name}.png`, (c) => picture(c, card));
  }
  for (const [kind, card] of Object.entries({ test: testCard, job: jobCard, company: companyCard })) {
    routes.get(`/og/:locale/${kind}/:file`, (c) =>
      picture(c, (locale) => card(runtime, locale, idIn(c.req.param('file')))),
    );
  }
  // Short, so that the picture soon disappears when the badge is withdrawn.
  routes.get('/og/:locale/badge/:file', (c) =>
    picture(c, (locale) => badgeCard(runtime, locale, idIn(c.req.param('file'))), 30),
  );
  routes.get('/og/:locale/question/:testId/:file', (c) => {
    const { testId, file } = c.req.param();
    return picture(c, (locale) => questionCard(runtime, locale, { testId, questionId: idIn(file) }));
  });
  for (const kind of portalKinds) {
    routes.get(`/og/:locale/${kind}/:file`, (c) =>
      picture(c, (locale) => portalCard(runtime, locale, kind, idIn(c.req.param('file')))),
    );
  }
  return routes;
}

/** If-None-Match may list several ETags; an ETag of a compressed answer is weak (W/). */
const isKnown = (named: string | undefined, etag: string): boolean =>
  named?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

const idIn = (file: string): string => file.replace(/\.png$/, '');

/** Parses a file name such as 'questions-fr-2.xml'. */
function sitemapOf(file: string): SitemapName | undefined {
  const [, kind, locale, part] = /^([a-z]+)-(fr|en)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const known = sitemapKinds.find((one) => one === kind);
  return known && { kind: known, locale: locale as Locale, part: Number(part) };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && error.name === 'NotFound') return undefined;
  throw error;
}
