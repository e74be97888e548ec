import { sql } from 'kysely';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { isBusy } from './is-busy.ts';
import { type RenderedColumn, renderedColumns } from './rendered-columns.ts';

/** Raise this when the same text gives other HTML than before: every text is then rendered again. */
const way = '1';
const batchSize = 100;
/** Of each minute, so that many texts do not block the thread for users who save. */
const usualMilliseconds = 10_000;

/**
 * Renders stored texts without HTML: older texts, those of the demo world or of a restored backup, and those saved
 * while the thread was busy. Each text alone, so that a slow one does not affect the others.
 */
export async function fillHtml(
  { db, markdown, live }: Pick<Runtime, 'db' | 'markdown' | 'live'>,
  milliseconds = usualMilliseconds,
): Promise<void> {
  await forgetOtherWays(db);
  let until = performance.now() + milliseconds;
  // The process is about to end and waits for this task; the next run does the rest.
  const stopListening = live.onHangUp(() => {
    until = 0;
  });
  try {
    await fillUntil({ db, markdown }, () => performance.now() > until);
  } finally {
    stopListening();
  }
}

async function fillUntil({ db, markdown }: Pick<Runtime, 'db' | 'markdown'>, isOver: () => boolean): Promise<void> {
  for (const column of renderedColumns) {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await readMissing(db, column, last);
      const filled: Filled[] = [];
      try {
        for (const row of rows) {
          if (isOver()) break;
          const [made] = await markdown.render([row.text], 'fill');
          if (made?.final) filled.push({ ...row, html: made.html });
        }
      } catch (error) {
        // The thread is busy: the next run, a minute later, continues.
        if (!isBusy(error)) throw error;
        return write(db, column, filled);
      }
      await write(db, column, filled);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < batchSize) break;
      if (isOver()) return;
    }
  }
}

type Missing = { id: string; text: string };
type Filled = Missing & { html: string };

async function readMissing(db: Database, { table, text, html }: RenderedColumn, last: string): Promise<Missing[]> {
  const { rows } = await sql<Missing>`
    select id, ${sql.ref(text)} as text from ${sql.table(table)}
    where ${sql.ref(html)} is null and ${sql.ref(text)} <> '' and id > ${last}::uuid
    order by id limit ${batchSize}`.execute(db);
  return rows;
}

/** Only where the text is still the one that was rendered. */
async function write(db: Database, { table, text, html }: RenderedColumn, rows: Filled[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof Filled) => rows.map((row) => row[name]);
  await sql`
    update ${sql.table(table)} t set ${sql.ref(html)} = made.html
    from unnest(${column('id')}::uuid[], ${column('text')}::text[], ${column('html')}::text[]) as made (id, text, html)
    where t.id = made.id and t.${sql.ref(text)} = made.text and t.${sql.ref(html)} is null`.execute(db);
}

async function forgetOtherWays(db: Database): Promise<void> {
  const kept = await db
    .selectFrom('lookupVersions')
    .select('version')
    .where('name', '=', 'markdown')
    .executeTakeFirst();
  if (kept?.version === way) return;
  for (const column of kept ? renderedColumns : []) while (await forgetSome(db, column));
  await db
    .insertInto('lookupVersions')
    .values({ name: 'markdown', version: way })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: way }))
    .execute();
}

/** A limited number of rows at a time, so that none is locked for long; false when there are no more. */
async function forgetSome(db: Database, { table, html }: RenderedColumn): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(html)} = null
    where id in (select id from ${sql.table(table)} where ${sql.ref(html)} is not null limit 1000)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
