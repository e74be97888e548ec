import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import { longestListName } from './people-list-limits.ts';

const listId = z.uuid('unknown');
const name = requiredLine(longestListName);

/** A list is created under an id chosen by the browser, so that the same form sent twice makes one list. */
export const newListSchema = z.object({ listId, name });
export const renamedListSchema = z.object({ listId, name });
export const oneListSchema = z.object({ listId });
/** Puts a person into a list, or takes them out. */
export const inListSchema = z.object({ listId, on: z.boolean() });
