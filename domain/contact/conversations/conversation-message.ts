import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { manyLines, requiredText } from '../../profile/text-limits.ts';
import { openFields } from '../first-message/fields.ts';
import { asksPayHistory } from '../pay-history.ts';

/** Long enough to convince, short enough to be read. */
export const conversationMessageLimit = 2000;

/** docs/product/contact.md, Files in messages: one with files may have no text. */
export const conversationText = z.string('required').overwrite(manyLines).max(conversationMessageLimit, 'long');

/** docs/product/contact.md, The start dialog: the message is required. */
const conversationMessage = requiredText(conversationMessageLimit);

/** docs/product/contact.md, Questions about past pay: the same for a company, which may not ask them. */
export const companyMessage = conversationMessage.refine((text) => !asksPayHistory(text), 'payHistory');

/** Less does not say what is offered, and why to this person. */
export const firstMessageLeast = 80;

/**
 * docs/product/contact.md, Templates of first messages: nothing goes out with a field that was not filled. First
 * messages: nor with too few words.
 */
export const firstMessage = companyMessage
  .refine((text) => openFields(text).length === 0, 'openField')
  .refine((text) => text.length >= firstMessageLeast, limitCode('short', firstMessageLeast));
