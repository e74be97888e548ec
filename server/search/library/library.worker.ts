// The thread that holds the CV library in memory: see open-library-search.ts.
import type pg from 'pg';
import { maintainIndex } from '../thread/maintain-index.ts';
import { makeLibraryIndex } from './library-index.ts';
import { readNextRows, readRowsByNumber } from './read-rows.ts';

/** Small batches, so that a search does not wait long while the index is built. */
const rowsAtOnce = 2000;

await maintainIndex({
  name: 'library',
  make: async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from library_profiles where listed');
    return makeLibraryIndex(rows[0]?.count);
  },
  readAll,
  readSome: readRowsByNumber,
  stale: ({ live, used }) => used - live > 10_000 + live / 4,
});

async function* readAll(client: pg.Client) {
  let last = -1;
  for (;;) {
    const profiles = await readNextRows(client, last, rowsAtOnce);
    yield profiles;
    last = profiles.at(-1)?.number ?? last;
    if (profiles.length < rowsAtOnce) return;
  }
}
