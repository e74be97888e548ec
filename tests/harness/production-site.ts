import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { startMailbox } from './mailbox.ts';
import { freePort, newDataDir, type Product, removeDataDir, startProduct } from './product.ts';
import { forwardedFor, startTlsProxy } from './tls-proxy.ts';

export type ProductionSite = {
  url: string;
  dataDir: string;
  mailbox: string;
  product: Product;
  stop: () => Promise<void>;
};

/** For /metrics, which is closed to everybody else behind a proxy. */
export const metricsToken = 'metrics-of-the-tests';

/** The product in production mode behind TLS, with the people of the demo world to attack and be attacked. */
export async function startProductionSite(env: Record<string, string> = {}): Promise<ProductionSite> {
  const [proxy, mailbox, port] = [await startTlsProxy(), await startMailbox(), await freePort()];
  const dataDir = newDataDir();
  proxy.sendTo(port);
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 4 });
  await prepareDatabase({ APP_MODE: 'demo' }, database, new Date());
  const product = await startProduct({
    dataDir,
    port,
    env: {
      APP_MODE: 'production',
      HOST: '127.0.0.1',
      BASE_URL: proxy.url,
      CLIENT_ADDRESS_HEADER: forwardedFor,
      METRICS_TOKEN: metricsToken,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'Vivier <bonjour@vivier.example>',
      ...env,
    },
  });
  // Only now: the last one to leave stops the database server.
  await database.close();
  return {
    url: proxy.url,
    dataDir,
    mailbox: mailbox.folder,
    product,
    stop: async () => {
      await proxy.close();
      await product.stop();
      await mailbox.close();
      removeDataDir(dataDir);
    },
  };
}
