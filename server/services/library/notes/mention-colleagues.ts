import { sql } from 'kysely';
import { isNamed } from '../../../../domain/library/notes/mentions.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { candidatePool } from '../../contact/candidates/candidate-pool.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { companyInQuestion } from '../resolve-query.ts';

type Written = {
  noteId: string;
  companyId: string;
  developerId: string;
  authorId: string;
  message: string;
  mentions: readonly string[];
};
type Member = { id: string; email: string; name: string; locale: Locale; shown: string; talks: boolean };

/**
 * docs/product/library.md, Notes: colleagues who are named in a note are told once for each note. An id of a person
 * outside the team, or of one whose name is not in the text, has no effect.
 */
export async function mentionColleagues({ config, ports }: Context, trx: Trx, written: Written): Promise<void> {
  const { noteId, companyId, developerId, authorId, message, mentions } = written;
  if (mentions.length === 0) return;
  const { rows: members } = await sql<Member>`
    select u.id, u.email, u.name, u.locale, r.display_name as shown, (m.admin or m.intros) as talks
    from company_members m join recruiters r on r.id = m.recruiter_id join users u on u.id = r.id
    where m.company_id = ${companyId} and m.recruiter_id = any(${mentions}::uuid[]) and m.recruiter_id <> ${authorId}
    order by u.id for share of m`.execute(trx);
  const named = members.filter(({ shown }) => isNamed(message, shown));
  if (named.length === 0) return;
  const { rows: news } = await sql<{ recruiterId: string }>`
    insert into company_note_mentions (note_id, recruiter_id, mentioned_at)
    select ${noteId}, id, ${ports.clock.now()} from unnest(${named.map(({ id }) => id)}::uuid[]) as given (id)
    on conflict do nothing returning recruiter_id`.execute(trx);
  if (news.length === 0) return;
  const about = await readAbout(trx, companyId, developerId, authorId);
  for (const { shown: _, talks, ...user } of named.filter(({ id }) => news.some((one) => one.recruiterId === id))) {
    const { candidate, alias, ...words } = about;
    // Colleagues without that page read the notes on the profile.
    const data = { ...words, developerId, ...(candidate && talks ? {} : { alias }) };
    await queueEmail(trx, config, { template: 'note-mention', user, data, key: `note-mention:${noteId}:${user.id}` });
  }
}

async function readAbout(trx: Trx, companyId: string, developerId: string, authorId: string) {
  const pool = candidatePool(await companyInQuestion(trx, companyId), [developerId]);
  const { rows } = await sql<{ person: string; alias: string; company: string; colleague: string; candidate: boolean }>`
    with pool as (${pool})
    select d.display_name as person, coalesce(d.seo_alias, d.id::text) as alias, c.name as company,
      r.display_name as colleague, exists (select from pool) as candidate
    from developers d, companies c, recruiters r
    where d.id = ${developerId} and c.id = ${companyId} and r.id = ${authorId}`.execute(trx);
  const [about] = rows;
  if (!about) throw new Error('a note without its developer, company or author');
  return about;
}
