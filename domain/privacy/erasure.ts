import * as z from 'zod';

/** The reason for hiding a profile while its account waits for deletion. */
export const leavingReason = 'leaving';

export const erasureSchema = z.object({
  password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long'),
});
