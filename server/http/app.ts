import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { needsSecondFactor } from '../../domain/account/second-factor-rule.ts';
import { localeOf } from '../../domain/paths.ts';
import { readChoices } from '../../domain/privacy/choices.ts';
import { refusalOf } from '../../domain/refusals.ts';
import { isSecureSite, siteCookie } from '../../domain/site-cookie.ts';
import { cancelledStatus, isCancellation } from '../cancelled.ts';
import type { Context } from '../context.ts';
import { isDatabaseGone, lostSince } from '../data/database.ts';
import { contextKeyOf } from '../react-router/context-key.ts';
import { pageOf } from '../react-router/data-address.ts';
import { nameAlphabet } from '../react-router/data-answer.ts';
import { openPageHandlers } from '../react-router/page-handlers.ts';
import type { Runtime } from '../runtime.ts';
import { callAuth } from '../services/account/call-auth.ts';
import { watched } from '../services/account/impersonation/watched.ts';
import { readViewer } from '../services/account/read-viewer.ts';
import { unnamedAnalytics } from '../services/privacy/erasure/unnamed-analytics.ts';
import { unnamedLinks } from '../services/privacy/erasure/unnamed-links.ts';
import { problem } from './api/problem.ts';
import { apiRoutes } from './api/routes.ts';
import { badgeRoutes } from './badges.ts';
import { type BodyLimits, openBodies } from './bodies.ts';
import { isCleanAddress, withCleanBody } from './check-input.ts';
import { clientAddresses } from './client-address.ts';
import { credentialRoutes } from './credentials.ts';
import { machineRoutes } from './found-by-machines.ts';
import { imageRoutes } from './images.ts';
import { installableRoutes } from './installable.ts';
import { jobFeedRoutes } from './job-feeds.ts';
import { openLiveConnections } from './live-connections.ts';
import { liveStream } from './live-stream.ts';
import { loggedPath } from './logged-path.ts';
import { operationRoutes } from './operation.ts';
import { pageAnswer } from './page-answer.ts';
import { cacheKey, openPageCache } from './page-cache.ts';
import { pictureRoutes } from './pictures.ts';
import { type PlainReason, plainPage, plainReasons } from './plain-page.ts';
import { schedulingWebhook } from './scheduling-webhook.ts';
import { comesFromUs, contentSecurityPolicy, frameSources, securityHeaders } from './security.ts';
import { securityContactRoutes } from './security-contact.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { openCvUpload, openImageUpload, openMessageFileUpload } from './uploads.ts';

export type Pages = { build: (pathname: string) => Promise<ServerBuild>; clientFolder: string | undefined };
type Variables = { requestId: string; nonce: string; userId: string | undefined };

const formBytes = 1024 * 1024;
/** A form with a file: the service checks the size of the file itself. */
const importBytes = 6 * 1024 * 1024;

/** The HTTP layer: everything that happens to a request before and after its page. */
export function createApp(runtime: Runtime, pages: Pages, limits: { bodies?: Partial<BodyLimits> } = {}) {
  const { config, log, metrics } = runtime;
  const development = !pages.clientFolder;
  const { host: publicHost } = new URL(config.BASE_URL);
  const secure = isSecureSite(config.BASE_URL);
  const pageCache = openPageCache();
  const bodies = openBodies(limits.bodies);
  const connections = openLiveConnections();
  const handlersOf = openPageHandlers(development ? 'development' : 'production', {
    shortcuts: config.PAGE_HANDLERS === 'fast',
    publicHost,
  });
  const addressOf = clientAddresses(config.CLIENT_ADDRESS_HEADER);
  const fixedHeaders = Object.entries(securityHeaders(config));
  const frames = frameSources(config);
  const unnamedPorts = {
    ...runtime.ports,
    analytics: unnamedAnalytics(runtime.ports.analytics),
    // The redirect of the product itself may know who follows a link; another company may not.
    links: config.TRACKING_URL ? unnamedLinks(runtime.ports.links) : runtime.ports.links,
  };
  const app = new Hono<{ Variables: Variables; Bindings: HttpBindings }>();

  const plain = (c: HonoContext, reason: PlainReason, headers: Record<string, string> = {}): Response => {
    return plainPage(reason, localeOf(c.req.path), c.get('requestId'), headers);
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const random = randomBytes(22);
    const requestId = random.toString('hex', 0, 6);
    const nonce = random.toString('base64', 6);
    c.set('requestId', requestId);
    c.set('nonce', nonce);
    // Set on the Node response: a header that an answer sets itself overrides these.
    for (const [name, value] of fixedHeaders) c.env.outgoing.setHeader(name, value);
    c.env.outgoing.setHeader('content-security-policy', contentSecurityPolicy(nonce, development, frames));
    c.env.outgoing.setHeader('x-request-id', requestId);
    try {
      if (isCleanAddress(c.req.raw.url)) await next();
      else c.res = c.req.path.startsWith('/api/') ? problem(requestId, 'malformed') : plain(c, 400);
    } catch (error) {
      // Hono passes only Error objects to onError: a cancelled request may throw another value.
      if (!isCancellation(error, c.req.raw.signal)) throw error;
      c.res = givenUp();
    }
    const milliseconds = performance.now() - started;
    // Closed before anything was written: the visitor has cancelled the request, which is not a failure.
    if (c.env.outgoing.destroyed && c.res.status < 500) {
      // Otherwise writing a streamed answer to the closed connection would fail.
      c.res.body?.cancel().catch(() => {});
      c.res = givenUp();
      metrics.requests.observe({ method: c.req.method, status: cancelledStatus }, milliseconds / 1000);
      log.debug(
        {
          requestId,
          method: c.req.method,
          path: loggedPath(c.req.path),
          status: cancelledStatus,
          ms: Math.round(milliseconds),
        },
        'request cancelled by the visitor',
      );
      return;
    }
    metrics.requests.observe({ method: c.req.method, status: c.res.status }, milliseconds / 1000);
    // Without the query and without names in the path: personal data, tokens and searches must not be logged.
    if (c.res.status >= 400 || milliseconds > 1000) {
      log.info(
        {
          requestId,
          // Only the id: a reader needs access to the database to find the person.
          userId: c.get('userId'),
          method: c.req.method,
          path: loggedPath(c.req.path),
          status: c.res.status,
          ms: Math.round(milliseconds),
        },
        'request',
      );
    }
  });

  app.onError((error, c) => {
    if (isCancellation(error, c.req.raw.signal)) return givenUp();
    const refusal = refusalOf(error);
    const reason = refusal && plainReasons[refusal.kind];
    if (reason) return plain(c, reason, refusal.headers);
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return plain(c, isDatabaseGone(error) ? 503 : 500);
  });

  app.route('/', operationRoutes(runtime));

  if (pages.clientFolder) {
    const folder = pages.clientFolder;
    // Listed at the start: most requests are for pages, and should not need a look at the disk.
    const files = new Set(
      readdirSync(folder, { recursive: true }).map((name) => `/${String(name).replaceAll('\\', '/')}`),
    );
    const forever = serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    const anHour = serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
    });
    app.use((c, next) => {
      if (!files.has(c.req.path)) return next();
      return c.req.path.startsWith('/assets/') ? forever(c, next) : anHour(c, next);
    });
  }

  app.route('/', pictureRoutes(runtime));
  app.route('/', badgeRoutes(runtime, addressOf));
  app.route('/', imageRoutes(runtime, addressOf));
  app.route('/', schedulingWebhook(runtime, bodies, addressOf));
  app.route('/', unsubscribeRoutes(runtime, bodies, addressOf));
  app.use(compress({ threshold: 1400 }));
  app.route('/', machineRoutes(runtime, addressOf));
  app.route('/', jobFeedRoutes(runtime));
  app.route('/', installableRoutes(runtime));
  app.route('/', credentialRoutes(runtime));
  app.route('/', securityContactRoutes(runtime));
  app.route('/', apiRoutes(runtime, bodies, addressOf));
  app.use(async (c, next) => {
    if (!comesFromUs(c.req.raw, config)) return plain(c, 403);
    await next();
  });
  for (const [path, receive] of [
    ['/uploads/images', openImageUpload(bodies)],
    ['/uploads/cv/:developerId', openCvUpload(bodies)],
    ['/uploads/messages/:introductionId', openMessageFileUpload(bodies)],
  ] as const) {
    app.post(path, async (c) => {
      const cookies: string[] = [];
      const context = await makeContext(c, cookies);
      if (needsSecondFactor(context.viewer, config.ADMIN_SECOND_FACTOR)) return plain(c, 403);
      const answer = await receive(c, context);
      for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
      return answer;
    });
  }
  const makeContext = async (
    c: HonoContext<{ Variables: Variables; Bindings: HttpBindings }>,
    cookies: string[],
  ): Promise<Context> => {
    const headers = c.req.raw.headers;
    const reading = await readViewer(runtime, headers.get('cookie'));
    c.set('userId', reading.viewer?.impersonator?.userId ?? reading.viewer?.userId);
    const context: Context = {
      ...runtime,
      viewer: reading.viewer,
      locale: localeOf(c.req.path),
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      clientAddress: addressOf(c),
      headers,
      cookies: { append: (cookie) => cookies.push(siteCookie(cookie, secure)) },
      page: { html: undefined, keepSeconds: 0 },
      ports: readChoices(headers.get('cookie'), secure)?.measurement ? runtime.ports : unnamedPorts,
    };
    if (reading.refresh) await callAuth(context, (common) => runtime.auth.api.getSession(common));
    return watched(context, c.req);
  };

  app.get('/live', async (c) => liveStream(c, await makeContext(c, []), runtime, connections));

  app.all('*', async (c) => {
    const key = cacheKey(c.req.raw);
    const accepted = c.req.raw.headers.get('accept-encoding');
    const kept = key && pageCache.find(key, c.get('nonce'));
    if (kept) return pageAnswer(kept.html, 200, kept.headers, accepted);
    const begun = performance.now();
    const cookies: string[] = [];
    const context = await makeContext(c, cookies);
    const client = { account: context.viewer?.userId, address: context.clientAddress };
    const run = async (received: Request): Promise<Response> => {
      const request = isRead(received) ? received : await withCleanBody(received, isImport(c.req.path));
      if (typeof request === 'number') return plain(c, request);
      const build = await pages.build(c.req.path);
      const provider = new RouterContextProvider();
      provider.set(contextKeyOf(build), context);
      return handlersOf(build)(c.req.path)(request, provider);
    };
    const answer = isImport(c.req.path)
      ? await bodies.receiveForm(c.req.raw, importBytes, client, run)
      : await run(await bodies.receive(c.req.raw, formBytes, client));
    // The router turns a closed connection into a 500 of its own.
    if (answer.status === 500 && c.env.outgoing.destroyed && !context.page.failed) return givenUp();
    // The error of a lost database connection may have been replaced inside the page; 503 asks to try again.
    if (answer.status === 500 && lostSince(runtime.pool, begun)) return plain(c, 503);
    // Pages depend on the viewer: a shared cache must not store them.
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', context.viewer ? 'no-store' : 'private, no-cache');
    nameAlphabet(answer.headers);
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    const { html, keepSeconds, retryAfterSeconds } = context.page;
    if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds));
    if (key && html !== undefined && keepSeconds > 0 && answer.status === 200 && cookies.length === 0) {
      pageCache.keep(key, keepSeconds, { html, nonce: context.nonce, headers: answer.headers });
    }
    if (html === undefined) return answer;
    return pageAnswer(html, answer.status, answer.headers, accepted);
  });

  return app;
}

const givenUp = () => new Response(null, { status: cancelledStatus });

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const isImport = (path: string) => /^(\/en)?\/import\/[a-z]+$/.test(pageOf(path));

export const clientFolder = join(import.meta.dirname, '..', '..', 'build', 'client');
