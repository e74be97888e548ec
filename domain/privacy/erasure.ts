import * as z from 'zod';

/** Why a profile is out of sight while its account waits for its end. */
export const leavingReason = 'leaving';

export const erasureSchema = z.object({
  password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long'),
});
