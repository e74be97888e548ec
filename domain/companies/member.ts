import * as z from 'zod';

/** What a member may do for the company: run it, and start conversations. */
export const permissionsSchema = z.object({ admin: z.boolean('unknown'), intros: z.boolean('unknown') });
export type Permissions = z.output<typeof permissionsSchema>;

/** 'Starting conversations requires the company recruiter entry's admin or intros flag.' */
export function mayStartConversations({ admin, intros }: Permissions): boolean {
  return admin || intros;
}
