import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostListed, mostLists } from '../../../../domain/library/people-list-limits.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeLibraryPeople } from '../../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { endMembership } from '../../companies/team/membership.ts';
import { createList, deleteList, renameList, shareList } from './change-lists.ts';
import { changeInList } from './change-people.ts';
import { readList, readLists, readListsOf } from './read-lists.ts';

let runtime: Runtime;
let companyId: string;
type Person = Awaited<ReturnType<typeof makeRecruiter>>;
let author: Person;
let colleague: Person;
let boss: Person;
let stranger: Person;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  companyId = await makeCompany(db);
  author = await makeRecruiter(db, { companyId, admin: false });
  colleague = await makeRecruiter(db, { companyId, admin: false });
  boss = await makeRecruiter(db, { companyId });
  stranger = await makeRecruiter(db);
  developer = await makeDeveloper(db, { displayName: 'Maud' });
});
beforeEach(async () => {
  await runtime.db.deleteFrom('profileLists').execute();
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
async function made(name = 'Back', who: Viewer = author): Promise<string> {
  const listId = randomUUID();
  await createList(as(who), { listId, name });
  return listId;
}
async function shared(name?: string): Promise<string> {
  const id = await made(name);
  await shareList(as(author), id, true);
  return id;
}
const seen = async (viewer: Viewer) => (await readLists(as(viewer))).map(({ name }) => name);
const put = (who: Viewer, listId: string, on = true, id = developer.userId) =>
  changeInList(as(who), id, { listId, on });

describe('lists of people (docs/product/library.md, Lists)', () => {
  it('are private at first; the same form sent twice makes one', async () => {
    const id = await made();
    await createList(as(author), { listId: id, name: 'Autre' });
    await expect(createList(as(colleague), { listId: id, name: 'Volée' })).rejects.toMatchObject({ name: 'Conflict' });
    expect(await readLists(as(author))).toMatchObject([{ name: 'Back', own: true, shared: false, people: 0 }]);
    expect(await seen(colleague)).toEqual([]);
    await expect(readList(as(colleague), id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(put(colleague, id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readLists(as(developer))).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('a shared one is read and filled by colleagues, with who added whom', async () => {
    const id = await shared();
    await put(colleague, id);
    await put(author, id);
    const { list, kept } = await readList(as(boss), id);
    expect(list).toMatchObject({ name: 'Back', own: false, author: author.name, change: true });
    expect(kept.entries).toMatchObject([{ id: developer.userId, name: 'Maud', addedBy: colleague.name }]);
    expect(await readLists(as(colleague))).toMatchObject([{ people: 1, change: false, author: author.name }]);
    expect(await readListsOf(as(boss), developer.userId)).toMatchObject({ lists: [{ id, shared: true, on: true }] });
    await put(boss, id, false);
    await put(boss, id, false);
    expect((await readList(as(author), id)).kept).toMatchObject({ entries: [], total: 0 });
    await expect(put(stranger, id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readList(as(stranger), id)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('only the author and administrators of the company rename, share and delete', async () => {
    const id = await shared();
    for (const change of [
      (who: Viewer) => renameList(as(who), { listId: id, name: 'Autre' }),
      (who: Viewer) => shareList(as(who), id, false),
      (who: Viewer) => deleteList(as(who), id),
    ]) {
      await expect(change(colleague)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(change(stranger)).rejects.toMatchObject({ name: 'NotFound' });
    }
    await renameList(as(boss), { listId: id, name: 'Front' });
    await shareList(as(boss), id, true);
    expect(await seen(colleague)).toEqual(['Front']);
    await shareList(as(boss), id, false);
    expect(await seen(boss)).toEqual([]);
    await deleteList(as(author), id);
    expect(await seen(author)).toEqual([]);
    await expect(deleteList(as(author), 'x')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('people who hide, are disabled or left the library are treated as favourites are', async () => {
    const { db } = runtime;
    const id = await made();
    const hiding = await makeDeveloper(db);
    await put(author, id, true, hiding.userId);
    await db.insertInto('blockedCompanies').values({ developerId: hiding.userId, companyId }).execute();
    expect((await readList(as(author), id)).kept).toMatchObject({ entries: [], total: 0, gone: 1 });
    expect(await readLists(as(author))).toMatchObject([{ people: 0 }]);
    const other = await made('Autre');
    const short = await makeDeveloper(db, { isShort: true });
    for (const { userId } of [hiding, short, author]) {
      await expect(put(author, other, true, userId)).rejects.toMatchObject({ name: 'NotFound' });
    }
    await put(author, id, false, hiding.userId);
    expect((await readList(as(author), id)).kept.gone).toBe(0);
  });

  it('at most 50 lists of a recruiter, 50 shared by a company, 500 people in one', async () => {
    const { db } = runtime;
    const list = (authorId: string | null, at: number) => ({
      ...{ id: randomUUID(), companyId, authorId, name: `${at}`, shared: authorId === null, createdAt: new Date() },
    });
    const id = await made();
    const rest = mostLists - 2;
    await db
      .insertInto('profileLists')
      .values(Array.from({ length: rest }, (_, at) => list(author.userId, at)))
      .execute();
    const results = await Promise.allSettled([made('Une'), made('Deux')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await db
      .insertInto('profileLists')
      .values(Array.from({ length: mostLists }, (_, at) => list(null, at)))
      .execute();
    await expect(shareList(as(author), id, true)).rejects.toMatchObject({ name: 'Invalid' });
    await makeLibraryPeople(db, mostListed, [await makeCompany(db)]);
    await sql`insert into profile_list_people (list_id, developer_id, added_at)
      select ${id}, developer_id, now() from library_profiles where developer_id <> ${developer.userId}
      limit ${mostListed}`.execute(db);
    await expect(put(author, id)).rejects.toMatchObject({ name: 'Invalid' });
    const first = (await readList(as(author), id)).kept.entries[0];
    await put(author, id, true, first?.id);
    await put(author, id, false, first?.id);
    await put(author, id);
  });

  it('when the author leaves, shared lists stay the company’s and private ones go', async () => {
    const leaver = await makeRecruiter(runtime.db, { companyId, admin: false });
    await made('Privée', leaver);
    const id = await made('Commune', leaver);
    await shareList(as(leaver), id, true);
    await put(leaver, id);
    await runtime.db.transaction().execute((trx) => endMembership(trx, { recruiterId: leaver.userId, companyId }));
    expect(await readLists(as(boss))).toMatchObject([{ name: 'Commune', author: null, change: true, people: 1 }]);
    await expect(shareList(as(boss), id, false)).rejects.toMatchObject({ name: 'Forbidden' });
    await runtime.db.deleteFrom('users').where('id', '=', leaver.userId).execute();
    expect((await readList(as(boss), id)).kept.entries).toMatchObject([{ addedBy: null }]);
  });
});
