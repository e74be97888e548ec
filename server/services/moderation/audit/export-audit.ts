import { Readable } from 'node:stream';
import type { AuditQuery } from '../../../../domain/moderation/audit-query.ts';
import { canReadAudit } from '../../../../domain/permissions/moderation.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import { csvCell } from '../../../../domain/text/escape.ts';
import { type Context, causedElsewhere, permit } from '../../../context.ts';
import { type AuditLine, readLines } from './read-audit.ts';
import { record } from './record.ts';

const atOnce = 1000;
const columns = [
  'at',
  'actorId',
  'actor',
  'impersonatorId',
  'impersonator',
  'action',
  'subjectKind',
  'subjectId',
  'subject',
  'data',
] as const satisfies (keyof AuditLine)[];

/** All lines that match the search, as CSV. The export itself is recorded in the log. */
export async function exportAudit(context: Context, { before: _, ...query }: AuditQuery): Promise<ReadableStream> {
  const { userId } = permit(context, canReadAudit);
  if (causedElsewhere(context)) throw new Forbidden();
  const entry = { action: 'audit.export', subjectKind: 'audit', subjectId: null, data: query };
  await record(context.db, { actorId: userId, ...entry });
  return Readable.toWeb(Readable.from(rows(context, query))) as ReadableStream;
}

async function* rows({ db }: Context, query: AuditQuery): AsyncGenerator<Buffer> {
  yield Buffer.from(`${columns.join(',')}\r\n`);
  let before: string | undefined;
  do {
    const lines = await readLines(db, { ...query, ...(before ? { before } : {}) }, atOnce);
    yield Buffer.from(lines.map((line) => `${columns.map((name) => cell(line[name])).join(',')}\r\n`).join(''));
    before = lines.length === atOnce ? lines.at(-1)?.id : undefined;
  } while (before);
}

function cell(value: unknown): string {
  return csvCell(value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value));
}
