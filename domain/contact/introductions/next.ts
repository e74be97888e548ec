import { type Actor, type IntroductionEvent, isPermitted } from './event.ts';
import { type IntroductionStatus, type Phase, phaseOf } from './status.ts';
import { transitions } from './transitions.ts';

export type IntroductionState = {
  status: IntroductionStatus;
  /** The company may see phone and e-mail: 'obtained only after the developer accepts'. */
  contactGiven: boolean;
  /** A request that waits has been brought to mind once. */
  reminded: boolean;
};

/** 'notPermitted': a recruiter with neither flag. Otherwise, where the introduction stands that this cannot happen. */
export type Refusal = 'notPermitted' | 'wrongActor' | 'notStarted' | Phase;

export type Outcome =
  | { outcome: 'changed'; state: IntroductionState }
  | { outcome: 'nothing'; state: IntroductionState }
  | { outcome: 'refused'; reason: Refusal };

/** What becomes of an introduction (undefined: there is none yet) when somebody does something. */
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
/** Whoever refuses or is not talked to any more takes their contact details back. */
const keepsDetails: readonly IntroductionStatus[] = [40, 90, 91, 98];

function after(
  state: IntroductionState | undefined,
  event: IntroductionEvent,
  status: IntroductionStatus,
): IntroductionState {
  const kept = keepsDetails.includes(status) && state?.contactGiven === true;
  return { status, contactGiven: kept || givesDetails.includes(event), reminded: event === 'remind' };
}
