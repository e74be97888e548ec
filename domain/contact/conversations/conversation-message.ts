import { requiredText } from '../../profile/text-limits.ts';

/** Long enough to convince, short enough to be read. */
export const conversationMessageLimit = 2000;

/** 'Le but de ce message est de convaincre': an empty one convinces nobody. */
export const conversationMessage = requiredText(conversationMessageLimit);
