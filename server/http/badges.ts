import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext } from 'hono';
import { etag } from 'hono/etag';
import { type AchievementId, isAchievement } from '../../domain/assessments/achievements/achievements.ts';
import { badgeImageAddress } from '../../domain/assessments/achievements/addresses.ts';
import { badgePage } from '../../domain/assessments/achievements/badge-page.ts';
import { unlockedOn } from '../../domain/assessments/achievements/unlocked-on.ts';
import { achievementWords } from '../../domain/assessments/achievements/words.ts';
import { resultMedals } from '../../domain/assessments/badges/addresses.ts';
import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import type { Runtime } from '../runtime.ts';
import { drawMedal, drawResultMedal } from '../services/assessments/achievements/draw-medal.ts';
import { printMedal } from '../services/assessments/achievements/print-medal.ts';
import { readBadge, type SharedAchievement } from '../services/assessments/achievements/read-badge.ts';
import type { AddressOf } from './client-address.ts';
import { drawingPolicy } from './security.ts';

type Env = { Bindings: HttpBindings };

/** Short, so that a badge soon disappears when the developer no longer shares it. */
const aWhile = 'public, max-age=300';
/** Other sites may embed badges; all other answers are same-origin only. */
const forEverybody = { 'cross-origin-resource-policy': 'cross-origin' };
const picture = {
  ...forEverybody,
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': drawingPolicy,
};
/** The only page that other sites may put into a frame. */
const framed =
  "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Medals, and the badges that developers embed in their own sites. */
export function badgeRoutes(runtime: Runtime, addressOf: AddressOf) {
  const routes = new Hono<Env>();
  const { BASE_URL: base, BRAND_NAME: brand } = runtime.config;
  routes.use('/medals/*', etag());
  routes.use('/badges/*', etag());
  routes.use('/en/badges/*', etag());

  routes.get('/medals/:file', (c) => {
    const [id = '', type, ...more] = c.req.param('file').split('.');
    const result = resultMedals.find((medal) => id === `result-${medal}`);
    if (!(result || isAchievement(id)) || type !== 'svg' || more.length > 0) return c.notFound();
    return c.body(result ? drawResultMedal(result) : drawMedal(id as AchievementId), 200, {
      ...picture,
      'cache-control': 'public, max-age=86400',
    });
  });

  const page = (c: HonoContext<Env>, locale: Locale, developerId: string, badge: SharedAchievement) => {
    const html = badgePage(locale, {
      ...achievementWords(locale, badge.id, badge.edit),
      unlocked: unlockedOn(locale, badge.unlockedAt),
      image: badgeImageAddress(developerId, badge.id),
      page: base + pathTo(locale, 'achievements', { alias: badge.alias }),
      brand,
    });
    c.env.outgoing.removeHeader('x-frame-options');
    return c.body(html, 200, {
      ...forEverybody,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framed,
      'cache-control': aWhile,
    });
  };

  routes.get('/badges/:developerId/:file', async (c) => {
    const { developerId, file } = c.req.param();
    const [id = '', type, ...more] = file.split('.');
    const badge = more.length === 0 ? await readBadge(runtime, developerId, id) : undefined;
    if (!badge) return c.notFound();
    const headers = { ...picture, 'cache-control': aWhile };
    switch (type) {
      case undefined:
        return page(c, 'fr', developerId, badge);
      case 'svg':
        return c.body(drawMedal(badge.id), 200, headers);
      case 'png':
        return c.body(await printMedal(runtime, badge.id, { clientAddress: addressOf(c) }), 200, {
          ...headers,
          'content-type': 'image/png',
        });
      default:
        return c.notFound();
    }
  });

  routes.get('/en/badges/:developerId/:id', async (c) => {
    const { developerId, id } = c.req.param();
    const badge = await readBadge(runtime, developerId, id);
    return badge ? page(c, 'en', developerId, badge) : c.notFound();
  });

  return routes;
}
