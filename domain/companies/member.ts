import * as z from 'zod';

/** The permissions of a member: administer the company, and start conversations. */
export const permissionsSchema = z.object({ admin: z.boolean('unknown'), intros: z.boolean('unknown') });
export type Permissions = z.output<typeof permissionsSchema>;
