import * as z from 'zod';

/** How long an administrator may act in a user's name before giving a reason again. */
export const actingMinutes = 30;

export const actingSchema = z.object({
  reason: z.string({ error: 'required' }).trim().min(1, 'required').max(500, 'long'),
});
