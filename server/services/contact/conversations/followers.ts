import { sql } from 'kysely';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';

export type Reader = { id: string; email: string; name: string; locale: Locale };

/**
 * The recruiters who get e-mails about a conversation: those who started it or wrote in it and still have the right;
 * when there are none, the administrators of the company.
 */
export async function readFollowers(db: Writer, introductionId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader & { follows: boolean; admin: boolean }>`
    select u.id, u.email, u.name, u.locale, m.admin,
      (i.recruiter_id is not distinct from u.id or exists (select from messages w
        where w.introduction_id = i.id and w.author_id = u.id)) as follows
    from introductions i join company_members m on m.company_id = i.company_id join users u on u.id = m.recruiter_id
    where i.id = ${introductionId} and (m.admin or m.intros) order by u.id`.execute(db);
  const following = rows.filter(({ follows }) => follows);
  const written = following.length > 0 ? following : rows.filter(({ admin }) => admin);
  return written.map(({ id, email, name, locale }) => ({ id, email, name, locale }));
}

export async function readReader(db: Writer, userId: string): Promise<Reader[]> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return person ? [{ ...person, locale: person.locale as Locale }] : [];
}
