import { type Actor, type IntroductionEvent, isPermitted } from './event.ts';
import { type IntroductionStatus, introductionStatus, type Phase, phaseOf } from './status.ts';
import { transitions } from './transitions.ts';

export type IntroductionState = {
  status: IntroductionStatus;
  /** The company may see phone and e-mail (docs/product/contact.md, Contact details). */
  contactGiven: boolean;
  /** A waiting request has been reminded once. */
  reminded: boolean;
};

/**
 * 'notPermitted': a recruiter with neither flag. A phase: the introduction is in a phase that does not allow the event.
 * 'frozen': the company is not validated (frozen.ts).
 */
export type Refusal = 'notPermitted' | 'wrongActor' | 'notStarted' | 'frozen' | Phase;

export type Outcome =
  | { outcome: 'changed'; state: IntroductionState }
  | { outcome: 'nothing'; state: IntroductionState }
  | { outcome: 'refused'; reason: Refusal };

/** The new state of an introduction (undefined: there is none yet) after an event. */
export function next(state: IntroductionState | undefined, event: IntroductionEvent, actor: Actor): Outcome {
  const { to, by, already = [] } = transitions[event];
  const from = by[actor.kind];
  if (!from) return { outcome: 'refused', reason: 'wrongActor' };
  if (!isPermitted(actor)) return { outcome: 'refused', reason: 'notPermitted' };
  const place = state?.status ?? 'none';
  if (from.includes(place) && !(event === 'remind' && state?.reminded))
    return { outcome: 'changed', state: after(state, event, to) };
  if (state && (state.status === to || already.includes(place))) return { outcome: 'nothing', state };
  return { outcome: 'refused', reason: state ? phaseOf(state.status) : 'notStarted' };
}

const givesDetails: readonly IntroductionEvent[] = ['acceptWithDetails', 'acceptApplicationWithDetails'];
/** A developer who refuses, or whose conversation ended otherwise, takes their contact details back. */
const keepsDetails: readonly IntroductionStatus[] = [
  introductionStatus.STATUS_REOPEN,
  introductionStatus.ARCHIVED_HIRED,
  introductionStatus.ARCHIVED,
  introductionStatus.STATUS_CLOSED_AUTOMATICALLY,
];

/** docs/product/contact.md, Contact details: these end the contact of the two, earlier conversations included. */
export const takesDetailsBack = (event: IntroductionEvent): boolean => event === 'refuse' || event === 'cancel';

function after(
  state: IntroductionState | undefined,
  event: IntroductionEvent,
  status: IntroductionStatus,
): IntroductionState {
  const kept = keepsDetails.includes(status) && state?.contactGiven === true;
  return { status, contactGiven: kept || givesDetails.includes(event), reminded: event === 'remind' };
}
