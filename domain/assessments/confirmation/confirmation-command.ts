import * as z from 'zod';

/** `ask` is for a recruiter, the others for the developer. */
export const confirmationCommandSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('ask'), testId: z.uuid() }),
  z.object({ mode: z.literal('accept'), confirmationId: z.uuid() }),
  z.object({ mode: z.literal('decline'), confirmationId: z.uuid() }),
]);
export type ConfirmationCommand = z.output<typeof confirmationCommandSchema>;
