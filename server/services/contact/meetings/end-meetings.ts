import { isMeetingAhead } from '../../../../domain/contact/meetings/meeting.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import type { Pair } from '../introductions/lock-pair.ts';
import { lockIntroduction } from '../introductions/read-stored.ts';
import { meetingOf, noteMeetingEvent } from './meeting-row.ts';

/**
 * docs/product/contact.md, Moving and cancelling a meeting: a conversation that ends has no meetings ahead. The caller
 * holds the lock of the pair. `organiserId`: only those of this recruiter.
 */
export async function endMeetings(
  trx: Trx,
  introduction: Pair & { id: string },
  at: Date,
  organiserId?: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('meetings')
    .selectAll()
    .where('introductionId', '=', introduction.id)
    .$if(organiserId !== undefined, (meetings) => meetings.where('organiserId', '=', organiserId ?? ''))
    .orderBy('id')
    .execute();
  for (const { id, version, startsAt, ...meeting } of rows.map(meetingOf)) {
    if (!isMeetingAhead({ ...meeting, startsAt }, at)) continue;
    await trx
      .updateTable('meetings')
      .set({ status: 'cancelled', version: version + 1 })
      .where('id', '=', id)
      .execute();
    const actor = { kind: 'clock' as const, id: null };
    const event = { event: 'cancel' as const, version: version + 1, word: null };
    await noteMeetingEvent(trx, introduction, { ...event, meetingId: id, at, actor, startsAt });
  }
}

/** Whose meetings end: of a company, of the two, or of a person, as developer or as organiser. */
export type Ending = {
  companyId?: string;
  developerId?: string;
  userId?: string;
  /** Only while the company is not validated: a withdrawal may have been undone. */
  ifFrozen?: boolean;
};

/** One transaction for each conversation, decided on its locked row; a task that runs again does nothing. */
export async function endMeetingsOf({ db, ports }: Pick<Runtime, 'db' | 'ports'>, ending: Ending): Promise<void> {
  const { companyId, developerId, userId, ifFrozen = false } = ending;
  const rows = await db
    .selectFrom('introductions as i')
    .innerJoin('meetings as m', 'm.introductionId', 'i.id')
    .select(['i.id', 'i.developerId'])
    .distinct()
    .where('m.status', 'in', ['proposed', 'accepted'])
    .$if(companyId !== undefined, (found) => found.where('i.companyId', '=', companyId ?? ''))
    .$if(developerId !== undefined, (found) => found.where('i.developerId', '=', developerId ?? ''))
    .$if(userId !== undefined, (found) =>
      found.where(({ or, eb }) => or([eb('i.developerId', '=', userId ?? ''), eb('m.organiserId', '=', userId ?? '')])),
    )
    .orderBy('i.id')
    .execute();
  for (const row of rows)
    await db.transaction().execute(async (trx) => {
      const stored = await lockIntroduction(trx, row.id, {});
      if (!stored || (ifFrozen && !stored.frozen)) return;
      await endMeetings(trx, stored, ports.clock.now(), row.developerId === userId ? undefined : userId);
    });
}
