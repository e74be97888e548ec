import { canAskForBoost } from '../../../../domain/permissions/profile.ts';
import { boostVariant, canBoost } from '../../../../domain/profile/boost.ts';
import { canBookCall, isCallOnHome } from '../../../../domain/profile/calls/call.ts';
import type { Context } from '../../../context.ts';
import type { ShownCall } from './call-row.ts';
import { type CallView, callView } from './call-view.ts';

/** The newest call on the home page of its developer, and what they can do about it; administrators only read it. */
export type HomeCall = { call: CallView; act: 'change' | 'book' | undefined };

type Facts = { id: string; validationStatus: string | null; codeExperienceYears: number | null };

export function homeCall({ ports, viewer }: Context, facts: Facts, last: ShownCall | undefined): HomeCall | undefined {
  const now = ports.clock.now();
  if (!last || !isCallOnHome(last, now)) return undefined;
  const call = callView(last, now);
  if (!canAskForBoost(viewer, facts.id)) return { call, act: undefined };
  const changes = call.changeable || (call.source !== 'own' && call.state === 'upcoming');
  const books = canBookCall(last) && canBoost(facts) && boostVariant(facts.codeExperienceYears) === 'call';
  return { call, act: changes ? 'change' : books ? 'book' : undefined };
}
