import * as z from 'zod';

export const actingSchema = z.object({
  reason: z.string({ error: 'required' }).trim().min(1, 'required').max(500, 'long'),
});
