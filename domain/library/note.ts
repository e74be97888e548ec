import * as z from 'zod';
import { requiredText } from '../profile/text-limits.ts';

/** Notes that a company keeps for itself, and recommendations that the team writes for everybody who is signed in. */
export const noteKinds = ['company', 'team'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const longestNote = 5000;
const message = requiredText(longestNote);
/** Made by whoever writes: sending it twice is one note. */
const id = z.uuid('unknown');

export const noteChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), kind: z.enum(noteKinds), id, message }),
  z.object({ action: z.literal('edit'), kind: z.enum(noteKinds), id, message }),
  z.object({ action: z.literal('delete'), kind: z.enum(noteKinds), id }),
]);
export type NoteChange = z.output<typeof noteChange>;
