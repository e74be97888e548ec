import { sql } from 'kysely';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import type { Context } from '../../../context.ts';

export type TestRequestLine = {
  technologyId: string;
  name: string;
  handle: string | null;
  /** How many people wait. */
  people: number;
  /** When the first of them asked. */
  since: string;
  /** The name of a draft test of this technology, when there is one. */
  draft: string | null;
};

/** The most technologies shown; those that most people ask for come first. */
const mostShown = 30;

/** Of all technologies, or of those whose name contains a text. */
export async function readTestRequests({ db, locale }: Context, text: string): Promise<TestRequestLine[]> {
  const { rows } = await sql<Omit<TestRequestLine, 'since'> & { since: Date }>`
    select te.id as technology_id, ${sql.ref(`te.name_${locale}`)} as name, te.handle, w.people, w.since,
      (select ${sql.ref(`t.name_${locale}`)} from tests t
        where t.technology_id = te.id and t.status = 'DRAFT' order by t.created_at, t.id limit 1) as draft
    from (select technology_id, count(*)::int as people, min(asked_at) as since from test_requests
      where opened_at is null group by technology_id) w
    join technologies te on te.id = w.technology_id
    where ${sql.ref(`te.name_${locale}`)} ilike ${containing(text)}
    order by w.people desc, w.since, te.id limit ${mostShown}`.execute(db);
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}
