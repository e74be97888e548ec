import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { needsSecondFactor } from '../../domain/account/second-factor-rule.ts';
import { localeOf } from '../../domain/paths.ts';
import { readChoices } from '../../domain/privacy/choices.ts';
import { cancelledStatus, isCancellation } from '../cancelled.ts';
import type { Context, contextKey } from '../context.ts';
import { isDatabaseGone, lostSince } from '../data/database.ts';
import type { Runtime } from '../runtime.ts';
import { callAuth } from '../services/account/call-auth.ts';
import { readViewer } from '../services/account/read-viewer.ts';
import { watched } from '../services/impersonation/watched.ts';
import { unnamedAnalytics } from '../services/privacy/unnamed-analytics.ts';
import { apiRoutes } from './api/routes.ts';
import { badgeRoutes } from './badges.ts';
import { machineRoutes } from './found-by-machines.ts';
import { imageRoutes } from './images.ts';
import { keptKey, openKeptPages } from './kept-pages.ts';
import { liveStream } from './live-stream.ts';
import { operationRoutes } from './operation.ts';
import { pageAnswer } from './page-answer.ts';
import { pageHandlers } from './page-handlers.ts';
import { pictureRoutes } from './pictures.ts';
import { type PlainStatus, plainPage } from './plain-page.ts';
import { schedulingWebhook } from './scheduling-webhook.ts';
import { comesFromUs, contentSecurityPolicy, frameSources, securityHeaders } from './security.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { openCvDesk, openImageDesk } from './uploads.ts';

export type Pages = { build: () => Promise<ServerBuild>; clientFolder: string | undefined };
type Variables = { requestId: string; nonce: string };

const formBytes = 1024 * 1024;
/** A form around a file: the file's own limit is the service's to say. */
const importBytes = 6 * 1024 * 1024;

/** The HTTP side of the product: what happens to every request before and after its page. */
export function createApp(runtime: Runtime, pages: Pages) {
  const { config, log, metrics } = runtime;
  const development = !pages.clientFolder;
  const keptPages = openKeptPages();
  const fixedHeaders = Object.entries(securityHeaders(config));
  const frames = frameSources(config);
  const unnamedPorts = { ...runtime.ports, analytics: unnamedAnalytics(runtime.ports.analytics) };
  const app = new Hono<{ Variables: Variables; Bindings: HttpBindings }>();

  const plain = (c: HonoContext, status: PlainStatus): Response => {
    return plainPage(status, localeOf(c.req.path), c.get('requestId'));
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const random = randomBytes(22);
    const requestId = random.toString('hex', 0, 6);
    const nonce = random.toString('base64', 6);
    c.set('requestId', requestId);
    c.set('nonce', nonce);
    // Put on the bare response: an answer that has its own says so later, and wins.
    for (const [name, value] of fixedHeaders) c.env.outgoing.setHeader(name, value);
    c.env.outgoing.setHeader('content-security-policy', contentSecurityPolicy(nonce, development, frames));
    c.env.outgoing.setHeader('x-request-id', requestId);
    try {
      await next();
    } catch (error) {
      // What is no error has not been turned into an answer yet: the reason for which a request was given up.
      if (!isCancellation(error, c.req.raw.signal)) throw error;
      c.res = givenUp();
    }
    const milliseconds = performance.now() - started;
    // Before anything is written, only the visitor can have closed it: nothing is sent, and nothing has failed.
    if (c.env.outgoing.destroyed && c.res.status < 500) {
      // An answer that is read from a stream would fail when it is written.
      c.res.body?.cancel().catch(() => {});
      c.res = givenUp();
      metrics.requests.observe({ method: c.req.method, status: cancelledStatus }, milliseconds / 1000);
      log.debug(
        { requestId, method: c.req.method, path: c.req.path, status: cancelledStatus, ms: Math.round(milliseconds) },
        'request given up by the visitor',
      );
      return;
    }
    metrics.requests.observe({ method: c.req.method, status: c.res.status }, milliseconds / 1000);
    // The path without its query: tokens and searches do not belong in logs.
    if (c.res.status >= 400 || milliseconds > 1000) {
      log.info(
        { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(milliseconds) },
        'request',
      );
    }
  });

  app.onError((error, c) => {
    if (isCancellation(error, c.req.raw.signal)) return givenUp();
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return plain(c, isDatabaseGone(error) ? 503 : 500);
  });

  app.route('/', operationRoutes(runtime));

  if (pages.clientFolder) {
    const folder = pages.clientFolder;
    // Known from the start: most requests are for pages, and none of them should have to ask the disk first.
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
  app.route('/', badgeRoutes(runtime));
  app.route('/', imageRoutes(runtime));
  app.route('/', schedulingWebhook(runtime));
  app.route('/', unsubscribeRoutes(runtime));
  app.use(compress({ threshold: 1400 }));
  app.route('/', machineRoutes(runtime));
  app.route(
    '/',
    apiRoutes(runtime, (c) => clientAddress(c, config.CLIENT_ADDRESS_HEADER)),
  );
  app.use(async (c, next) => {
    if (!comesFromUs(c.req.raw, config)) return plain(c, 403);
    await next();
  });
  // Before the limit for forms: a file may be longer, and has a limit of its own.
  for (const [path, receive] of [
    ['/uploads/images', openImageDesk()],
    ['/uploads/cv/:developerId', openCvDesk()],
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
  const limitedTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => plain(c, 413) });
  const [limited, limitedImport] = [limitedTo(formBytes), limitedTo(importBytes)];
  // What only reads has no body, and looking for one costs a whole Request.
  app.use((c, next) => {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    return (isImport(path) ? limitedImport : limited)(c, next);
  });

  const makeContext = async (
    c: HonoContext<{ Variables: Variables; Bindings: HttpBindings }>,
    cookies: string[],
  ): Promise<Context> => {
    const headers = c.req.raw.headers;
    const reading = await readViewer(runtime, headers.get('cookie'));
    const context: Context = {
      ...runtime,
      viewer: reading.viewer,
      locale: localeOf(c.req.path),
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      clientAddress: clientAddress(c, config.CLIENT_ADDRESS_HEADER),
      headers,
      cookies: { append: (cookie) => cookies.push(cookie) },
      page: { html: undefined, keepSeconds: 0 },
      ports: readChoices(headers.get('cookie'))?.measurement ? runtime.ports : unnamedPorts,
    };
    if (reading.refresh) await callAuth(context, (common) => runtime.auth.api.getSession(common));
    return watched(context, c.req);
  };

  app.get('/live', async (c) => liveStream(c, await makeContext(c, []), runtime));

  app.all('*', async (c) => {
    const key = keptKey(c.req.raw);
    const accepted = c.req.raw.headers.get('accept-encoding');
    const kept = key && keptPages.find(key, c.get('nonce'));
    if (kept) return pageAnswer(kept.html, 200, kept.headers, accepted);
    const begun = performance.now();
    const cookies: string[] = [];
    const build = await pages.build();
    const context = await makeContext(c, cookies);
    const provider = new RouterContextProvider();
    provider.set((build.entry.module as unknown as { contextKey: typeof contextKey }).contextKey, context);
    const answer = await handlersOf(build, development)(c.req.path)(c.req.raw, provider);
    // The router turns the end of the connection into an error of its own.
    if (answer.status === 500 && c.env.outgoing.destroyed && !context.page.failed) return givenUp();
    // Whatever the error became on its way through the page: the database was away, and is soon back.
    if (answer.status === 500 && lostSince(runtime.pool, begun)) return plain(c, 503);
    // Pages know who is looking at them: no cache between us and the browser may keep one.
    if (!answer.headers.has('cache-control'))
      answer.headers.set('cache-control', context.viewer ? 'no-store' : 'private, no-cache');
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    const { html, keepSeconds } = context.page;
    if (key && html !== undefined && keepSeconds > 0 && answer.status === 200 && cookies.length === 0) {
      keptPages.keep(key, keepSeconds, { html, nonce: context.nonce, headers: answer.headers });
    }
    if (html === undefined) return answer;
    return pageAnswer(html, answer.status, answer.headers, accepted);
  });

  return app;
}

const givenUp = () => new Response(null, { status: cancelledStatus });

const handlers = new WeakMap<ServerBuild, ReturnType<typeof pageHandlers>>();

function handlersOf(build: ServerBuild, development: boolean) {
  const known = handlers.get(build);
  if (known) return known;
  const made = pageHandlers(build, development ? 'development' : 'production');
  handlers.set(build, made);
  return made;
}

const isImport = (path: string) => /^(\/en)?\/import\/[a-z]+(\.data)?$/.test(path);

function clientAddress(c: HonoContext, header: string | undefined): string {
  // A proxy appends what it saw: the last entry is the one that cannot be made up.
  const said = header ? c.req.header(header)?.split(',').at(-1)?.trim() : undefined;
  return said || getConnInfo(c).remote.address || 'unknown';
}

export const clientFolder = join(import.meta.dirname, '..', '..', 'build', 'client');
