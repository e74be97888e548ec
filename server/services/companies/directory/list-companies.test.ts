import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companiesPageSize,
  companyQueryString,
  readCompanyQuery,
} from '../../../../domain/companies/directory/company-query.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import type { Runtime } from '../../../runtime.ts';
import { listCompanies } from './list-companies.ts';
import { currentCompanyQuery, readCompanyChoices } from './read-company-choices.ts';

let runtime: Runtime;
let queries: QueryCount;
const ids: Record<string, string> = {};

beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
  const { db } = runtime;
  ids.ecume = await makeCompany(db, { name: 'Écume du Large', placeId: 'insee:44109', staffCount: 12 });
  ids.zebre = await makeCompany(db, {
    name: 'Zèbre',
    placeId: 'insee:69123',
    description: `Nous **dessinons** des rayures. ${'Encore et encore. '.repeat(20)}`,
    logoHandle: 'logo',
    disableApplicationWorkflow: true,
  });
  ids.anse = await makeCompany(db, {
    name: 'Anse & Fils',
    description: 'Un port.',
    descriptionHtml: '<p>Un port.</p>',
  });
  ids.quiet = await makeCompany(db, { name: 'Bruine' });
  ids.waiting = await makeCompany(db, { name: 'Pas encore', validatedAt: null, placeId: 'insee:44109' });
  for (const companyId of [ids.zebre, ids.ecume, ids.waiting]) await makeJob(db, companyId);
  await makeJob(db, ids.ecume, { remoteFrequency: 'fullTime' });
  await makeJob(db, ids.quiet, { status: 'JOB_DRAFT', publishedAt: null });
  await makeJob(db, ids.anse, { status: 'JOB_UNPUBLISHED', remoteFrequency: 'fullTime' });
  await makeJob(db, ids.anse, { confirmedAt: new Date('2020-01-02') });
  const used = [
    [ids.ecume, 'go', 1],
    [ids.ecume, 'react', 0],
    [ids.zebre, 'go', 0],
    [ids.waiting, 'php', 0],
  ] as const;
  for (const [companyId, technologyId, position] of used)
    await db.insertInto('companyTechnologies').values({ companyId, technologyId, position }).execute();
  const rates = { ended: 10, answered: 9, medianDays: 4, countedAt: new Date('2026-01-01') };
  await db
    .insertInto('answerRates')
    .values({ companyId: ids.ecume, ...rates })
    .execute();
});

beforeEach(() => {
  queries.count = 0;
});

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));

async function found(search: string, viewer?: Viewer): Promise<string[]> {
  const { companies, total } = await listCompanies(contextOf(runtime, viewer), read(search), 1);
  expect(total).toBe(companies.length);
  return companies.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

describe('the company directory (docs/product/companies.md, The company directory)', () => {
  it.each([
    ['', ['ecume', 'zebre', 'anse', 'quiet']],
    ['q=ECUME', ['ecume']],
    ['q=large du', ['ecume']],
    ['q=cume', []],
    ['q=%25', ['ecume', 'zebre', 'anse', 'quiet']],
    ['technology=go', ['ecume', 'zebre']],
    ['technology=go&technology=react', ['ecume']],
    ['technology=php', []],
    ['city=NANT', ['ecume']],
    ['city=antes', []],
    ['offers=1', ['ecume', 'zebre']],
    ['remote=1', ['ecume']],
    ['q=z&offers=1', []],
    ['q=zeb&technology=go&city=lyon&offers=1', ['zebre']],
  ])('“%s” finds %j, those with open offers first, then by name', async (search, expected) =>
    expect(await found(search)).toEqual(expected),
  );

  it('says of each what everyone may know', async () => {
    const { companies } = await listCompanies(contextOf(runtime, undefined), read(''), 1);
    expect(companies[0]).toEqual({
      id: ids.ecume,
      alias: ids.ecume,
      name: 'Écume du Large',
      logo: undefined,
      place: 'Nantes',
      staffCount: 12,
      about: '',
      technologies: [
        { id: 'react', name: 'React', handle: expect.anything() },
        { id: 'go', name: 'Go', handle: expect.anything() },
      ],
      offers: 2,
      answerRate: { kind: 'rate', percent: 90, medianDays: 4 },
      blocked: false,
    });
    expect(companies[1]).toMatchObject({ offers: 1, answerRate: { kind: 'elsewhere' }, logo: expect.any(String) });
    expect(companies[1]?.about).toMatch(/^Nous dessinons des rayures\. (Encore et encore\. )+Encore.*…$/);
    expect(companies[1]?.about.length).toBeLessThanOrEqual(121);
    expect(companies[2]).toMatchObject({ about: 'Un port.', place: null, offers: 0, answerRate: { kind: 'few' } });
  });

  it('is the same for everyone; only a developer sees which company they have blocked', async () => {
    const { db } = runtime;
    const developer = await makeDeveloper(db);
    await db
      .insertInto('blockedCompanies')
      .values({ developerId: developer.userId, companyId: ids.zebre ?? '' })
      .execute();
    const marks = async (viewer: Viewer) => {
      const { companies } = await listCompanies(contextOf(runtime, viewer), read(''), 1);
      expect(companies.map(({ id }) => id)).toEqual([ids.ecume, ids.zebre, ids.anse, ids.quiet]);
      return companies.filter(({ blocked }) => blocked).map(({ id }) => id);
    };
    expect(await marks(developer)).toEqual([ids.zebre]);
    for (const viewer of [
      undefined,
      await makeDeveloper(db),
      await makeRecruiter(db, { companyId: ids.zebre ?? '' }),
      await makeAdministrator(db),
    ])
      expect(await marks(viewer)).toEqual([]);
  });

  it('offers the technologies and cities of validated companies, and names others that an address asks for', async () => {
    const context = { ...contextOf(runtime, undefined), cache: openCache(() => 0) };
    const choices = await readCompanyChoices(context, ['php', 'nothing-known']);
    expect(choices.technologies).toEqual([
      { id: 'go', name: 'Go', count: 2 },
      { id: 'react', name: 'React', count: 1 },
      { id: 'php', name: 'PHP', count: 0 },
    ]);
    expect(choices.cities.map(({ name, count }) => [name, count])).toEqual([
      ['Lyon', 1],
      ['Nantes', 1],
    ]);
    expect(companyQueryString(await currentCompanyQuery(context, read('technology=golang')))).toBe('?technology=go');
  });

  it('forgets a company whose validation is withdrawn, at once', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { name: 'Brève' });
    expect(await found('q=breve')).toEqual([companyId]);
    await db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    expect(await found('q=breve')).toEqual([]);
  });

  it('has pages in a stable order, with two queries for a visitor', async () => {
    const { db } = runtime;
    const names = Array.from({ length: companiesPageSize + 3 }, (_, index) => `Colline ${index % 4}`);
    for (const name of names) await makeCompany(db, { name });
    const context = { ...contextOf(runtime, undefined), cache: openCache(() => 0) };
    queries.count = 0;
    const first = await listCompanies(context, read('q=colline'), 1);
    await readCompanyChoices(context, []);
    expect(queries.count).toBe(2);
    const second = await listCompanies(context, read('q=colline'), 2);
    expect([first, second].map(({ total, pages }) => [total, pages])).toEqual([
      [names.length, 2],
      [names.length, 2],
    ]);
    const shown = [...first.companies, ...second.companies];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(names.length);
    expect(shown.map(({ name }) => name)).toEqual(names.toSorted());
    expect(await listCompanies(context, read('q=colline'), 3)).toEqual({ companies: [], total: 0, pages: 1 });
  });
});
