import { mayStartConversations } from '../../../../domain/contact/conversations/conversation-right.ts';
import type { Actor } from '../../../../domain/contact/introductions/event.ts';
import { isId } from '../../../../domain/id.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';

export type Side = 'developer' | 'recruiter';

/**
 * One of the two sides of a conversation: a developer, or a recruiter with the right to start conversations for a
 * company.
 */
export type Party = {
  side: Side;
  userId: string;
  /** The filter for their introductions. */
  whose: { developerId: string } | { companyId: string };
  actor: Actor;
};

/** Reading a conversation needs the same right as starting one, because it may hold confidential information. */
function permitParty(context: Context): Party {
  const { role, userId, membership } = signedIn(context);
  if (role === 'DEVELOPER')
    return { side: 'developer', userId, whose: { developerId: userId }, actor: { kind: 'developer' } };
  if (role !== 'RECRUITER' || !membership?.validated || !mayStartConversations(membership)) throw new Forbidden();
  const { companyId, admin, intros } = membership;
  return { side: 'recruiter', userId, whose: { companyId }, actor: { kind: 'recruiter', admin, intros } };
}

/** A recruiter with the right to start conversations for a company. */
export function permitCompany(context: Context): { companyId: string; userId: string } {
  const { whose, userId } = permitParty(context);
  if (!('companyId' in whose)) throw new Forbidden();
  return { ...whose, userId };
}

export function permitConversation(context: Context, introductionId: string): Party {
  const party = permitParty(context);
  if (!isId(introductionId)) throw new NotFound();
  return party;
}
