import { isDisabledOrPaused } from '../../../../domain/contact/availability.ts';
import type { ContactFacts } from '../../../../domain/contact/contact-outcome.ts';
import {
  type ConversationButton,
  conversationButton,
} from '../../../../domain/contact/conversations/conversation-button.ts';
import { startRefusal } from '../../../../domain/contact/start-refusal.ts';

/** The main conversation button of a person in a list. `named`: the person shows a name. */
export function entryButton(facts: ContactFacts, named = true): ConversationButton {
  const { recruiter, interaction, developer, plan } = facts;
  return conversationButton({
    recruiter,
    interaction,
    disabledOrPaused: developer !== null && isDisabledOrPaused(developer),
    hasSmallProfile: developer !== null && named,
    refusal: startRefusal(facts),
    plan,
    batchDisabled: false,
  });
}
