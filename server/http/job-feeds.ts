import { Hono, type Context as HonoContext } from 'hono';
import { stream } from 'hono/streaming';
import { feedFiles } from '../../domain/jobs/feeds/feed-address.ts';
import { feedFormats } from '../../domain/jobs/feeds/feed-formats.ts';
import { NotFound } from '../../domain/refusals.ts';
import { locales } from '../../domain/viewer.ts';
import type { Runtime } from '../runtime.ts';
import { companyOfFeed, readPostedJobs } from '../services/jobs/feeds/read-posted-jobs.ts';

/** docs/product/jobs.md, Feeds of offers: for job boards, of the whole market and of each company. */
export function jobFeedRoutes(runtime: Runtime) {
  const { config, ports } = runtime;
  const routes = new Hono();

  const feed = async (c: HonoContext, companyAlias: string | undefined): Promise<Response> => {
    const locale = locales.find((one) => one === c.req.param('locale'));
    const file = feedFiles.find((one) => one === c.req.param('file'));
    if (!locale || !file) return c.notFound();
    const companyId = companyAlias === undefined ? undefined : await companyOfFeed(runtime, companyAlias);
    const { type, head, job, between, tail } = feedFormats[file];
    c.header('content-type', type);
    c.header('cache-control', 'public, max-age=3600');
    return stream(c, async (out) => {
      await out.write(head({ name: config.BRAND_NAME, url: config.BASE_URL, at: ports.clock.now() }));
      let first = true;
      for await (const jobs of readPostedJobs(runtime, { locale, companyId })) {
        // The board has gone: nothing more is read for it.
        if (out.aborted) return;
        for (const one of jobs) {
          await out.write((first ? '' : between) + job(one));
          first = false;
        }
      }
      await out.write(tail);
    });
  };

  routes.get('/feeds/:locale/jobs/:file', (c) => feed(c, undefined));
  routes.get('/feeds/:locale/companies/:company/:file', (c) =>
    feed(c, c.req.param('company')).catch((error: unknown) => {
      if (error instanceof NotFound) return c.notFound();
      throw error;
    }),
  );
  return routes;
}
