import type { Actor } from '../../../../domain/contact/introductions/event.ts';
import { isId } from '../../../../domain/id.ts';
import { canHaveConversations, canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';

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
  const viewer = permit(context, canHaveConversations);
  const { userId } = viewer;
  if (!canTalkForCompany(viewer))
    return { side: 'developer', userId, whose: { developerId: userId }, actor: { kind: 'developer' } };
  const { companyId, admin, intros } = viewer.membership;
  return { side: 'recruiter', userId, whose: { companyId }, actor: { kind: 'recruiter', admin, intros } };
}

/** A recruiter with the right to start conversations for a company. */
export function permitCompany(context: Context): { companyId: string; planId: string; userId: string } {
  const { userId, membership } = permit(context, canTalkForCompany);
  return { companyId: membership.companyId, planId: membership.planId, userId };
}

export function permitConversation(context: Context, introductionId: string): Party {
  const party = permitParty(context);
  if (!isId(introductionId)) throw new NotFound();
  return party;
}
