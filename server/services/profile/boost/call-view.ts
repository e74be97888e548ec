import { type CallSource, type CallState, callState, canChangeCall } from '../../../../domain/profile/calls/call.ts';
import type { ShownCall } from './call-row.ts';

/** A call as its developer sees it. */
export type CallView = {
  state: CallState;
  source: CallSource;
  /** Null where a provider never told the day. */
  startsAt: string | null;
  /** Who of the team calls, if that is known. */
  host: string | null;
  cancelledSide: 'developer' | 'team' | 'provider' | null;
  /** Why the team cancelled it. */
  reason: string | null;
  /** Can be moved and cancelled here. */
  changeable: boolean;
  /** The version that a move or a cancellation is about. */
  sequence: number;
  /** Where it is moved at the provider. */
  manageUrl: string | null;
};

export function callView(call: ShownCall, now: Date): CallView {
  const { source, startsAt, hostName, cancelledSide, reason, sequence, manageUrl } = call;
  return {
    state: callState(call, now),
    source,
    startsAt: startsAt?.toISOString() ?? null,
    host: hostName,
    cancelledSide: cancelledSide as CallView['cancelledSide'],
    reason,
    changeable: canChangeCall(call, now),
    sequence,
    manageUrl,
  };
}
