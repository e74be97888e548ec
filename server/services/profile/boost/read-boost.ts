import {
  type BoostFigures,
  type BoostVariant,
  bookableDays,
  boostFigures,
  boostVariant,
  canBoost,
} from '../../../../domain/profile/boost.ts';
import { canBookCall, canChangeCall } from '../../../../domain/profile/calls/call.ts';
import { type Training, trainingOf } from '../../../../domain/profile/training.ts';
import type { Context } from '../../../context.ts';
import { type CallView, callView } from './call-view.ts';
import { type OwnFacts, readOwnFacts } from './read-own-facts.ts';

export type Boost = {
  variant: BoostVariant;
  enabled: boolean;
  /** The newest call; null before the first. */
  call: CallView | null;
  /** How to book or move a call; undefined where neither is possible. */
  scheduling: { kind: 'embedded'; slots: string[] } | { kind: 'embed'; url: string } | undefined;
  training: Training;
  figures: BoostFigures;
};

export async function readBoost(context: Context, developerId: string): Promise<Boost> {
  const facts = await readOwnFacts(context, developerId);
  const now = context.ports.clock.now();
  const variant = boostVariant(facts.codeExperienceYears);
  const enabled = canBoost(facts);
  const { call } = facts;
  const bookable = variant === 'call' && enabled && canBookCall(call);
  const movable = call !== undefined && canChangeCall(call, now) && context.ports.scheduling.kind === 'embedded';
  return {
    variant: call?.status === 'booked' ? 'call' : variant,
    enabled,
    call: call ? callView(call, now) : null,
    scheduling: bookable || movable ? await offer(context, facts) : undefined,
    training: trainingOf(context.config),
    figures: boostFigures(context.config),
  };
}

async function offer({ ports }: Context, facts: OwnFacts): Promise<Boost['scheduling']> {
  const { scheduling, clock } = ports;
  if (scheduling.kind === 'embedded') {
    const slots = await scheduling.slots(clock.now(), bookableDays);
    return { kind: 'embedded', slots: slots.map((slot) => slot.toISOString()) };
  }
  const { email, phoneNumber } = facts;
  const name = [facts.firstName, facts.lastName].filter(Boolean).join(' ') || facts.name;
  return { kind: 'embed', url: scheduling.embedUrl({ email, name, ...(phoneNumber ? { phone: phoneNumber } : {}) }) };
}
