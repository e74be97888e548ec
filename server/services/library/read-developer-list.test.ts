import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { blockCompany } from '../profile/discretion/change-discretion.ts';
import { readProfile } from '../profile/read-profile.ts';
import { changeFavourite } from './change-favourite.ts';
import { developerListPageSize, readFavourites, readVisited } from './read-developer-list.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const names = ({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id);

async function favour(recruiter: SignedIn, ...people: SignedIn[]): Promise<void> {
  for (const { userId } of people) await changeFavourite(as(recruiter), userId, true);
}

async function visit(recruiter: SignedIn, person: SignedIn): Promise<void> {
  await readProfile(as(recruiter), person.userId);
}

describe.each([
  ['favourites', readFavourites, favour],
  ['visited profiles', readVisited, visit],
] as const)('the list of %s', (_, read, keep) => {
  it("is the recruiter's own: a colleague and another company do not see it", async () => {
    const recruiter = await makeRecruiter(runtime.db);
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
    const stranger = await makeRecruiter(runtime.db);
    const person = await makeDeveloper(runtime.db);
    await keep(recruiter, person);
    expect(await read(as(recruiter))).toMatchObject({ entries: [{ id: person.userId }], total: 1, gone: 0 });
    expect(await read(as(colleague))).toMatchObject({ entries: [], total: 0 });
    expect(await read(as(stranger))).toMatchObject({ entries: [], total: 0 });
  });

  it('counts, without a name, developers who are paused, disabled or hide from this company', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    const [here, paused, disabled, blocking] = [
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
    ];
    for (const person of [here, paused, disabled, blocking]) await keep(recruiter, person);
    const change = (person: SignedIn) => runtime.db.updateTable('developers').where('id', '=', person.userId);
    await change(paused).set({ jobSearchState: 'pause_profile' }).execute();
    await change(disabled).set({ disabledAt: new Date(), disabledReason: 'Default' }).execute();
    await refreshInLibrary(runtime.db, paused, disabled);
    await blockCompany(as(blocking), recruiter.membership.companyId);
    const list = await read(as(recruiter));
    expect(names(list)).toEqual([here.userId]);
    expect(list).toMatchObject({ total: 1, gone: 3 });
    for (const { userId } of [paused, disabled, blocking]) expect(JSON.stringify(list)).not.toContain(userId);
  });

  it('is for recruiters of validated companies only', async () => {
    const waiting = await makeRecruiter(runtime.db, {
      companyId: await makeCompany(runtime.db, { validatedAt: null }),
    });
    for (const other of [waiting, await makeDeveloper(runtime.db), await makeAdministrator(runtime.db)]) {
      await expect(read(as(other))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('refuses an invalid position', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    await expect(read(as(recruiter), 'x~y')).rejects.toMatchObject({ name: 'Invalid' });
  });
});

it('favourites are listed once each, last added first, over all pages', async () => {
  const recruiter = await makeRecruiter(runtime.db);
  const people: SignedIn[] = [];
  for (let index = 0; index < developerListPageSize + 3; index++) people.push(await makeDeveloper(runtime.db));
  await favour(recruiter, ...people);
  const first = await readFavourites(as(recruiter));
  const second = await readFavourites(as(recruiter), first.next);
  expect([...names(first), ...names(second)].sort()).toEqual(people.map(({ userId }) => userId).sort());
  expect(first.entries).toHaveLength(developerListPageSize);
  expect(second).toMatchObject({ total: people.length, next: undefined });
  const moments = [...first.entries, ...second.entries].map(({ keptAt }) => keptAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

it('profiles opened by the company today are marked: they stay open when the daily views are used up', async () => {
  const recruiter = await makeRecruiter(runtime.db);
  const [opened, unopened] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
  await favour(recruiter, opened, unopened);
  const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
  await readProfile(as(colleague), opened.userId);
  const { entries } = await readFavourites(as(recruiter));
  expect(Object.fromEntries(entries.map(({ id, openedToday }) => [id, openedToday]))).toEqual({
    [opened.userId]: true,
    [unopened.userId]: false,
  });
});
