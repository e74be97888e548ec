import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostSearches, mostSharedSearches } from '../../../../domain/library/saved-search-limits.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import { makeCompany, makeDeveloper, makeRecruiter, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readStoppable, stopEmails } from '../../account/emails/stop-emails.ts';
import { endMembership } from '../../companies/team/membership.ts';
import { alertSearches } from './alert-searches.ts';
import { readSavedSearches } from './read-searches.ts';
import { listSearches, saveSearch } from './saved-searches.ts';
import { copySearch, deleteSearch, lookAtSearch, renameSearch, setAlert, shareSearch } from './shared-searches.ts';

let runtime: Runtime;
let queries: QueryCount;
let companyId: string;
type Person = Awaited<ReturnType<typeof makeRecruiter>>;
let author: Person;
let colleague: Person;
let boss: Person;
let stranger: Person;

beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
  const { db } = runtime;
  companyId = await makeCompany(db);
  author = await makeRecruiter(db, { companyId, admin: false });
  colleague = await makeRecruiter(db, { companyId, admin: false });
  boss = await makeRecruiter(db, { companyId });
  stranger = await makeRecruiter(db);
});
beforeEach(async () => {
  await runtime.db.deleteFrom('savedSearches').execute();
  await runtime.db.deleteFrom('emails').execute();
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const react = { name: 'React à Nantes', query: 'technology=react&city=insee%3A44109', alert: false };

async function shared(search = react): Promise<string> {
  await saveSearch(as(author), search);
  const { id } = (await listSearches(as(author))).find(({ query }) => query === search.query) ?? { id: '' };
  await shareSearch(as(author), id, true);
  return id;
}
const seen = async (viewer: Viewer) => (await readSavedSearches(as(viewer))).map(({ name }) => name);

describe('sharing a search (docs/product/library.md, Sharing in the company)', () => {
  it('colleagues see it with the name of the author, other companies do not', async () => {
    await saveSearch(as(author), { name: 'Privée', query: 'query=vue', alert: false });
    await shared();
    expect(await readSavedSearches(as(colleague))).toMatchObject([
      { name: react.name, own: false, shared: true, author: author.name, alert: false, change: false },
    ]);
    expect(await readSavedSearches(as(boss))).toMatchObject([{ change: true }]);
    expect(await seen(author)).toEqual([react.name, 'Privée']);
    expect(await seen(stranger)).toEqual([]);
  });

  it('only the author and administrators of the company change it', async () => {
    const id = await shared();
    for (const change of [
      (who: Viewer) => renameSearch(as(who), id, 'Autre'),
      (who: Viewer) => shareSearch(as(who), id, false),
      (who: Viewer) => deleteSearch(as(who), id),
    ]) {
      await expect(change(colleague)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(change(stranger)).rejects.toMatchObject({ name: 'NotFound' });
    }
    await renameSearch(as(boss), id, 'De la patronne');
    expect(await seen(author)).toEqual(['De la patronne']);
    await shareSearch(as(boss), id, true);
    await shareSearch(as(boss), id, false);
    expect(await seen(colleague)).toEqual([]);
    await expect(renameSearch(as(boss), id, 'Privée')).rejects.toMatchObject({ name: 'NotFound' });
    await renameSearch(as(author), id, 'À moi');
    expect(await seen(author)).toEqual(['À moi']);
  });

  it('a colleague copies it once, without alert', async () => {
    const id = await shared({ ...react, alert: true });
    await copySearch(as(colleague), id);
    await copySearch(as(colleague), id);
    await copySearch(as(author), id);
    expect(await listSearches(as(colleague))).toMatchObject([{ name: react.name, alert: false }]);
    expect(await listSearches(as(author))).toHaveLength(1);
    await expect(copySearch(as(stranger), id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(copySearch(as(colleague), 'x')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('at most 50 of a company, also at once', async () => {
    const rows = Array.from({ length: mostSharedSearches - 1 }, (_, at) => ({
      ...{ recruiterId: null, companyId, name: `${at}`, query: `query=${at}`, sharedAt: new Date() },
    }));
    await runtime.db.insertInto('savedSearches').values(rows).execute();
    for (const query of ['query=x', 'query=y']) await saveSearch(as(author), { name: query, query, alert: false });
    const ids = (await listSearches(as(author))).map(({ id }) => id);
    const made = await Promise.allSettled(ids.map((id) => shareSearch(as(author), id, true)));
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('when the author leaves, it stays the company’s; private ones are deleted', async () => {
    const leaver = await makeRecruiter(runtime.db, { companyId, admin: false });
    await saveSearch(as(leaver), { name: 'Privée', query: 'query=vue', alert: true });
    await saveSearch(as(leaver), { ...react, alert: true });
    const [{ id } = { id: '' }] = await listSearches(as(leaver));
    await shareSearch(as(leaver), id, true);
    await runtime.db.transaction().execute((trx) => endMembership(trx, { recruiterId: leaver.userId, companyId }));
    expect(await readSavedSearches(as(colleague))).toMatchObject([{ name: react.name, author: null, change: false }]);
    await renameSearch(as(boss), id, 'De l’équipe');
    await expect(shareSearch(as(boss), id, false)).rejects.toMatchObject({ name: 'Forbidden' });
    await alertSearches(runtime);
    await deleteSearch(as(boss), id);
    expect(await runtime.db.selectFrom('savedSearches').selectAll().execute()).toEqual([]);
  });
});

describe('alerts of a shared search (docs/product/library.md, Sharing in the company)', () => {
  const mails = async () => {
    const rows = await runtime.db.selectFrom('emails').select('userId').execute();
    return rows.map(({ userId }) => userId);
  };
  const makeNews = (word: string) => makeDeveloper(runtime.db, { oneSentenceDescription: `Le ${word} du détail.` });

  it('each has their own, and is told of a profile once', async () => {
    const id = await shared({ name: 'Zeste', query: 'query=zeste', alert: false });
    await setAlert(as(colleague), id, true);
    expect(await readSavedSearches(as(colleague))).toMatchObject([{ alert: true }]);
    expect(await readSavedSearches(as(author))).toMatchObject([{ alert: false }]);
    await makeNews('zeste');
    await Promise.all([alertSearches(runtime), alertSearches(runtime)]);
    expect(await mails()).toEqual([colleague.userId]);
    await setAlert(as(author), id, true);
    await makeNews('zeste');
    await alertSearches(runtime);
    expect((await mails()).sort()).toEqual([colleague.userId, colleague.userId, author.userId].sort());
    await setAlert(as(colleague), id, false);
    await makeNews('zeste');
    await alertSearches(runtime);
    expect(await mails()).toHaveLength(4);
    await expect(setAlert(as(stranger), id, true)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('end when it is shared no more, and by the link of the e-mail', async () => {
    const id = await shared({ name: 'Pépin', query: 'query=pepin', alert: false });
    await setAlert(as(colleague), id, true);
    await makeNews('pépin');
    await alertSearches(runtime);
    const { text } = await runtime.db.selectFrom('emails').select('text').executeTakeFirstOrThrow();
    const token = /sharedSearch[^\s&]*/.exec(text)?.[0] ?? '';
    const whole = new RegExp(`token=([^\\s&]*${token.replaceAll('.', '\\.')})`).exec(text)?.[1] ?? '';
    expect(await readStoppable(as(undefined), decodeURIComponent(whole))).toEqual({ search: 'Pépin' });
    await stopEmails(as(undefined), decodeURIComponent(whole));
    expect(await readSavedSearches(as(colleague))).toMatchObject([{ alert: false }]);
    await setAlert(as(colleague), id, true);
    await shareSearch(as(author), id, false);
    await makeNews('pépin');
    await alertSearches(runtime);
    expect(await mails()).toHaveLength(1);
    await expect(stopEmails(as(undefined), decodeURIComponent(whole))).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('what the list says of a search (docs/product/library.md, The list of saved searches)', () => {
  it('its criteria, the profiles now and those that are new to this recruiter', async () => {
    const id = await shared({ name: 'Citron', query: 'query=citron&technology=react', alert: false });
    const make = async () => {
      const { userId } = await makeDeveloper(runtime.db, { oneSentenceDescription: 'Le citron.' });
      await runtime.db
        .insertInto('developerTechnologies')
        .values({ developerId: userId, technologyId: 'react', position: 0 })
        .execute();
      await runtime.db.updateTable('developers').set({ lastUpdate: new Date() }).where('id', '=', userId).execute();
      await refreshInLibrary(runtime.db, { userId });
    };
    await make();
    const [own] = await readSavedSearches(as(author));
    expect(own).toMatchObject({ id, total: 1, news: 1 });
    expect(own?.criteria).toMatchObject({ valueNames: { 'technology react': 'React' }, typed: [{ value: 'citron' }] });
    await lookAtSearch(as(author), 'query=citron&technology=react');
    expect(await readSavedSearches(as(author))).toMatchObject([{ total: 1, news: 0 }]);
    expect(await readSavedSearches(as(colleague))).toMatchObject([{ total: 1, news: 1 }]);
    await make();
    expect(await readSavedSearches(as(author))).toMatchObject([{ total: 2, news: 1 }]);
    await lookAtSearch(as(stranger), 'query=citron&technology=react');
    expect(await runtime.db.selectFrom('savedSearchReaders').selectAll().execute()).toHaveLength(1);
  });

  it('another site cannot look for the recruiter, nor an administrator in their name', async () => {
    await shared();
    const elsewhere = { ...as(author), headers: new Headers({ 'sec-fetch-site': 'cross-site' }) };
    await lookAtSearch(elsewhere, react.query);
    const impersonator = { userId: boss.userId, name: 'Sacha', until: new Date() };
    await lookAtSearch(as({ ...author, impersonator }), react.query);
    expect(await runtime.db.selectFrom('savedSearchReaders').selectAll().execute()).toEqual([]);
  });

  it('30 searches of one’s own and 50 of colleagues take few queries', async () => {
    const row = (at: number, own: boolean) => ({
      ...{
        recruiterId: own ? author.userId : null,
        companyId,
        name: `${at}`,
        query: `technology=react&yearsFrom=${at}`,
      },
      sharedAt: own ? null : new Date(),
    });
    const some = async () => {
      queries.count = 0;
      await readSavedSearches(as(author));
      return queries.count;
    };
    await runtime.db
      .insertInto('savedSearches')
      .values([row(1, true)])
      .execute();
    await some();
    const one = await some();
    const rows = [
      ...Array.from({ length: mostSearches - 1 }, (_, at) => row(at + 2, true)),
      ...Array.from({ length: mostSharedSearches }, (_, at) => row(at + 1, false)),
    ];
    await runtime.db.insertInto('savedSearches').values(rows).execute();
    expect(await some()).toBeLessThanOrEqual(one + 2);
    expect(await readSavedSearches(as(author))).toHaveLength(mostSearches + mostSharedSearches);
  });
});
