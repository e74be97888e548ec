import * as z from 'zod';
import { requiredText } from '../../profile/text-limits.ts';

export const supportStatuses = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];
export const supportKinds = ['message', 'report', 'error'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** The key is chosen by the browser, once per answer: the same answer sent twice is one e-mail. */
export const answerSchema = z.object({ key: z.uuid('unknown'), text: requiredText(8000) });
