import { requiredText } from '../../profile/text-limits.ts';
import { asksPayHistory } from '../pay-history.ts';

/** Long enough to convince, short enough to be read. */
export const conversationMessageLimit = 2000;

/** docs/product/contact.md, The start dialog: the message is required. */
export const conversationMessage = requiredText(conversationMessageLimit);

/** docs/product/contact.md, Questions about past pay: the same for a company, which may not ask them. */
export const companyMessage = conversationMessage.refine((text) => !asksPayHistory(text), 'payHistory');
