import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { exportAudit } from './export-audit.ts';
import { auditPageSize, readAudit } from './read-audit.ts';
import { record } from './record.ts';

let runtime: Runtime;
let admin: SignedIn;
let developer: SignedIn;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  admin = await makeAdministrator(db);
  developer = await makeDeveloper(db);
  recruiter = await makeRecruiter(db);
  await sql`update users set name = '=HYPERLINK("x")' where id = ${recruiter.userId}`.execute(db);
  await record(db, entry(admin.userId, 'profile.edit', 'developer', developer.userId));
  await record(db, entry(recruiter.userId, 'company.edit', 'company', recruiter.membership.companyId));
  await record(db, entry(null, 'account.notice', 'user', developer.userId));
});

const entry = (actorId: string | null, action: string, subjectKind: string, subjectId: string) => ({
  actorId,
  action,
  subjectKind,
  subjectId,
});
const asAdmin = () => contextOf(runtime, admin);
const found = async (query: Parameters<typeof readAudit>[1]) =>
  (await readAudit(asAdmin(), query)).lines.map(({ action }) => action);

describe('reading the audit log', () => {
  it('only administrators read it', async () => {
    for (const viewer of [developer, recruiter, undefined]) {
      await expect(readAudit(contextOf(runtime, viewer), {})).rejects.toThrow(
        expect.objectContaining({ name: 'Forbidden' }),
      );
      await expect(exportAudit(contextOf(runtime, viewer), {})).rejects.toThrow(
        expect.objectContaining({ name: 'Forbidden' }),
      );
    }
  });

  it('it shows the latest lines first, with names', async () => {
    const { lines, actions } = await readAudit(asAdmin(), {});
    expect(lines).toMatchObject([
      { action: 'account.notice', actor: null, subject: developer.name },
      { action: 'company.edit', subjectKind: 'company', subject: expect.stringContaining('Entreprise') },
      { action: 'profile.edit', actor: admin.name, subject: developer.name },
    ]);
    expect(actions).toEqual(['account.notice', 'company.edit', 'profile.edit']);
  });

  it.each([
    ['a part of a name', () => ({ q: 'alix' }), ['account.notice', 'profile.edit']],
    ['an address', () => ({ q: admin.email }), ['profile.edit']],
    ['an id', () => ({ q: developer.userId }), ['account.notice', 'profile.edit']],
    ['a company', () => ({ q: 'Entreprise' }), ['company.edit']],
    ['the beginning of an action', () => ({ q: 'company.' }), ['company.edit']],
    ['an action', () => ({ action: 'profile.edit' }), ['profile.edit']],
    ['a text that is in no line', () => ({ q: '%' }), []],
    ['days in the future', () => ({ from: '2999-01-01' }), []],
    ['days in the past', () => ({ to: '1999-12-31' }), []],
  ])('a line is found by %s', async (_, query, expected) => {
    expect(await found(query())).toEqual(expected);
  });

  it('the export is CSV in which no cell is a spreadsheet formula, and the export is itself in the log', async () => {
    const csv = await new Response(await exportAudit(asAdmin(), { q: recruiter.userId })).text();
    const [head, line, ...rest] = csv.trimEnd().split('\r\n');
    expect(head).toBe('at,actorId,actor,impersonatorId,impersonator,action,subjectKind,subjectId,subject,data');
    expect(line).toContain(`${recruiter.userId},"'=HYPERLINK(""x"")",,,company.edit,company,`);
    expect(rest).toEqual([]);
    expect(await found({ action: 'audit.export' })).toEqual(['audit.export']);
  });

  it('it is read page by page', async () => {
    for (let at = 0; at < auditPageSize; at++)
      await record(runtime.db, entry(admin.userId, 'page.filler', 'developer', developer.userId));
    const first = await readAudit(asAdmin(), {});
    expect(first.lines).toHaveLength(auditPageSize);
    const second = await readAudit(asAdmin(), first.next ? { before: first.next } : {});
    expect(second.lines.map(({ action }) => action)).toEqual([
      'audit.export',
      'account.notice',
      'company.edit',
      'profile.edit',
    ]);
    expect(second.next).toBeUndefined();
  });
});

describe('the audit log is append-only', () => {
  const refusal = /append-only/;

  it.each(['update audit set action = action', "update audit set data = '{}'", 'delete from audit', 'truncate audit'])(
    'this statement is refused: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(runtime.db)).rejects.toThrow(refusal);
    },
  );

  it('erasure cannot be used to rename a person who still has an account', async () => {
    const call = sql`select pseudonymise_audit(${admin.userId}::uuid, ${admin.email}, gen_random_uuid())`;
    await expect(call.execute(runtime.db)).rejects.toThrow(refusal);
  });

  it('erasure of a person changes only the name in the lines of that person', async () => {
    const gone = crypto.randomUUID();
    await record(runtime.db, entry(gone, 'profile.edit', 'developer', developer.userId));
    const change = (set: string) =>
      runtime.db.transaction().execute(async (trx) => {
        await sql`select set_config('vivier.erased_id', ${gone}, true), set_config('vivier.erased_email', 'x@y', true),
          set_config('vivier.pseudonym', ${crypto.randomUUID()}, true)`.execute(trx);
        await sql.raw(`update audit set ${set} where actor_id = '${gone}'`).execute(trx);
      });
    await expect(change("action = 'harmless'")).rejects.toThrow(refusal);
    await expect(change('at = now()')).rejects.toThrow(refusal);
    await expect(change(`actor_id = '${admin.userId}'`)).rejects.toThrow(refusal);
    await expect(change('actor_id = null')).rejects.toThrow(refusal);
  });
});
