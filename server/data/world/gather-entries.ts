import type { ClientBase, Pool } from 'pg';

/** Indexes of words and letters: many entries for one row, which take long when rows come one after the other. */
const indexes = ['questions_title_fr_idx', 'questions_title_en_idx', 'catalogue_questions_words_idx'];
/** The one that otherwise takes its entries at once, so that no search has to look through those that wait. */
const prompt = 'catalogue_questions_words_idx';

/**
 * Lets new entries wait and puts them into the indexes together, sorted: a fifth of the work. Nothing is missing in between,
 * since a search looks at what waits too; a run that is killed leaves an index a little slower, until the next one.
 */
export async function gatherEntries(pool: Pool, work: () => Promise<void>): Promise<void> {
  await pool.query(`alter index ${prompt} set (fastupdate = on)`);
  try {
    await work();
  } finally {
    await pool.query(`alter index ${prompt} set (fastupdate = off)`);
    await Promise.all(indexes.map((name) => pool.query('select gin_clean_pending_list($1::regclass)', [name])));
  }
}

/** What a connection that writes very many rows is told, for as long as its work takes. */
export async function forManyRows<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query(`set gin_pending_list_limit = '512MB'`);
  // Compiling a statement takes longer than running it over a few thousand rows.
  await client.query('set jit = off');
  try {
    return await work();
  } finally {
    await client.query('reset gin_pending_list_limit');
    await client.query('reset jit');
  }
}
