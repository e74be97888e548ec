import { type MeetingFacts, meetingState } from './meeting.ts';

export type MeetingAct = 'accept' | 'decline' | 'move' | 'cancel';
export type MeetingSide = 'recruiter' | 'developer';

/** docs/product/contact.md, Answering a meeting, and Moving and cancelling a meeting. */
export function possibleMeetingActs(meeting: MeetingFacts, side: MeetingSide, now: Date): MeetingAct[] {
  const state = meetingState(meeting, now);
  if (state !== 'open' && state !== 'upcoming') return [];
  if (side === 'recruiter') return ['move', 'cancel'];
  if (state === 'upcoming') return ['cancel'];
  return meeting.bookingUrl ? ['decline'] : ['accept', 'decline'];
}

/**
 * Why a change is refused: the meeting was changed since the person saw it ('changed'), it is over, cancelled or was not
 * theirs to change ('over'), or the slot has begun or was never proposed ('slot').
 */
export type MeetingRefusal = 'changed' | 'over' | 'slot';

export type MeetingChange = { act: Exclude<MeetingAct, 'accept'> } | { act: 'accept'; slot: Date };

/** `version`: of the meeting as it is stored; `seen`: of the one that the person saw. */
type Seen = { version: number; seen: number };

/** Decided when it is written: what becomes of a change by one side. 'already': the same change was made before. */
export function decideMeeting(
  meeting: MeetingFacts,
  change: MeetingChange,
  { side, version, seen, now }: Seen & { side: MeetingSide; now: Date },
): 'change' | 'already' | MeetingRefusal {
  if (isDone(meeting, change)) return 'already';
  if (seen !== version) return 'changed';
  if (!possibleMeetingActs(meeting, side, now).includes(change.act)) return 'over';
  if (change.act === 'accept') {
    const { slot } = change;
    const proposed = meeting.slots.some((one) => one.getTime() === slot.getTime());
    if (!proposed || slot <= now) return 'slot';
  }
  return 'change';
}

function isDone({ status, startsAt }: MeetingFacts, change: MeetingChange): boolean {
  switch (change.act) {
    case 'accept':
      return status === 'accepted' && startsAt?.getTime() === change.slot.getTime();
    case 'decline':
      return status === 'declined';
    case 'cancel':
      return status === 'cancelled';
    case 'move':
      // The service compares what is proposed.
      return false;
  }
}
