import type { ClientBase, Pool } from 'pg';

/** GIN indexes: many entries per row, which are slow to insert row by row. */
const indexes = ['questions_title_fr_idx', 'questions_title_en_idx', 'catalogue_questions_words_idx'];
/** The index without fastupdate, so that searches do not scan a pending list. */
const prompt = 'catalogue_questions_words_idx';

/**
 * Collects new index entries in the pending list and merges them at the end, sorted, which is a fifth of the work.
 * Searches also read the pending list, so nothing is missing meanwhile; after a killed run an index is a little slower
 * until the next run.
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

/** Settings of a connection that writes very many rows, while its work lasts. */
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
