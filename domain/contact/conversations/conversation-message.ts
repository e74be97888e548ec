import { requiredText } from '../../profile/text-limits.ts';

/** Long enough to convince, short enough to be read. */
export const conversationMessageLimit = 2000;

/** docs/product/contact.md, The start dialog: the message is required. */
export const conversationMessage = requiredText(conversationMessageLimit);
