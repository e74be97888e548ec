import * as z from 'zod';

/** The permissions of a member: administer the company, and start conversations. */
export const permissionsSchema = z.object({ admin: z.boolean('unknown'), intros: z.boolean('unknown') });
export type Permissions = z.output<typeof permissionsSchema>;

/** docs/product/companies.md, Members and their rights. */
export function mayStartConversations({ admin, intros }: Permissions): boolean {
  return admin || intros;
}
