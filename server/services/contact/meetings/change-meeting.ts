import type { Phase } from '../../../../domain/contact/introductions/status.ts';
import {
  decideMeeting,
  type MeetingChange,
  type MeetingRefusal,
} from '../../../../domain/contact/meetings/meeting-acts.ts';
import {
  type MeetingDraft,
  meetingSchema,
  type ProposedMeeting,
} from '../../../../domain/contact/meetings/meeting-draft.ts';
import { asksPayHistory } from '../../../../domain/contact/pay-history.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitConversation } from '../conversations/permit.ts';
import { lockOpen } from './lock-open.ts';
import { type MeetingRow, noteMeetingEvent, readMeeting } from './meeting-row.ts';
import { checkSlots } from './propose-meeting.ts';

export type MeetingOutcome = { outcome: 'done' } | { outcome: 'refused'; reason: MeetingRefusal | Phase | 'frozen' };

/** The meeting, and the version of it that the person saw. */
type Seen = { meetingId: string; version: number };
type Change = MeetingChange & { word?: string | null; proposed?: ProposedMeeting };

/** docs/product/contact.md, Answering a meeting. */
export function acceptMeeting(context: Context, introductionId: string, { slot, ...seen }: Seen & { slot: Date }) {
  return changeMeeting(context, introductionId, seen, { act: 'accept', slot });
}

export function declineMeeting(context: Context, introductionId: string, { word, ...seen }: Seen & WithWord) {
  return changeMeeting(context, introductionId, seen, { act: 'decline', word });
}

type WithWord = { word: string | null };

/** docs/product/contact.md, Moving and cancelling a meeting: by either side. */
export function cancelMeeting(context: Context, introductionId: string, { word, ...seen }: Seen & WithWord) {
  return changeMeeting(context, introductionId, seen, { act: 'cancel', word });
}

/** The time that was agreed no longer counts; the developer chooses again. */
export function moveMeeting(context: Context, introductionId: string, given: Seen & { value: MeetingDraft }) {
  const { value, ...seen } = given;
  const proposed = checked(meetingSchema, value);
  checkSlots(proposed, value, context.ports.clock.now());
  return changeMeeting(context, introductionId, seen, { act: 'move', proposed });
}

/** Decided under the lock of the pair: two changes at once run one after the other. */
async function changeMeeting(
  context: Context,
  introductionId: string,
  { meetingId, version: seen }: Seen,
  { word = null, proposed, ...change }: Change,
): Promise<MeetingOutcome> {
  const party = permitConversation(context, introductionId);
  const { side, userId } = party;
  // docs/product/contact.md, Questions about past pay: a company does not ask them.
  if (side === 'recruiter' && word && asksPayHistory(word)) throw new Invalid({ word: 'payHistory' });
  await consume(context.db, limits.meetingByAccount, userId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.ports.clock.now();
    const found = await lockOpen(trx, introductionId, party);
    const meeting = await readMeeting(trx, introductionId, meetingId);
    if (!meeting) throw new NotFound();
    const decided = decideMeeting(meeting, change, { side, version: meeting.version, seen, now });
    if (decided === 'already' || isMoved(meeting, proposed, seen)) return { outcome: 'done' };
    if ('outcome' in found) return found;
    if (decided !== 'change') return { outcome: 'refused', reason: decided };
    const version = meeting.version + 1;
    const row = rowAfter(change, proposed && { ...proposed, organiserId: userId, proposedAt: now });
    await trx
      .updateTable('meetings')
      .set({ ...row, version })
      .where('id', '=', meetingId)
      .execute();
    const startsAt = change.act === 'accept' ? change.slot : meeting.startsAt;
    const actor = { kind: side, id: userId };
    await noteMeetingEvent(trx, found, { meetingId, version, event: change.act, at: now, actor, startsAt, word });
    return { outcome: 'done' };
  });
}

function rowAfter(
  change: MeetingChange,
  proposed: (ProposedMeeting & { organiserId: string; proposedAt: Date }) | undefined,
) {
  switch (change.act) {
    case 'accept':
      return { status: 'accepted', startsAt: change.slot };
    case 'decline':
      return { status: 'declined' };
    case 'cancel':
      return { status: 'cancelled' };
    case 'move':
      return { ...proposed, status: 'proposed', startsAt: null };
  }
}

/** The same move was sent before. */
function isMoved(meeting: MeetingRow, proposed: ProposedMeeting | undefined, seen: number): boolean {
  if (!proposed || meeting.status !== 'proposed' || meeting.version !== seen + 1) return false;
  const slots = (of: readonly Date[]) => of.map((slot) => slot.getTime()).join();
  return meeting.bookingUrl === proposed.bookingUrl && slots(meeting.slots) === slots(proposed.slots);
}
