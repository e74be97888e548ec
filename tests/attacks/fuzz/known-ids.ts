import { sql } from 'kysely';
import { openDatabase } from '../../../server/data/database.ts';
import type { SiteDatabase } from '../../harness/production-site.ts';

/** The values of a parameter or field of that name: ids of real rows. */
const tables: Record<string, string> = {
  developerId: 'select id::text from developers order by id limit 40',
  userId: 'select id::text from users order by id limit 40',
  recruiterId: 'select id::text from recruiters limit 40',
  companyId: 'select id::text from companies',
  jobId: 'select id::text from jobs limit 40',
  copyId: 'select id::text from jobs limit 40',
  introductionId: 'select id::text from introductions limit 40',
  sessionId: 'select id::text from test_sessions limit 40',
  badgeId: 'select id::text from test_badges limit 40',
  handle: 'select handle as id from test_badges limit 40',
  testId: 'select id::text from tests limit 40',
  questionId: 'select id::text from questions limit 40',
  conversationId: 'select id::text from support_conversations limit 40',
  emailId: 'select id::text from emails limit 40',
  reportId: 'select id::text from question_reports limit 40',
  alias: `(select seo_alias as id from developers where seo_alias is not null limit 10)
    union all (select seo_alias from companies where seo_alias is not null limit 10)
    union all (select seo_alias from jobs where seo_alias is not null limit 10)
    union all (select seo_alias from tests where seo_alias is not null limit 10)`,
  slug: 'select id::text from technologies limit 20',
  technologyId: 'select id::text from technologies limit 20',
};

/** The company that the demo account 'recruiter' manages. */
const ownCompany = `select m.company_id::text as id from company_members m join users u on u.id = m.recruiter_id
  where u.email = 'recruiter@demo.example'`;

export async function readKnownIds(database: SiteDatabase): Promise<Record<string, string[]>> {
  const { db, close } = await openDatabase(database);
  try {
    const known: Record<string, string[]> = {};
    for (const [name, query] of Object.entries({ ...tables, ownCompany })) {
      const { rows } = await sql.raw<{ id: string }>(query).execute(db);
      known[name] = rows.map(({ id }) => id);
    }
    return known;
  } finally {
    await close();
  }
}
