import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { localeOf } from '../domain/paths.ts';
import type { Config } from './config.ts';
import { isDatabaseGone, type OpenDatabase, openDatabase } from './data/database.ts';
import { prepareDatabase } from './data/prepare.ts';
import { watchEventLoop } from './event-loop.ts';
import { Fault } from './fault.ts';
import { createApp, type Pages } from './http/app.ts';
import { openServer } from './http/open-server.ts';
import { plainPage } from './http/plain-page.ts';
import { plainPolicy, securityHeaders } from './http/security.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { ensureSigningKey } from './services/assessments/badges/badge-keys.ts';
import { mailStaysHere } from './services/shared/emails/mail-stays-here.ts';
import { startWorker } from './tasks/work.ts';

const stopWithinMilliseconds = 20_000;
/** The time that a running request gets when the process stops. */
const requestsWithinMilliseconds = 5_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Starts the product with a validated configuration, and stops it on a signal. */
export async function serveProduct(config: Config, pages: Pages, before?: Middleware): Promise<void> {
  const started = performance.now();
  let opening: Promise<OpenDatabase> | undefined;
  const stopper = stopOnSignal(async () => {
    await (await opening?.catch(() => undefined))?.leave();
  });
  // The port first: a taken port is reported before anything is changed, and early requests get a time to retry.
  let answer: RequestListener = getRequestListener((request) => notYet(request, config));
  const server =
    config.APP_ROLE === 'worker' ? undefined : await listen(config, (request, response) => answer(request, response));
  if (stopper.stopping()) return;
  opening = openDatabase(config);
  try {
    const database = await opening;
    const { demoPassword } = await prepareDatabase(config, database, new Date());
    if (stopper.stopping()) return;
    const runtime = openRuntime(config, database);
    // A new installation has none; after a change of SECRET the former one cannot be used.
    await ensureSigningKey(runtime);
    const worker = config.APP_ROLE === 'web' ? undefined : await startWorker(runtime);
    surviveTheDatabase(runtime);
    if (server) {
      void Promise.all([runtime.library.watch(), runtime.catalogue.watch(), runtime.offers.watch()]);
      // Many rows were added at once: there may now be enough for an index in memory.
      for (const name of ['library', 'catalogue', 'offers'] as const)
        runtime.live.listen(name, () => void runtime[name].watch());
    }
    stopper.doInstead(async () => {
      // First no new work, then the work in progress, then the database.
      runtime.live.hangUp();
      await Promise.all([server && closeServer(server, runtime), worker?.stop()]);
      await runtime.close();
    });
    answer = listener(createApp(runtime, pages), before);
    // Only from now on, because the start may block the event loop.
    watchEventLoop(runtime.metrics.registry, runtime.log);
    announce(config, server, performance.now() - started, demoPassword);
  } catch (error) {
    // An error caused by the stop is not a fault, and the stop ends the process.
    if (stopper.stopping()) return;
    await opening.then(
      (database) => database.leave(),
      () => {},
    );
    throw explained(error);
  }
}

/** Runs the current clean-up once when a signal arrives, and ends the process. */
function stopOnSignal(undo: () => Promise<void>) {
  let stopping = false;
  let wanted = undo;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMilliseconds).unref();
    try {
      await wanted();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  // The script that started this process has ended: the process must not keep running alone.
  if (process.channel) process.on('disconnect', stop);
  process.channel?.unref?.();
  return {
    stopping: () => stopping,
    doInstead: (undo: () => Promise<void>) => {
      wanted = undo;
    },
  };
}

/**
 * Rejected promises of a library when the database is not available must not end the process, because it comes back.
 */
function surviveTheDatabase({ log }: Runtime): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseGone(error)) throw error;
    log.warn({ err: error }, 'the database was not available for a background task');
  });
}

function explained(error: unknown): unknown {
  if (error instanceof Fault) return error;
  const { code, message } = error as { code?: string; message: string };
  if (code === '53100')
    return new Fault(`The disk of the database is full (${message}): free some space and start again.`);
  if (code === '42501') return new Fault(`The database account lacks a right that the product needs (${message}).`);
  if (isDatabaseGone(error))
    return new Fault(`The database went away while the product was starting (${message}): start again.`);
  return error;
}

function notYet(request: Request, config: Config): Response {
  const { pathname } = new URL(request.url);
  const headers = { 'cache-control': 'no-store', ...securityHeaders(config), ...plainPolicy };
  if (pathname === '/health/live') return Response.json({ status: 'alive' }, { headers });
  if (pathname === '/health/ready') return Response.json({ status: 'starting' }, { status: 503, headers });
  const page = plainPage(503, localeOf(pathname), 'start');
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

function listener(app: ReturnType<typeof createApp>, before: Middleware | undefined): RequestListener {
  const pages = getRequestListener(app.fetch);
  return before ? (request, response) => before(request, response, () => void pages(request, response)) : pages;
}

function listen(config: Config, listener: RequestListener): Promise<Server> {
  const server = openServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${config.PORT} is already taken on ${config.HOST}: stop what uses it, or choose another with PORT=3001 npm start.`,
        EACCES: `Port ${config.PORT} may not be used by this account: choose one above 1023 with PORT=3000.`,
        EADDRNOTAVAIL: `This machine has no address ${config.HOST}: correct HOST.`,
      };
      const sentence = sentences[error.code ?? ''];
      reject(sentence ? new Fault(sentence) : error);
    });
    server.listen(config.PORT, config.HOST, () => resolve(server));
  });
}

/** Accepts no new connections; a running request is answered, and its connection then closes. */
function closeServer(server: Server, { log }: Runtime): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => {
      log.warn('requests were still running at the stop: their connections were cut');
      server.closeAllConnections();
    }, requestsWithinMilliseconds);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}

function announce(
  config: Config,
  server: Server | undefined,
  milliseconds: number,
  demoPassword: string | undefined,
): void {
  const address = server?.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const lines = [
    server
      ? `${config.BRAND_NAME} is served on ${config.BASE_URL.replace(/:0$/, `:${port}`)}`
      : `${config.BRAND_NAME} works in the background`,
    `ready in ${(milliseconds / 1000).toFixed(1)} s (role ${config.APP_ROLE}, ${config.DATABASE_URL ? 'DATABASE_URL' : 'embedded database'})`,
  ];
  if (demoPassword) {
    lines.push('', `Demo accounts, password "${demoPassword}":`);
    lines.push(...demoLines);
  }
  if (config.APP_MODE === 'production' && mailStaysHere(config)) {
    lines.push(
      'No mail server is set (SMTP_URL): e-mails stay here. "npm run admin -- last-email <e-mail>" prints the newest.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

const demoLines = [
  '  admin@demo.example      administrator',
  '  developer@demo.example  developer: complete, published',
  '  short@demo.example      developer: incomplete',
  '  junior@demo.example     developer: two years of experience',
  '  hidden@demo.example     developer: not searching',
  '  disabled@demo.example   developer: disabled by an administrator',
  '  recruiter@demo.example  recruiter: paid plan, company admin',
  '  free@demo.example       recruiter: free plan',
  '  viewer@demo.example     recruiter: paid plan, no right to start conversations',
  '  pending@demo.example    recruiter: company waiting for validation',
  '  refused@demo.example    recruiter: company that was refused',
  '  newcomer@demo.example   recruiter: no company yet',
  '  asking@demo.example     recruiter: has asked to join a company',
  '  batch@demo.example      recruiter: plan with selections and a daily limit',
];
