import * as z from 'zod';
import { requiredLine } from '../../profile/text-limits.ts';
import { companyMessage } from '../conversations/conversation-message.ts';

export const templateTitleLimit = 60;
/** Of one recruiter, and as many shared ones of a company. */
export const mostTemplates = 30;

/** docs/product/contact.md, Templates of first messages. `shared`: colleagues use and edit it too. */
export const templateSchema = z.object({
  title: requiredLine(templateTitleLimit),
  body: companyMessage,
  shared: z.boolean('unknown'),
});
export type TemplateDraft = z.input<typeof templateSchema>;
export type MessageTemplate = TemplateDraft & { id: string; version: number };

/** `version`: that of the template when the form was opened; null for a new one, and to overwrite other changes. */
export type TemplateChange = { id: string; version: number | null; value: unknown };
