import { Hono } from 'hono';
import { portalKinds } from '../../domain/catalogue/portal.ts';
import { type PathKey, pathTo } from '../../domain/paths.ts';
import { type Locale, locales } from '../../domain/viewer.ts';
import type { Runtime } from '../runtime.ts';
import { readFeed } from '../services/catalogue/read-feed.ts';
import { listSitemaps, readSitemap, type SitemapName, sitemapKinds } from '../services/catalogue/sitemaps.ts';
import { type Card, drawCard } from '../services/link-cards/draw-card.ts';
import {
  catalogueCard,
  companyCard,
  homeCard,
  jobCard,
  portalCard,
  questionCard,
  testCard,
} from '../services/link-cards/read-card.ts';
import { feedXml, sitemapIndexXml, sitemapXml } from './xml.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const notForMachines: PathKey[] = [
  'signIn',
  'signUp',
  'forgotPassword',
  'security',
  'conversations',
  'candidates',
  'jobManager',
  'applications',
  'outbox',
  'preferences',
];

/** What search engines and those who show links ask for: robots, sitemaps, the feed of new questions, pictures. */
export function machineRoutes(runtime: Runtime) {
  const { config } = runtime;
  const routes = new Hono();

  routes.get('/robots.txt', (c) => {
    const closed = locales.flatMap((locale) => notForMachines.map((key) => `Disallow: ${pathTo(locale, key)}`));
    const lines = ['User-agent: *', ...closed, '', `Sitemap: ${config.BASE_URL}/sitemap.xml`, ''];
    return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' });
  });

  routes.get('/sitemap.xml', async (c) =>
    c.body(sitemapIndexXml(config.BASE_URL, await listSitemaps(runtime)), 200, xml),
  );

  routes.get('/sitemaps/:file', async (c) => {
    const name = sitemapOf(c.req.param('file'));
    const pages = name ? await readSitemap(runtime, name) : [];
    // A part that nothing is in has no file; the first one always has.
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

  const picture = async (locale: string, make: (locale: Locale) => Card | Promise<Card>): Promise<Response> => {
    const known = locales.find((one) => one === locale);
    const card = known && (await Promise.resolve(make(known)).catch(missing));
    if (!known || !card) return new Response(null, { status: 404 });
    const body = await drawCard(runtime, known, card);
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
    return new Response(Buffer.from(body), { headers });
  };
  for (const [name, card] of Object.entries({ home: homeCard, questions: catalogueCard })) {
    routes.get(`/og/:locale/${name}.png`, (c) => picture(c.req.param('locale'), card));
  }
  for (const [kind, card] of Object.entries({ test: testCard, job: jobCard, company: companyCard })) {
    routes.get(`/og/:locale/${kind}/:file`, (c) =>
      picture(c.req.param('locale'), (locale) => card(runtime, locale, idIn(c.req.param('file')))),
    );
  }
  routes.get('/og/:locale/question/:testId/:file', (c) => {
    const { testId, file } = c.req.param();
    return picture(c.req.param('locale'), (locale) =>
      questionCard(runtime, locale, { testId, questionId: idIn(file) }),
    );
  });
  for (const kind of portalKinds) {
    routes.get(`/og/:locale/${kind}/:file`, (c) =>
      picture(c.req.param('locale'), (locale) => portalCard(runtime, locale, kind, idIn(c.req.param('file')))),
    );
  }
  return routes;
}

const idIn = (file: string): string => file.replace(/\.png$/, '');

/** 'questions-fr-2.xml' */
function sitemapOf(file: string): SitemapName | undefined {
  const [, kind, locale, part] = /^([a-z]+)-(fr|en)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const known = sitemapKinds.find((one) => one === kind);
  return known && { kind: known, locale: locale as Locale, part: Number(part) };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && error.name === 'NotFound') return undefined;
  throw error;
}
