import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { findRecruiters } from './find-recruiters.ts';

let runtime: Runtime;
let administrator: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: Viewer) => contextOf(runtime, viewer);
const find = (text: string) => findRecruiters(as(administrator), text);
const named = (person: SignedIn, name: string, email: string) =>
  sql`with named as (update recruiters set display_name = ${name}, job_title = 'Talents' where id = ${person.userId})
    update users set email = ${email}, created_at = '2026-01-01', last_contact_at = '2026-05-04 10:00Z'
    where id = ${person.userId}`.execute(runtime.db);

describe('docs/product/companies.md, Recruiter list', () => {
  it('finds recruiters by a part of the name or the address, with company, role, last sign-in and state', async () => {
    const companyId = await makeCompany(runtime.db, { name: 'Lune et Compas', refusedAt: null });
    const boss = await makeRecruiter(runtime.db, { companyId });
    const reader = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    await named(boss, 'Zoé Crépin', 'zoe@lune.example');
    await named(reader, 'Ali Ménard', 'ali@lune.example');
    expect(await find('crepin')).toEqual({
      total: 1,
      recruiters: [
        {
          ...{ id: boss.userId, alias: expect.any(String), name: 'Zoé Crépin', email: 'zoe@lune.example' },
          ...{ jobTitle: 'Talents', role: 'admin', state: 'active', lastSeen: '2026-05-04T10:00:00.000Z' },
          company: { alias: expect.any(String), name: 'Lune et Compas', state: 'validated' },
        },
      ],
    });
    expect((await find('@lune.example')).recruiters.map(({ role }) => role).toSorted()).toEqual(['admin', 'reader']);
    expect(await find('nobody at all')).toEqual({ total: 0, recruiters: [] });
  });

  it('shows accounts without a company, never used, not confirmed, or leaving', async () => {
    const newcomer = await makeNewcomer(runtime.db);
    await sql`update users set email = 'new@alone.example', email_verified = false, last_contact_at = created_at
      where id = ${newcomer.userId}`.execute(runtime.db);
    expect((await find('new@alone.example')).recruiters).toMatchObject([
      { role: 'none', state: 'unverified', lastSeen: null, company: undefined },
    ]);
    const refusedAt = new Date('2026-01-03');
    const refused = await makeCompany(runtime.db, { validatedAt: null, refusedAt, refusedReason: 'Introuvable.' });
    const leaving = await makeRecruiter(runtime.db, { companyId: refused });
    await sql`insert into erasures (user_id, cause, asked_at, due_at) values (${leaving.userId}, 'asked', now(), now())`.execute(
      runtime.db,
    );
    expect((await find(leaving.email)).recruiters).toMatchObject([{ state: 'leaving', company: { state: 'refused' } }]);
  });

  it('is for administrators only', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)])
      await expect(findRecruiters(as(viewer), '')).rejects.toMatchObject({ name: 'Forbidden' });
  });
});
