import { publicationSlots } from '../../../domain/moderation/next-publication.ts';
import type { Context } from '../../context.ts';
import { permitModerator } from './permit.ts';

/** When the open batch is published, and the times that an administrator can choose. */
export type OpenBatch = { publishAt: string | null; slots: string[] };

const slotsOffered = 6;

export async function readBatch(context: Context): Promise<OpenBatch | undefined> {
  permitModerator(context);
  const row = await context.db
    .selectFrom('validationBatches')
    .select('publishAt')
    .where('publishedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const slots = publicationSlots(context.ports.clock.now(), slotsOffered).map((slot) => slot.toISOString());
  const publishAt = row.publishAt?.toISOString() ?? null;
  return { publishAt, slots: [...new Set(publishAt ? [publishAt, ...slots] : slots)].toSorted() };
}
