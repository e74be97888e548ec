import type { Selectable } from 'kysely';
import type { MeetingFacts, MeetingKind, MeetingStatus } from '../../../../domain/contact/meetings/meeting.ts';
import type { MeetingSide } from '../../../../domain/contact/meetings/meeting-acts.ts';
import { type MeetingEvent, meetingEmails } from '../../../../domain/contact/meetings/meeting-emails.ts';
import type { Trx } from '../../../data/database.ts';
import type { DB } from '../../../data/schema.generated.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import type { Pair } from '../introductions/lock-pair.ts';
import { notifyBoth } from '../introductions/notify-both.ts';

export type MeetingRow = Omit<Selectable<DB['meetings']>, 'status' | 'kind'> & MeetingFacts & { kind: MeetingKind };

/** The columns are checked by the database: a stored status or kind is one of those of the code. */
export function meetingOf(row: Selectable<DB['meetings']>): MeetingRow {
  return { ...row, status: row.status as MeetingStatus, kind: row.kind as MeetingKind };
}

/** The caller holds the lock of the pair. */
export async function readMeeting(trx: Trx, introductionId: string, id: string): Promise<MeetingRow | undefined> {
  const row = await trx
    .selectFrom('meetings')
    .selectAll()
    .where('id', '=', id)
    .where('introductionId', '=', introductionId)
    .executeTakeFirst();
  return row && meetingOf(row);
}

type Happened = {
  meetingId: string;
  version: number;
  event: MeetingEvent;
  at: Date;
  /** 'clock': it followed from something else. */
  actor: { kind: MeetingSide | 'clock'; id: string | null };
  /** The time that was accepted, or that no longer counts. */
  startsAt: Date | null;
  word: string | null;
};

/** Stores what happened, and tells the open pages of both sides. */
export async function noteMeetingEvent(
  trx: Trx,
  introduction: Pair & { id: string },
  { actor, ...happened }: Happened,
): Promise<void> {
  const { id: eventId } = await trx
    .insertInto('meetingEvents')
    .values({ ...happened, actorKind: actor.kind, actorId: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agreed = happened.startsAt !== null;
  if (meetingEmails(happened.event, agreed).length > 0) await enqueueTask(trx, 'meeting-email', { eventId });
  await notifyBoth(trx, introduction, { kind: 'meeting', id: introduction.id });
}
