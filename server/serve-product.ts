import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Runner } from 'graphile-worker';
import type { Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { prepareDatabase } from './data/prepare.ts';
import { Fault } from './fault.ts';
import { createApp, type Pages } from './http/app.ts';
import { startWorker } from './jobs/work.ts';
import { openRuntime } from './runtime.ts';

const stopWithinMilliseconds = 20_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** From a validated configuration to a product that serves, and back again when told to stop. */
export async function serveProduct(config: Config, pages: Pages, before?: Middleware): Promise<void> {
  const started = performance.now();
  const { runtime, demoPassword } = await openPrepared(config);
  let server: Server | undefined;
  let worker: Runner | undefined;
  try {
    if (config.APP_ROLE !== 'worker') server = await listen(config, createApp(runtime, pages), before);
    if (config.APP_ROLE !== 'web') worker = await startWorker(runtime);
    announce(config, server, performance.now() - started, demoPassword);
  } catch (error) {
    await runtime.close();
    throw error;
  }

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMilliseconds).unref();
    // First no new work, then the work in flight, then what it stands on.
    await Promise.all([server && closeServer(server), worker?.stop()]);
    await runtime.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by a script that has died: nothing may be left running that nobody owns.
  if (process.channel) process.on('disconnect', stop);
  process.channel?.unref?.();
}

async function openPrepared(config: Config) {
  const database = await openDatabase(config);
  try {
    const { demoPassword } = await prepareDatabase(config, database, new Date());
    return { runtime: openRuntime(config, database), demoPassword };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listen(config: Config, app: ReturnType<typeof createApp>, before: Middleware | undefined): Promise<Server> {
  const pages = getRequestListener(app.fetch);
  const listener: RequestListener = before
    ? (request, response) => before(request, response, () => void pages(request, response))
    : pages;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 20_000 }, listener);
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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Open lines for live news never end by themselves; requests in flight get a few seconds.
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  });
}

function announce(config: Config, server: Server | undefined, milliseconds: number, demoPassword: string | undefined): void {
  const address = server?.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const lines = [
    server ? `${config.BRAND_NAME} is served on ${config.BASE_URL.replace(/:0$/, `:${port}`)}` : `${config.BRAND_NAME} works in the background`,
    `ready in ${(milliseconds / 1000).toFixed(1)} s (role ${config.APP_ROLE}, ${config.DATABASE_URL ? 'DATABASE_URL' : 'embedded database'})`,
  ];
  if (demoPassword) {
    lines.push('', `Demo accounts, password "${demoPassword}":`);
    lines.push(...demoLines);
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
  '  batch@demo.example      recruiter: plan with selections and a daily limit',
];
