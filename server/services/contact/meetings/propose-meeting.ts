import { localTimeOf } from '../../../../domain/calendar/time-zone.ts';
import { meetingState, mostOpenMeetings, slotRefusal } from '../../../../domain/contact/meetings/meeting.ts';
import {
  type MeetingDraft,
  meetingSchema,
  type ProposedMeeting,
} from '../../../../domain/contact/meetings/meeting-draft.ts';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitCompany, permitConversation } from '../conversations/permit.ts';
import { type Closed, lockOpen } from './lock-open.ts';
import { meetingOf, noteMeetingEvent } from './meeting-row.ts';

type Given = { id: string; value: MeetingDraft };

/** docs/product/contact.md, Proposing a meeting. The same proposal sent twice is one. */
export async function proposeMeeting(
  context: Context,
  introductionId: string,
  { id, value }: Given,
): Promise<{ outcome: 'done' } | Closed> {
  const { userId } = permitCompany(context);
  const party = permitConversation(context, introductionId);
  const meeting = checked(meetingSchema, value);
  await consume(context.db, limits.meetingByAccount, userId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.ports.clock.now();
    const found = await lockOpen(trx, introductionId, party);
    const known = await trx.selectFrom('meetings').select('introductionId').where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.introductionId !== introductionId) throw new NotFound();
      return { outcome: 'done' };
    }
    if ('outcome' in found) return found;
    checkSlots(meeting, value, now);
    await checkNumber(trx, introductionId, now);
    await trx
      .insertInto('meetings')
      .values({ ...meeting, id, introductionId, organiserId: userId, status: 'proposed', proposedAt: now })
      .execute();
    const actor = { kind: 'recruiter' as const, id: userId };
    const event = { event: 'propose' as const, version: 0, startsAt: null, word: null };
    await noteMeetingEvent(trx, found, { ...event, meetingId: id, at: now, actor });
    return { outcome: 'done' };
  });
}

/** Errors stand beside the slots as they were typed, which are not in order. */
export function checkSlots({ slots, timeZone }: ProposedMeeting, value: MeetingDraft, now: Date): void {
  const errors: FieldErrors = {};
  for (const slot of slots) {
    const refusal = slotRefusal(slot, now);
    if (!refusal) continue;
    const { day, time } = localTimeOf(slot, timeZone);
    const row = value.slots.findIndex((typed) => typed.day === day && typed.time === time);
    errors[`slots.${Math.max(row, 0)}.day`] = refusal;
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

async function checkNumber(trx: Trx, introductionId: string, now: Date): Promise<void> {
  const rows = await trx.selectFrom('meetings').selectAll().where('introductionId', '=', introductionId).execute();
  const open = rows.map(meetingOf).filter((meeting) => meetingState(meeting, now) === 'open');
  if (open.length >= mostOpenMeetings) throw new Invalid({ '': 'openMeetings' });
}
