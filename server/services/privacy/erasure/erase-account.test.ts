import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import type { EmailWords } from '../../shared/emails/email-text.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { contextOf, picture, storedFiles } from '../../shared/files/images.fixture.ts';
import { readImage } from '../../shared/files/read-image.ts';
import { storeImage } from '../../shared/files/store-image.ts';
import { personalDataTables, type Who } from '../personal-data-tables.ts';
import { readWho, whereOf } from '../read-personal-data.ts';
import { type Cast, makeWholePeople, traces } from '../whole-person.fixture.ts';
import { eraseAccount } from './erase-account.ts';

const clock = fixedClock('2026-11-15T10:00:00Z');
let runtime: Runtime;
let cast: Cast;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  cast = await makeWholePeople(runtime);
  await sql`insert into erasures (user_id, cause, asked_at, due_at)
    select id, 'asked', ${clock.now()}, ${clock.now()} from users`.execute(runtime.db);
});

async function tablesAbout(who: Who): Promise<string[]> {
  const found: string[] = [];
  for (const [table, held] of Object.entries(personalDataTables)) {
    const { rows } = await sql<{ some: boolean }>`
      select exists (select from ${sql.raw(table)} where ${whereOf(held, who)}) as some`.execute(runtime.db);
    if (rows[0]?.some) found.push(table);
  }
  return found;
}

/** 'table: word' for every table of the database, task queue included, in which one of these words occurs. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(runtime.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ word: string }>`
      with lines as materialized (select lower(t::text) as line from ${sql.raw(name)} as t)
      select distinct trace.word from unnest(${words}::text[]) as trace (word)
      join lines on strpos(lines.line, lower(trace.word)) > 0`.execute(runtime.db);
    found.push(...rows.map(({ word }) => `${name}: ${word}`));
  }
  return found;
}

const whoIs = async (id: string) => (await readWho(runtime.db, id)) as Who;

describe('erasure leaves no trace in any table or file (docs/product/privacy.md, What erasure does)', () => {
  it('the people of this test have a row in every table', async () => {
    const everybody = await Promise.all(
      [cast.developer, cast.recruiter, cast.admin].map(({ userId }) => whoIs(userId)),
    );
    const found = new Set((await Promise.all(everybody.map(tablesAbout))).flat());
    // Tables without a condition of their own are searched by words, below.
    const wordsOnly = ['verifications', 'api_requests'];
    expect(Object.keys(personalDataTables).filter((table) => !found.has(table))).toEqual(wordsOnly);
  });

  it('a developer: no id, address, name, word or file is left', async () => {
    const { userId, email } = cast.developer;
    const pixel = await picture(60, 60).png().toBuffer();
    const { handle } = await storeImage(await contextOf(runtime, cast.developer), pixel);
    await readImage(runtime, handle, 96, '192.0.2.1');
    // Uploaded by an administrator for the developer: it belongs to the developer all the same.
    const { handle: project } = await storeImage(await contextOf(runtime, cast.admin), pixel);
    const images = JSON.stringify([{ handle: project }]);
    await sql`update developers set profile_pic_handle = ${handle} where id = ${userId}`.execute(runtime.db);
    await sql`update developer_projects set images = ${images}::jsonb where developer_id = ${userId}`.execute(
      runtime.db,
    );
    const words = [userId, email, handle, project, ...traces.developer];
    const before = await tracesOf(words);
    expect(before.length).toBeGreaterThan(60);
    expect((await storedFiles(runtime)).files).toEqual(expect.arrayContaining([handle, `${handle}w96`, project]));

    expect(await eraseAccount(runtime, userId)).toBe(true);

    expect(await tracesOf(words)).toEqual([]);
    expect(await storedFiles(runtime)).toEqual({ files: [], rows: [] });
  });

  it('the lines of the audit log stay, under a pseudonym', async () => {
    const lines = await runtime.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const [edit] = lines.filter(({ action }) => action === 'profile.edit');
    const [end] = lines.filter(({ action }) => action === 'account.erased');
    expect(edit).toMatchObject({ impersonatorId: cast.admin.userId, data: { email: 'erased' } });
    expect(edit?.actorId).toBe(end?.subjectId);
    expect(edit?.subjectId).toBe(end?.subjectId);
  });

  it('a second erasure does nothing', async () => {
    expect(await eraseAccount(runtime, cast.developer.userId)).toBe(false);
  });

  it('a recruiter: a colleague becomes administrator of the company, and its offers stay', async () => {
    const { companyId } = cast;
    const colleague = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const { userId, email } = cast.recruiter;
    expect(await eraseAccount(runtime, userId)).toBe(true);
    expect(await tracesOf([userId, email, ...traces.recruiter])).toEqual([]);
    const heir = await runtime.db
      .selectFrom('companyMembers')
      .select(['admin', 'intros'])
      .where('recruiterId', '=', colleague.userId)
      .executeTakeFirst();
    expect(heir).toEqual({ admin: true, intros: true });
    const jobs = runtime.db.selectFrom('jobs').select(['status', 'createdBy']).where('companyId', '=', companyId);
    expect(await jobs.execute()).toEqual([{ status: 'JOB_PUBLISHED', createdBy: null }]);
  });

  it('the last recruiter of a company: its offers are unpublished', async () => {
    const { companyId } = cast;
    const members = runtime.db.selectFrom('companyMembers').select('recruiterId').where('companyId', '=', companyId);
    const last = await members.executeTakeFirstOrThrow();
    await sql`insert into erasures values (${last.recruiterId}, 'asked', ${clock.now()}, ${clock.now()})`.execute(
      runtime.db,
    );
    expect(await eraseAccount(runtime, last.recruiterId)).toBe(true);
    const jobs = runtime.db.selectFrom('jobs').select('status').where('companyId', '=', companyId);
    expect(await jobs.execute()).toEqual([{ status: 'JOB_UNPUBLISHED' }]);
  });

  it('a user with the same name keeps their e-mails, except those that mention the erased person', async () => {
    const [gone, namesake] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const user = { id: namesake.userId, email: namesake.email, name: namesake.name, locale: 'fr' } as const;
    const write = (key: string, data: EmailWords) =>
      queueEmail(runtime.db, runtime.config, { template: 'support-answer', user, data, key });
    await write('namesake-own', { reason: 'Bonjour.', person: 'Sacha' });
    await write('namesake-other', { reason: `Écrivez à ${gone.email}.`, person: 'Sacha' });
    await sql`insert into erasures values (${gone.userId}, 'asked', ${clock.now()}, ${clock.now()})`.execute(
      runtime.db,
    );
    expect(await eraseAccount(runtime, gone.userId)).toBe(true);
    const left = runtime.db.selectFrom('emails').select('messageKey').where('userId', '=', namesake.userId);
    expect(await left.execute()).toEqual([{ messageKey: 'namesake-own' }]);
  });

  it('an administrator: no id or address is left', async () => {
    const { userId, email } = cast.admin;
    expect(await eraseAccount(runtime, userId)).toBe(true);
    expect(await tracesOf([userId, email])).toEqual([]);
  });
});
