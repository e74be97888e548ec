import { mayStartConversations, type RecruiterFlags } from '../../permissions/contact.ts';
import type { ContactPlan } from '../contact-plan.ts';
import { bypass, type Interaction } from '../interaction.ts';
import type { StartRefusal } from '../start-refusal.ts';

export type ConversationButtonFacts = {
  /** undefined while they load. */
  recruiter: RecruiterFlags | undefined;
  interaction: Interaction;
  disabledOrPaused: boolean;
  /** The few fields that a list or a dialog needs to show the developer. */
  hasSmallProfile: boolean;
  /** Why the plan refuses a first message, if it does. */
  refusal: StartRefusal | undefined;
  plan: Pick<ContactPlan, 'batch'> | null;
  /** This placement does not offer the selection. */
  batchDisabled: boolean;
};

export type ConversationButton =
  | { case: 'loading' | 'permissionDenied' | 'seeConversation' }
  /** « Voir la candidature » with a pulsing dot. */
  | { case: 'seeApplication'; dot: true }
  | { case: 'selection'; disabled: boolean }
  /** `refusal` is said at the button, which is disabled then; a developer who cannot be written to has none. */
  | { case: 'start'; disabled: boolean; refusal?: StartRefusal };

/** docs/product/contact.md, The main conversation button: the cases in their order. */
export function conversationButton(facts: ConversationButtonFacts): ConversationButton {
  const { recruiter, interaction, plan } = facts;
  if (!recruiter) return { case: 'loading' };
  if (!mayStartConversations(recruiter)) return { case: 'permissionDenied' };
  if (interaction.introId) return { case: 'seeConversation' };
  // Every application that lifts the limits can also be answered (docs/product/contact.md, Applications that lift the
  // limits).
  if (bypass(interaction)) return { case: 'seeApplication', dot: true };
  const disabled = facts.disabledOrPaused || !facts.hasSmallProfile;
  if (plan?.batch && !facts.batchDisabled) return { case: 'selection', disabled };
  return !disabled && facts.refusal
    ? { case: 'start', disabled: true, refusal: facts.refusal }
    : { case: 'start', disabled };
}
