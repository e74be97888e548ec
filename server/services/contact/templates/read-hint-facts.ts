import { sql } from 'kysely';
import type { ContactFacts } from '../../../../domain/contact/contact-outcome.ts';
import { messageWords, type PersonWords } from '../../../../domain/contact/first-message/hints.ts';
import type { Database } from '../../../data/database.ts';
import { mayLook } from '../terms/read-wishes.ts';
import { shownFirstName } from './read-field-values.ts';

/** docs/product/contact.md, First messages: of people whose profile may be opened now without using up a view of the day. */
export async function readPersonWords(
  db: Database,
  facts: ReadonlyMap<string, ContactFacts>,
): Promise<Map<string, PersonWords>> {
  const ids = [...facts].filter(([, known]) => mayLook(known)).map(([id]) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PersonWords & { id: string }>`
    select d.id, coalesce((select json_agg(t.name_fr order by dt.position)
        from developer_technologies dt join technologies t on t.id = dt.technology_id
        where dt.developer_id = d.id), '[]') as technologies,
      coalesce((select json_build_array(p.display_name_fr, p.display_name_en)
        from professions p where p.id = d.profession_id), '[]') as titles
    from developers d where d.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}

const mostCompared = 5;

/** The words of the last first messages of a recruiter, without the names of their readers. */
export async function readEarlierMessages(db: Database, recruiterId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string; firstName: string }>`
    select m.body as text, ${shownFirstName('d', 'f')} as first_name
    from messages m join introductions i on i.id = m.introduction_id join developers d on d.id = i.developer_id
    left join developer_confidential f on f.developer_id = d.id
    where m.author_id = ${recruiterId} and m.position = 1 and m.author_kind = 'recruiter'
    order by m.sent_at desc, m.id desc limit ${mostCompared}`.execute(db);
  return rows.map(({ text, firstName }) => messageWords(text, firstName));
}
