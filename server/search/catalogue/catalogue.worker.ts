// The thread in which the catalogue is kept in memory: see open-catalogue-search.ts.
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
  // What came later is put in its place one by one, which only pays while it is little.
  stale: ({ live, used }) => used - live > 5_000 + live / 50,
});
