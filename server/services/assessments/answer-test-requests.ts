import { sql } from 'kysely';
import type { Locale } from '../../../domain/viewer.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import type { Runtime } from '../../runtime.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';

type Answered = {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  askedAt: Date;
  testId: string;
  alias: string;
  testFr: string;
  testEn: string;
};

/**
 * Tells those who asked for a test that it is open, by e-mail and on their home page; each of them once
 * (docs/product/assessments.md, Asking for a test). Without a test: all requests whose technology has an open test.
 */
export async function answerTestRequests(
  trx: Trx,
  { config, ports }: Pick<Runtime, 'config' | 'ports'>,
  testId?: string,
): Promise<number> {
  const { rows } = await sql<Answered>`
    with opened as (
      select distinct on (technology_id) technology_id, id, coalesce(seo_alias, id::text) as alias, name_fr, name_en
      from tests where status = 'PUBLISHED' ${testId ? sql`and id = ${testId}` : sql``}
      order by technology_id, created_at desc, id
    )
    update test_requests r set test_id = o.id, opened_at = ${ports.clock.now()}
    from opened o, users u
    where o.technology_id = r.technology_id and u.id = r.user_id and r.opened_at is null
    returning u.id, u.email, u.name, u.locale, r.asked_at, o.id as test_id, o.alias,
      o.name_fr as test_fr, o.name_en as test_en`.execute(trx);
  for (const { askedAt, testId: test, alias, testFr, testEn, ...user } of rows) {
    const data = { alias, test: user.locale === 'fr' ? testFr : testEn };
    const key = `test-open:${test}:${user.id}:${askedAt.getTime()}`;
    await queueEmail(trx, config, { template: 'test-open', user, data, key });
    await notify(trx, `user:${user.id}`, { kind: 'test' });
  }
  return rows.length;
}

/** For tests that a new version of the product brings: they open while it starts, before any page. */
export async function answerRequestsForFiles(runtime: Runtime): Promise<void> {
  await runtime.db.transaction().execute((trx) => answerTestRequests(trx, runtime));
}
