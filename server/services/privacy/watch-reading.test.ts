import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readAudit } from '../moderation/audit/read-audit.ts';
import { readProfile } from '../profile/read-profile.ts';
import { watchReading } from './watch-reading.ts';

const clock = fixedClock('2026-11-15T10:00:00Z');
let runtime: Runtime;
let developers: SignedIn[];
let recruiter: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  developers = await Promise.all(Array.from({ length: 60 }, () => makeDeveloper(runtime.db)));
  recruiter = await makeRecruiter(runtime.db);
  admin = await makeAdministrator(runtime.db);
});

/** Like a page view: the same profile twice counts once. */
const visits = (count: number, day: string) =>
  sql`insert into developer_visits (developer_id, day, recruiter_id, last_at)
    select id, ${day}, ${recruiter.userId}, now() from developers order by id limit ${count} on conflict do nothing`.execute(
    runtime.db,
  );

describe('an alarm when a user reads an unusual number of profiles (docs/product/privacy.md, Unusual reading)', () => {
  it('is not raised for 59 profiles', async () => {
    await visits(5, '2026-11-12');
    await visits(59, '2026-11-15');
    expect(await watchReading(runtime)).toBe(0);
  });

  it('sends every administrator one e-mail and writes one line of the log', async () => {
    await visits(60, '2026-11-15');
    expect(await watchReading(runtime)).toBe(1);
    expect(await watchReading(runtime)).toBe(0);
    const emails = runtime.db
      .selectFrom('emails')
      .select(['toAddress', 'text'])
      .where('template', '=', 'unusual-reading');
    const [email, ...more] = await emails.execute();
    expect(more).toEqual([]);
    expect(email?.toAddress).toBe(admin.email);
    expect(email?.text).toContain('a consulté 60 profils aujourd’hui, contre 5 par jour d’habitude');
    const { alarms, lines } = await readAudit(contextOf(runtime, admin), {});
    expect(alarms).toMatchObject([{ readerId: recruiter.userId, profiles: 60, usual: 5 }]);
    expect(lines).toMatchObject([{ action: 'reading.unusual', subjectId: recruiter.userId }]);
  });

  it('also counts the profiles that administrators open', async () => {
    for (const { userId } of developers) await readProfile(contextOf(runtime, admin), userId);
    await readProfile(contextOf(runtime, admin), developers[0]?.userId ?? '');
    expect(await watchReading(runtime)).toBe(1);
    const { alarms } = await readAudit(contextOf(runtime, admin), {});
    expect(alarms).toContainEqual(expect.objectContaining({ readerId: admin.userId, profiles: 60 }));
  });
});
