import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import { canChangeKept, canKeepLists, canSeeKept } from '../../../../domain/permissions/library.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import { type Kept, type ListedDeveloper, readKept, seenInLibrary } from '../read-developer-list.ts';
import { companyInQuestion } from '../resolve-query.ts';

/** A list of people, own or shared by a colleague. */
export type PeopleList = {
  id: string;
  name: string;
  shared: boolean;
  own: boolean;
  /** Who made it; null when they have left the company. */
  author: string | null;
  /** The viewer may rename, share and delete it. */
  change: boolean;
};
type Row = { id: string; name: string; shared: boolean; authorId: string | null; author: string | null };

/** The lists (alias s) of the company that this member sees: own ones first, each the newest first. */
const seenLists = ({ userId, membership }: Member) => sql`profile_lists s left join users u on u.id = s.author_id
  where s.company_id = ${membership.companyId} and (s.author_id = ${userId} or s.shared)`;
const inOrder = ({ userId }: Member) =>
  sql`order by s.author_id is distinct from ${userId}::uuid, s.created_at desc, s.id desc`;

/** docs/product/library.md, Lists: with the number of people in each that the company sees; one query. */
export async function readLists(context: Context): Promise<(PeopleList & { people: number })[]> {
  const viewer = permit(context, canKeepLists);
  const company = await companyInQuestion(context.db, viewer.membership.companyId);
  const { rows } = await sql<Row & { people: number }>`
    select s.id, s.name, s.shared, s.author_id, u.name as author,
      (select count(*)::int from profile_list_people p join developers d on d.id = p.developer_id
        join library_profiles l on l.developer_id = d.id
        where p.list_id = s.id and ${seenInLibrary(company)}) as people
    from ${seenLists(viewer)} ${inOrder(viewer)}`.execute(context.db);
  return rows.map(({ people, ...row }) => ({ ...listOf(viewer, row), people }));
}

/** The lists in which a developer can be put from the menu beside the star; `on`: they are in it. */
export async function readListsOf(context: Context, developerId: string) {
  const viewer = permit(context, canKeepLists);
  if (!isId(developerId)) throw new NotFound();
  const { rows } = await sql<{ id: string; name: string; shared: boolean; on: boolean }>`
    select s.id, s.name, s.shared, exists (select from profile_list_people p
      where p.list_id = s.id and p.developer_id = ${developerId}) as "on"
    from ${seenLists(viewer)} ${inOrder(viewer)}`.execute(context.db);
  return { lists: rows };
}

export type ListedPerson = ListedDeveloper & { addedBy: string | null };
export type OpenList = { list: PeopleList; kept: Omit<Kept, 'entries'> & { entries: ListedPerson[] } };

/** One list with a page of its people, the last added first, each with who added them. */
export async function readList(context: Context, listId: string, after?: string): Promise<OpenList> {
  const viewer = permit(context, canKeepLists);
  if (!isId(listId)) throw new NotFound();
  const { db } = context;
  const found = await sql<Row & { companyId: string }>`
    select s.id, s.name, s.shared, s.author_id, s.company_id, u.name as author
    from profile_lists s left join users u on u.id = s.author_id where s.id = ${listId}`.execute(db);
  const [row] = found.rows;
  if (!row || !canSeeKept(viewer, row)) throw new NotFound();
  const people = sql<boolean>`select developer_id, added_at as at from profile_list_people where list_id = ${listId}`;
  const kept = await readKept(context, people, after);
  const ids = kept.entries.map(({ id }) => id);
  const { rows } = await sql<{ developerId: string; name: string | null }>`
    select p.developer_id, u.name from profile_list_people p left join users u on u.id = p.added_by
    where p.list_id = ${listId} and p.developer_id = any(${ids}::uuid[])`.execute(db);
  const adders = new Map(rows.map(({ developerId, name }) => [developerId, name]));
  const entries = kept.entries.map((entry) => ({ ...entry, addedBy: adders.get(entry.id) ?? null }));
  return { list: listOf(viewer, row), kept: { ...kept, entries } };
}

function listOf(viewer: Member, { id, name, shared, authorId, author }: Row): PeopleList {
  const change = canChangeKept(viewer, { authorId, companyId: viewer.membership.companyId, shared });
  return { id, name, shared, own: authorId === viewer.userId, author, change };
}
