import * as z from 'zod';
import { type OptionalKind, optionalKinds } from './email-kinds.ts';

const kinds = Object.keys(optionalKinds) as OptionalKind[];
const ticked = z.literal('on').optional().catch(undefined);
/** Names of kinds with spaces between them. */
const names = z
  .string('required')
  .max(1000, 'long')
  .transform((text) => text.split(' '));

/**
 * The form of the e-mail preferences: `shown` are the kinds on the page, `was` those that were ticked when it was
 * loaded. Only what the person has changed is stored: a kind ended meanwhile by the link of an e-mail stays ended.
 */
export const emailChoicesSchema = z
  .object({ shown: names, was: names, ...(Object.fromEntries(kinds.map((kind) => [kind, ticked])) as Boxes) })
  .transform(({ shown, was, ...boxes }): EmailChoices => {
    const changed = kinds.filter((kind) => shown.includes(kind) && (boxes[kind] === 'on') !== was.includes(kind));
    return Object.fromEntries(changed.map((kind) => [kind, boxes[kind] === 'on']));
  });

type Boxes = Record<OptionalKind, typeof ticked>;
/** Whether a kind is wanted; kinds without a value stay as they are. */
export type EmailChoices = Partial<Record<OptionalKind, boolean>>;
