import { type Auth, makeAuth } from './auth.ts';
import { type Cache, openCache } from './cache.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './data/database.ts';
import { type Live, openLive } from './live.ts';
import { type Log, makeLog } from './log.ts';
import { type Markdown, openMarkdown } from './markdown/open-markdown.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { choosePorts, type Ports } from './ports/index.ts';
import { type CatalogueSearcher, openCatalogueSearch } from './search/catalogue/open-catalogue-search.ts';
import { type LibrarySearcher, openLibrarySearch } from './search/library/open-library-search.ts';
import { type OfferSearcher, openOfferSearch } from './search/offers/open-offer-search.ts';

/** Everything that lasts as long as the process. Nothing else in the server keeps state. */
export type Runtime = {
  config: Config;
  db: OpenDatabase['db'];
  pool: OpenDatabase['pool'];
  connection: OpenDatabase['connection'];
  auth: Auth;
  ports: Ports;
  live: Live;
  log: Log;
  metrics: Metrics;
  cache: Cache;
  markdown: Markdown;
  library: LibrarySearcher;
  catalogue: CatalogueSearcher;
  offers: OfferSearcher;
};

/** Needs an open database whose schema is up to date, because the accounts library checks it at once. */
export function openRuntime(
  config: Config,
  { db, pool, connection, close }: OpenDatabase,
): Runtime & { close: () => Promise<void> } {
  const log = makeLog(config);
  const ports = choosePorts(config, db, (message) => log.warn(message));
  const live = openLive(connection, log);
  const library = openLibrarySearch({ connection, pool, log, from: config.LIBRARY_INDEX_FROM });
  const catalogue = openCatalogueSearch({ connection, pool, log, from: config.CATALOGUE_INDEX_FROM });
  const offers = openOfferSearch({ connection, pool, log, from: config.OFFERS_INDEX_FROM });
  const runtime: Runtime = {
    config,
    db,
    pool,
    connection,
    ports,
    live,
    log,
    metrics: makeMetrics(pool, { library, catalogue, offers }),
    cache: openCache(),
    markdown: openMarkdown(),
    library,
    catalogue,
    offers,
    auth: makeAuth(config, db, ports, log),
  };
  return {
    ...runtime,
    close: async () => {
      await live.close();
      await library.close();
      await catalogue.close();
      await offers.close();
      await runtime.markdown.close();
      await ports.analytics.close();
      await close();
    },
  };
}
