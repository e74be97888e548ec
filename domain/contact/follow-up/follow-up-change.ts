import * as z from 'zod';
import { optionalLine, requiredLine } from '../../profile/text-limits.ts';
import { longestReminder } from './reminder.ts';

/** docs/product/contact.md, Following a candidate. */
export const mostTags = 10;
export const longestTag = 30;
const shownTags = 3;

const candidate = { developerId: z.uuid('unknown') };

/** What a recruiter notes about a candidate, reminders for themselves. `null`: no one is in charge any more. */
export const followUpChange = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('inCharge'), ...candidate, recruiterId: z.uuid('unknown').nullable() }),
  z.object({ mode: z.literal('addTag'), ...candidate, name: requiredLine(longestTag) }),
  z.object({ mode: z.literal('removeTag'), ...candidate, name: requiredLine(longestTag) }),
  // The id is chosen by the browser: a reminder sent twice is one.
  z.object({
    mode: z.literal('remind'),
    ...candidate,
    id: z.uuid('unknown'),
    day: z.iso.date('required'),
    word: optionalLine(longestReminder),
  }),
  z.object({ mode: z.literal('reminderDone'), ...candidate, id: z.uuid('unknown'), done: z.boolean() }),
]);
export type FollowUpChange = z.output<typeof followUpChange>;
type ChangeOf<Mode extends FollowUpChange['mode']> = Extract<FollowUpChange, { mode: Mode }>;
export type OwnerChange = ChangeOf<'inCharge'>;
export type TagChange = ChangeOf<'addTag' | 'removeTag'>;
export type ReminderChange = ChangeOf<'remind' | 'reminderDone'>;

/** The tags of a card or a row, and how many more there are. */
export function splitTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, shownTags), more: Math.max(0, tags.length - shownTags) };
}
