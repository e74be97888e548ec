import type { ErrorCode } from '../../error-codes.ts';

/** docs/product/contact.md, Meetings. */
export const meetingKinds = ['talk', 'technical', 'team', 'other'] as const;
export type MeetingKind = (typeof meetingKinds)[number];
export const meetingMinutes = [15, 30, 45, 60, 90] as const;

export const mostSlots = 5;
/** Proposals of a conversation that wait for an answer at the same time. */
export const mostOpenMeetings = 3;
const daysAhead = 183;
const bookingDays = 30;

const dayMilliseconds = 86_400_000;

export type MeetingStatus = 'proposed' | 'accepted' | 'declined' | 'cancelled';

export type MeetingFacts = {
  status: MeetingStatus;
  /** What the developer chooses from; none with a booking page. */
  slots: readonly Date[];
  bookingUrl: string | null;
  /** Null with a booking page. */
  minutes: number | null;
  startsAt: Date | null;
  /** When what counts now was proposed. */
  proposedAt: Date;
};

/** 'open': waits for an answer; 'expired': not answered in time; 'upcoming': until its end; 'over': after it. */
export type MeetingState = 'open' | 'expired' | 'upcoming' | 'over' | 'declined' | 'cancelled';

export function meetingState(meeting: MeetingFacts, now: Date): MeetingState {
  const { status, slots, bookingUrl, startsAt, minutes, proposedAt } = meeting;
  switch (status) {
    case 'declined':
    case 'cancelled':
      return status;
    case 'accepted':
      return startsAt && now.getTime() < startsAt.getTime() + (minutes ?? 0) * 60_000 ? 'upcoming' : 'over';
    case 'proposed': {
      const open = bookingUrl
        ? now.getTime() < proposedAt.getTime() + bookingDays * dayMilliseconds
        : slots.some((slot) => slot > now);
      return open ? 'open' : 'expired';
    }
  }
}

/** A meeting that one of the two sides may still have to do something about. */
export function isMeetingAhead(meeting: MeetingFacts, now: Date): boolean {
  const state = meetingState(meeting, now);
  return state === 'open' || state === 'upcoming';
}

/** docs/product/contact.md, Proposing a meeting: a slot is in the future, and within six months. */
export function slotRefusal(slot: Date, now: Date): ErrorCode | undefined {
  if (slot <= now) return 'slotPast';
  return slot.getTime() - now.getTime() > daysAhead * dayMilliseconds ? 'slotFar' : undefined;
}
