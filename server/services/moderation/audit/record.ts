import type { Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';

type Entry = { actorId: string | null; action: string; subjectKind: string; subjectId: string | null; data?: Json };

/** One line of the audit log, written in the same transaction as the change it records. */
export async function record(writer: Writer, { data, ...entry }: Entry): Promise<void> {
  await writer
    .insertInto('audit')
    .values({ ...entry, data: JSON.stringify(data ?? {}) })
    .execute();
}
