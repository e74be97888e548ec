import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readPane } from './read-pane.ts';
import { readProfile } from './read-profile.ts';

let runtime: Runtime;
let companyId: string;
type Person = Awaited<ReturnType<typeof makeRecruiter>>;
let recruiter: Person;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const plan = { id: 'une-vue', nameFr: 'a', nameEn: 'a', type: 'regular', position: 92, candidateLimitDay: 1 };
  await db.insertInto('plans').values(plan).execute();
  companyId = await makeCompany(db, { planId: 'une-vue' });
  recruiter = await makeRecruiter(db, { companyId });
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const views = () => runtime.db.selectFrom('companyViews').selectAll().where('companyId', '=', companyId).execute();
const visits = () =>
  runtime.db.selectFrom('developerVisits').selectAll().where('recruiterId', '=', recruiter.userId).execute();

describe('the preview pane (docs/product/library.md, The preview pane)', () => {
  it('shows what the page shows, and counts as a view and a visit until the limit', async () => {
    const { db } = runtime;
    const [first, second] = [await makeDeveloper(db), await makeDeveloper(db)];
    const elsewhere = { ...as(recruiter), headers: new Headers({ 'sec-fetch-site': 'cross-site' }) };
    expect(await readPane(elsewhere, first.userId)).toEqual({ kind: 'unopened' });
    expect(await views()).toHaveLength(0);
    const pane = await readPane(as(recruiter), first.userId);
    expect([await views(), await visits()].map(({ length }) => length)).toEqual([1, 1]);
    const page = await readProfile(as(recruiter), first.userId);
    if (page.kind !== 'profile') throw new Error(page.kind);
    const { developerId, alias, name, viewer, cards } = page;
    expect(pane).toEqual({ kind: 'profile', developerId, alias, name, viewer, cards });
    expect(await readPane(as(recruiter), second.userId)).toEqual({ kind: 'overQuota' });
    expect(await views()).toHaveLength(1);
    expect(await readPane(as(recruiter), first.userId)).toMatchObject({ kind: 'profile' });
  });

  it('is for those who search the library, and not found where the profile is not', async () => {
    const { db } = runtime;
    const developer = await makeDeveloper(db);
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    for (const viewer of [undefined, developer, waiting]) {
      await expect(readPane(as(viewer), developer.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect(await readPane(as(await makeAdministrator(db)), developer.userId)).toMatchObject({ kind: 'profile' });
    const short = await makeDeveloper(db, { isShort: true });
    const hiding = await makeDeveloper(db);
    const other = await makeRecruiter(db);
    const block = { developerId: hiding.userId, companyId: other.membership.companyId };
    await db.insertInto('blockedCompanies').values(block).execute();
    for (const id of [short.userId, hiding.userId, 'x']) {
      await expect(readPane(as(other), id)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});
