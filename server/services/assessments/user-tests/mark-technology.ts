import { canTogglePin } from '../../../../domain/assessments/session/pinning.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitEdit } from '../../profile/edit-card.ts';

/** Marks of a technology on a profile: its card is pinned, its card is hidden, or a test is asked for. */
export const marks = ['pin', 'hideCard', 'ask'] as const;
export type Mark = (typeof marks)[number];

/** Sets or removes a mark. Idempotent. */
export async function markTechnology(
  context: Context,
  userId: string,
  technologyId: string,
  { mark, on }: { mark: Mark; on: boolean },
): Promise<void> {
  const viewer = permitEdit(context, userId);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    // The row of the user is the lock: two tabs cannot pin a third card.
    const person = await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const known = await trx.selectFrom('technologies').select('id').where('id', '=', technologyId).executeTakeFirst();
    if (person.length === 0 || !known) throw new NotFound();
    await { pin, hideCard, ask }[mark](trx, { userId, technologyId }, on, now);
    if (viewer.userId === userId) return;
    const subject = { subjectKind: 'developer', subjectId: userId };
    const data = { technologyId, mark, on };
    await record(trx, { actorId: viewer.userId, action: 'profile.mark-technology', ...subject, data });
  });
}

type Subject = { userId: string; technologyId: string };

/** docs/product/assessments.md, Pinning and hiding technology cards: unpinning deletes the row. */
async function pin(trx: Trx, subject: Subject, on: boolean, now: Date): Promise<void> {
  if (!on) return take(trx, 'pinnedTechnologies', subject);
  const pinned = await trx
    .selectFrom('pinnedTechnologies')
    .select('technologyId')
    .where('userId', '=', subject.userId)
    .execute();
  const ids = pinned.map(({ technologyId }) => technologyId);
  if (ids.includes(subject.technologyId)) return;
  if (!canTogglePin(ids, subject.technologyId)) throw new Conflict();
  await trx
    .insertInto('pinnedTechnologies')
    .values({ ...subject, pinnedAt: now })
    .execute();
}

async function hideCard(trx: Trx, subject: Subject, on: boolean, now: Date): Promise<void> {
  if (!on) return take(trx, 'hiddenTechnologies', subject);
  await trx
    .insertInto('hiddenTechnologies')
    .values({ ...subject, hiddenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The waiting list of a technology without a published test (docs/product/assessments.md, Asking for a test). */
async function ask(trx: Trx, subject: Subject, on: boolean, now: Date): Promise<void> {
  if (!on) return take(trx, 'testRequests', subject);
  const test = await trx
    .selectFrom('tests')
    .select('id')
    .where('technologyId', '=', subject.technologyId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (test) throw new Conflict();
  await trx
    .insertInto('testRequests')
    .values({ ...subject, askedAt: now })
    // A request that was answered begins again when its test has been archived since.
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'technologyId'])
        .doUpdateSet({ askedAt: now, testId: null, openedAt: null })
        .where('testRequests.openedAt', 'is not', null),
    )
    .execute();
}

async function take(
  trx: Trx,
  table: 'pinnedTechnologies' | 'hiddenTechnologies' | 'testRequests',
  { userId, technologyId }: Subject,
): Promise<void> {
  await trx.deleteFrom(table).where('userId', '=', userId).where('technologyId', '=', technologyId).execute();
}
