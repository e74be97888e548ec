// The thread that holds the catalogue in memory: see open-catalogue-search.ts.
import { maintainIndex } from '../thread/maintain-index.ts';
import { makeCatalogueIndex } from './catalogue-index.ts';
import { readAllRows, readRowsByNumber } from './read-rows.ts';

await maintainIndex({
  name: 'catalogue',
  make: async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int from catalogue_questions');
    return makeCatalogueIndex(rows[0]?.count);
  },
  readAll: readAllRows,
  readSome: readRowsByNumber,
  // Later rows are inserted one by one, which is only fast while they are few.
  stale: ({ live, used }) => used - live > 5_000 + live / 50,
});
