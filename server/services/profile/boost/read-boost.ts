import { type BoostVariant, bookableDays, boostVariant, canBoost } from '../../../../domain/profile/boost.ts';
import type { Context } from '../../../context.ts';
import { type OwnFacts, readOwnFacts } from './read-own-facts.ts';

export type Boost = {
  variant: BoostVariant;
  enabled: boolean;
  /** 'booked', with the date of the report; null before. */
  call: { status: string; date: string | null } | null;
  /** When the call takes place, if it was booked with the product's own slots. */
  booking: string | null;
  /** How to book a call; undefined for juniors, once a call is booked, and while the profile is not published. */
  scheduling: { kind: 'embedded'; slots: string[] } | { kind: 'embed'; url: string } | undefined;
  /** The address of an outside training site; undefined for our own page. */
  trainingUrl: string | undefined;
};

export async function readBoost(context: Context, developerId: string): Promise<Boost> {
  const facts = await readOwnFacts(context, developerId);
  const variant = boostVariant(facts.codeExperienceYears);
  const enabled = canBoost(facts);
  const { callStatus: status, callDate, slot } = facts;
  const bookable = variant === 'call' && enabled && status !== 'booked';
  return {
    variant,
    enabled,
    call: status === null ? null : { status, date: callDate?.toISOString() ?? null },
    booking: slot?.toISOString() ?? null,
    scheduling: bookable ? await offer(context, facts) : undefined,
    trainingUrl: context.config.TRAINING_URL,
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
