// The thread that holds the open offers in memory: see open-offer-search.ts.
import type pg from 'pg';
import { maintainIndex } from '../thread/maintain-index.ts';
import { makeOfferIndex } from './offer-index.ts';
import { readNextRows, readRowsByNumber } from './read-rows.ts';

/** Small batches, so that a search does not wait long while the index is built. */
const rowsAtOnce = 2000;

await maintainIndex({
  name: 'offers',
  make: async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from indexed_jobs');
    return makeOfferIndex(rows[0]?.count);
  },
  readAll,
  readSome: readRowsByNumber,
  stale: ({ live, used }) => used - live > 5_000 + live / 4,
});

async function* readAll(client: pg.Client) {
  let last = -1;
  for (;;) {
    const offers = await readNextRows(client, last, rowsAtOnce);
    yield offers;
    last = offers.at(-1)?.number ?? last;
    if (offers.length < rowsAtOnce) return;
  }
}
