import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { startMailbox } from './mailbox.ts';
import { compiled, freePort, newDataDir, type Product, removeDataDir, startProduct } from './product.ts';
import { forwardedFor, startTlsProxy } from './tls-proxy.ts';

/** Where the database of a site is, in the form of openDatabase. */
export type SiteDatabase = { DATABASE_URL: string | undefined; DATA_DIR: string; DATABASE_POOL: number };

export type ProductionSite = {
  url: string;
  database: SiteDatabase;
  mailbox: string;
  /** The file with the log of the product. */
  logFile: string;
  product: Product;
  stop: () => Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  /** A database that already has the demo world; without it the site creates one in its data folder. */
  databaseUrl?: string | undefined;
};

/** For /metrics, which needs this token behind a proxy. */
export const metricsToken = 'metrics-of-the-tests';
/** Known to the tests, which create sessions with it. */
export const siteSecret = 'a secret of the tests, long enough';

/** The product in production mode behind TLS, with the users of the demo world. */
export async function startProductionSite({ env = {}, databaseUrl }: Options = {}): Promise<ProductionSite> {
  const [proxy, mailbox, port] = [await startTlsProxy(), await startMailbox(), await freePort()];
  const dataDir = newDataDir();
  const database: SiteDatabase = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DATABASE_POOL: 4 };
  proxy.sendTo(port);
  const opened = databaseUrl ? undefined : await openDatabase(database);
  if (opened) await prepareDatabase({ APP_MODE: 'demo' }, opened, new Date());
  const product = await startProduct({
    dataDir,
    port,
    env: {
      ...compiled,
      APP_MODE: 'production',
      HOST: '127.0.0.1',
      BASE_URL: proxy.url,
      CLIENT_ADDRESS_HEADER: forwardedFor,
      METRICS_TOKEN: metricsToken,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'Vivier <bonjour@vivier.example>',
      SECRET: siteSecret,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
  // Only now: the last connection that closes stops the database server.
  await opened?.close();
  const logFile = join(dataDir, 'product.log');
  const log = createWriteStream(logFile);
  product.child.stdout?.pipe(log, { end: false });
  product.child.stderr?.pipe(log, { end: false });
  return {
    url: proxy.url,
    database,
    mailbox: mailbox.folder,
    logFile,
    product,
    stop: async () => {
      await proxy.close();
      await product.stop();
      await mailbox.close();
      log.destroy();
      removeDataDir(dataDir);
    },
  };
}
