import * as z from 'zod';
import { requiredText } from '../../profile/text-limits.ts';
import { mostMentions } from './mentions.ts';

/** Notes for the members of one company, and recommendations of the team for every signed-in user. */
export const noteKinds = ['company', 'team'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const longestNote = 5000;
const message = requiredText(longestNote);
/** Chosen by the browser: sending the same note twice creates one. */
const id = z.uuid('unknown');

/** The colleagues chosen in the editor; the text says which of them stay. */
const mentions = z.array(z.uuid('unknown')).max(mostMentions, 'tooMany').default([]);

export const noteChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), kind: z.enum(noteKinds), id, message, mentions }),
  z.object({ action: z.literal('edit'), kind: z.enum(noteKinds), id, message, mentions }),
  z.object({ action: z.literal('delete'), kind: z.enum(noteKinds), id }),
]);
/** As it is sent. */
export type NoteChange = z.input<typeof noteChange>;
