import * as z from 'zod';

const messageLimit = 8000;

const message = z.string({ error: 'required' }).trim().min(1, 'required').max(messageLimit, 'long');
const requestKey = z.string().regex(/^[\w-]{8,64}$/);

/** A signed-in user is answered at their own address; a visitor types one. */
export const supportSchema = (signedIn: boolean) =>
  z.object({
    message,
    requestKey,
    email: signedIn
      ? z.string().optional()
      : z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'long').pipe(z.email('email')),
  });
export type SupportMessage = z.output<ReturnType<typeof supportSchema>>;
