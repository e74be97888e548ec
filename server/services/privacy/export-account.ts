import { Readable } from 'node:stream';
import { Forbidden, NotFound } from '../../../domain/refusals.ts';
import { type Context, causedElsewhere, ownAccount } from '../../context.ts';
import { record } from '../moderation/audit/record.ts';
import { readFile } from '../shared/files/read-file.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { readTheirFiles, type TheirFile } from './erasure/their-files.ts';
import { exportReadMe } from './export-read-me.ts';
import { personalDataTables, type Who } from './personal-data-tables.ts';
import { readPersonalData, readWho } from './read-personal-data.ts';
import { type Entry, zip } from './zip.ts';

/** All data about the viewer as one ZIP archive: a JSON file per table, and their files as they uploaded them. */
export async function exportAccount(context: Context): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
  const { userId } = ownAccount(context);
  if (causedElsewhere(context)) throw new Forbidden();
  await consume(context.db, limits.exportByAccount, userId);
  const who = await readWho(context.db, userId);
  if (!who) throw new NotFound();
  await record(context.db, { actorId: userId, action: 'data.export', subjectKind: 'user', subjectId: userId });
  const now = context.ports.clock.now();
  return {
    fileName: `${context.config.BRAND_NAME.toLowerCase()}-${now.toISOString().slice(0, 10)}.zip`,
    body: Readable.toWeb(Readable.from(zip(entries(context, who), now))) as ReadableStream<Uint8Array>,
  };
}

async function* entries(context: Context, who: Who): AsyncGenerator<Entry> {
  const { db, config, ports } = context;
  yield { name: 'lisez-moi.txt', bytes: Buffer.from(exportReadMe(config.BRAND_NAME, ports.clock.now())) };
  const companies = new Set<unknown>();
  for (const table of Object.keys(personalDataTables)) {
    const rows = await readPersonalData(db, table, who);
    for (const { company_id: id } of rows) if (id) companies.add(id);
    if (rows.length > 0) yield { name: `donnees/${table}.json`, bytes: json(rows) };
  }
  yield { name: 'entreprises.json', bytes: json(await readNames(db, [...companies] as string[])) };
  for (const file of await readTheirFiles(db, who.id)) {
    const bytes = await readFile(context, file.handle);
    if (bytes) yield { name: nameOf(file), bytes };
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));

/** The names of the companies whose ids are in the tables. */
async function readNames(db: Context['db'], ids: string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute();
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };

/** Named by the handle, which is also what the tables contain. */
function nameOf({ handle, contentType }: TheirFile): string {
  return `fichiers/${handle}.${endings[contentType] ?? 'bin'}`;
}
