import * as z from 'zod';

export const erasureSchema = z.object({
  password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long'),
});
