import * as z from 'zod';

/** docs/product/profile.md, Boost call. */
export const callMinutes = 30;

export type CallStatus = 'booked' | 'held' | 'missed' | 'cancelled';

/** Where it was booked: a slot of the product, or the calendar of a provider; 'other': it is not known which. */
export type CallSource = 'own' | 'calendly' | 'cal.com' | 'other';

/** `startsAt` is null when a provider never told the day. */
export type CallFacts = { status: CallStatus; source: CallSource; startsAt: Date | null };

/** 'due': its hour has come or is not known, and the team has not said how it went. */
export type CallState = 'upcoming' | 'due' | 'held' | 'missed' | 'cancelled';

export function callState({ status, startsAt }: Pick<CallFacts, 'status' | 'startsAt'>, now: Date): CallState {
  if (status !== 'booked') return status;
  return startsAt !== null && startsAt > now ? 'upcoming' : 'due';
}

/** docs/product/profile.md, Boost call: a first call, or another one after a cancelled or missed one. */
export function canBookCall(last: Pick<CallFacts, 'status'> | undefined): boolean {
  return last === undefined || last.status === 'cancelled' || last.status === 'missed';
}

/** docs/product/profile.md, Boost call: the developer changes a coming call of our own slots; a provider has its page. */
export function canChangeCall(call: CallFacts, now: Date): boolean {
  return call.source === 'own' && callState(call, now) === 'upcoming';
}

const callOutcomes = ['held', 'missed', 'cancelled'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/**
 * docs/product/moderation.md, Call queue: a call may be held before its hour (both agreed on another one), it is missed
 * only after it, and what is over cannot be cancelled.
 */
export function possibleOutcomes(call: CallFacts, now: Date): CallOutcome[] {
  const state = callState(call, now);
  if (state !== 'upcoming' && state !== 'due') return [];
  return callOutcomes.filter((outcome) => {
    if (outcome === 'held') return true;
    return outcome === 'missed' ? state === 'due' : state === 'upcoming' || call.startsAt === null;
  });
}

const daysOnHome = 30;

/** docs/product/profile.md, Boost call: what is over leaves the home page after 30 days. */
export function isCallOnHome({ status, changedAt }: { status: CallStatus; changedAt: Date }, now: Date): boolean {
  return status === 'booked' || now.getTime() - changedAt.getTime() < daysOnHome * 86_400_000;
}

/** Why the team cancels a call; the developer reads it. */
export const callReasonSchema = z.object({ reason: z.string().trim().min(1, 'required').max(1000, 'long') });
export type CallReasonDraft = z.input<typeof callReasonSchema>;
