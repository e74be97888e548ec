import { sql } from 'kysely';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import { confirmedAt } from './confirmed-at.ts';

export type ShownTest = {
  testId: string;
  name: string;
  score: number;
  deviation: number | null;
  confirmedAt: Date | null;
};

/** The results on the profile of a developer, best first: every company that opens the profile sees them. */
export async function readShownTests(db: Writer, developerId: string, locale: Locale): Promise<ShownTest[]> {
  return db
    .selectFrom('developerTests as st')
    .innerJoin('tests as t', 't.id', 'st.testId')
    .select(['st.testId', 'st.score', 'st.deviation', locale === 'fr' ? 't.nameFr as name' : 't.nameEn as name'])
    .select(sql<Date | null>`${sql.raw(confirmedAt)}`.as('confirmedAt'))
    .where('st.developerId', '=', developerId)
    .where('t.status', '=', 'PUBLISHED')
    .orderBy('st.provisional')
    .orderBy('st.centile')
    .orderBy('t.id')
    .execute();
}
