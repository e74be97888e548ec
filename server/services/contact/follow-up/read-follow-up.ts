import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { pictureOf } from '../../profile/show-cards.ts';
import { permitCompany } from '../conversations/permit.ts';
import { canBeInCharge, joinOwner } from './team.ts';

/** docs/product/contact.md, Following a candidate: what the team keeps about one. */
export type FollowUp = {
  ownerId: string | null;
  /** Who can be in charge. */
  team: { id: string; name: string; me: boolean }[];
  tags: string[];
  /** Tags that the company uses. */
  companyTags: string[];
};

/** Of a candidate whom the viewer's company is known to have. */
export async function readFollowUp(context: Context, developerId: string): Promise<FollowUp> {
  const { companyId, userId } = permitCompany(context);
  const { rows } = await sql<Pick<FollowUp, 'ownerId' | 'tags'>>`
    select (select o.id from candidates k ${joinOwner(companyId)}
        where k.company_id = ${companyId} and k.developer_id = ${developerId}) as owner_id,
      ${tagsOf(companyId, sql`${developerId}`)} as tags`.execute(context.db);
  const [team, companyTags] = await Promise.all([
    readTeam(context.db, companyId),
    readCompanyTags(context.db, companyId),
  ]);
  return {
    ownerId: rows[0]?.ownerId ?? null,
    team: team.map((member) => ({ ...member, me: member.id === userId })),
    tags: rows[0]?.tags ?? [],
    companyTags,
  };
}

async function readTeam(db: Writer, companyId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.display_name as name from company_members m join recruiters r on r.id = m.recruiter_id
    where ${canBeInCharge(companyId)} order by lower(r.display_name), r.id`.execute(db);
  return rows;
}

const mostCompanyTags = 200;

/** Every tag once, in the spelling that came first. */
export async function readCompanyTags(db: Writer, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from candidate_tags where company_id = ${companyId}
    group by lower(name) order by lower(name) limit ${mostCompanyTags}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The tags of a developer at a company, in the order in which they were added. */
export const tagsOf = (companyId: string, developer: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`coalesce((select json_agg(t.name order by t.added_at, t.name) from candidate_tags t
    where t.company_id = ${companyId} and t.developer_id = ${developer}), '[]')`;

export type Owner = { name: string; picture: string | undefined };
export type OwnerRow = { id: string; name: string; avatar: Json | null; profilePicHandle: string | null };

/** The recruiter in charge of a developer, as JSON; null when no one is. */
export const ownerRow = (companyId: string, developer: RawBuilder<unknown>): RawBuilder<OwnerRow | null> =>
  sql<OwnerRow | null>`(select json_build_object('id', o.id, 'name', o.display_name, 'avatar', o.avatar,
      'profilePicHandle', o.profile_pic_handle) from candidates k ${joinOwner(companyId)}
    where k.company_id = ${companyId} and k.developer_id = ${developer})`;

export const ownerOf = (row: OwnerRow | null): Owner | null => row && { name: row.name, picture: pictureOf(row) };
