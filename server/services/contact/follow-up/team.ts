import { type RawBuilder, sql } from 'kysely';

/**
 * docs/product/contact.md, Following a candidate: the members `m` of a company who can be in charge. One who has left, or
 * lost the right to start conversations, is in charge of no one.
 */
export const canBeInCharge = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`m.company_id = ${companyId} and (m.admin or m.intros)`;

/** The recruiter in charge of the candidate in a row `k` of candidates, as `o`. */
export const joinOwner = (companyId: string): RawBuilder<unknown> =>
  sql`join company_members m on m.recruiter_id = k.owner_id and ${canBeInCharge(companyId)} join recruiters o on o.id = m.recruiter_id`;
