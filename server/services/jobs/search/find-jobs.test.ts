import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type JobQuery, jobFilters, jobParameters, readJobQuery } from '../../../../domain/jobs/job-query.ts';
import { plainWords } from '../../../../domain/jobs/search-words.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { findJobs, jobsPageSize } from './find-jobs.ts';
import { readJobChoices } from './read-job-choices.ts';

let runtime: Runtime;
const ids: Record<string, string> = {};

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const port = await makeCompany(db, { name: 'Maréva Énergies' });
  const bols = await makeCompany(db, { name: 'Petits Bols' });
  const waiting = await makeCompany(db, { name: 'Pas encore', validatedAt: null });
  const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 0, day)) });
  ids.front = await makeJob(db, port, {
    title: 'Développeur front-end',
    description: 'Des écrans pour les **capitaineries**.',
    professionId: 'front-end-developer',
    contractType: 'permanent',
    placeId: 'insee:44109',
    remoteFrequency: 'hybrid',
    remoteDaysPerWeek: 2,
    salaryMin: 42,
    salaryMax: 50,
    yearsMin: 2,
    ...at(4),
  });
  ids.go = await makeJob(db, bols, {
    title: 'Ingénieur Go',
    description: 'Des tournées.',
    contractType: 'freelance',
    placeId: 'insee:69123',
    remoteFrequency: 'fullTime',
    salaryMin: 60,
    seniority: 'lead',
    ...at(3),
  });
  ids.intern = await makeJob(db, bols, {
    title: 'Stage',
    contractType: 'internship',
    remoteFrequency: 'no',
    externalUrl: 'https://petits-bols.example/stage',
    ...at(2),
  });
  for (const [technologyId, position] of [['react', 0] as const, ['typescript', 1] as const]) {
    await db.insertInto('jobTechnologies').values({ jobId: ids.front, technologyId, position }).execute();
  }
  await db.insertInto('jobTechnologies').values({ jobId: ids.go, technologyId: 'typescript', position: 0 }).execute();
  await makeJob(db, port, { title: 'Brouillon', status: 'JOB_DRAFT', publishedAt: null });
  await makeJob(db, port, { title: 'Archive', status: 'JOB_UNPUBLISHED' });
  await makeJob(db, waiting, { title: 'Trop tôt' });
});

const anywhere = { title: 'Équipe à distance', publishedAt: new Date(Date.UTC(2025, 0, 1)) };

async function found(search: string, viewer?: Viewer): Promise<string[]> {
  const query = readJobQuery(new URLSearchParams(search));
  const { jobs, total } = await findJobs(contextOf(runtime, viewer), query, undefined);
  expect(total).toBe(jobs.length);
  return jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

describe('finding offers (docs/product/jobs.md, Searching offers)', () => {
  it('newest first, and only open offers', async () => {
    expect(await found('')).toEqual(['front', 'go', 'intern']);
  });

  it.each<[string, string, string[]]>([
    ['ignores accents and capitals of the offer', 'q=DEVELOPPEUSE', ['front']],
    ['ignores accents and capitals of the search', 'q=ingénieur', ['go']],
    ['finds the masculine and the feminine form', 'q=développeur', ['front']],
    ['finds the beginning of a word', 'q=dévelop', ['front']],
    ['finds a short word only as a whole word', 'q=go', ['go']],
    ['needs every word', 'q=front go', []],
    ['searches the description', 'q=capitainerie', ['front']],
    ['searches the name of the company', 'q=mareva', ['front']],
    ['searches the technologies', 'q=typescript', ['front', 'go']],
    ['searches the city', 'q=nantes', ['front']],
    ['searches the profession', 'q=front-end developer', ['front']],
    ['ignores characters with a meaning in LIKE', 'q=%25', ['front', 'go', 'intern']],
    ['filters by profession', 'profession=front-end-developer', ['front']],
    ['filters by one technology', 'technology=typescript', ['front', 'go']],
    ['filters by two technologies: both are needed', 'technology=typescript&technology=react', ['front']],
    ['filters by contract', 'contract=freelance', ['go']],
    ['filters by two contracts: one is enough', 'contract=freelance&contract=internship', ['go', 'intern']],
    ['filters by city', 'city=nantes', ['front']],
    ['filters by the beginning of a city', 'city=Lyo', ['go']],
    ['filters by city or full remote work', 'city=nantes&orRemote=1', ['front', 'go']],
    ['does not find the middle of a city name', 'city=antes', []],
    ['ignores a city made of LIKE characters', 'city=%25_', ['front', 'go', 'intern']],
    ['filters by remote work', 'remote=fullTime', ['go']],
    ['filters by two kinds of remote work: one is enough', 'remote=fullTime&remote=no', ['go', 'intern']],
    ['filters by a salary within the range', 'salary=50', ['front', 'go']],
    ['does not find a salary above the range', 'salary=51', ['go']],
    [
      'combines all filters',
      'q=front&technology=react&contract=permanent&city=Nantes&remote=hybrid&salary=45',
      ['front'],
    ],
    ['finds nothing for an unknown word', 'q=zinzolin', []],
    ['understands another word for a technology', 'q=golang', ['go']],
    ['understands a profession', 'q=dev front', ['front']],
    ['understands contracts', 'q=freelance ou stage', ['go', 'intern']],
    ['understands remote work', 'q=full remote typescript', ['go']],
    ['understands a city', 'q=react nantes', ['front']],
    ['understands a region', 'q=pays de la loire', ['front']],
    ['understands a circle around a city', 'q=à 20 km de Saint-Herblain', ['front']],
    ['understands a city or remote work', 'q=nantes ou télétravail', ['front', 'go']],
    ['understands technologies side by side', 'q=react typescript', ['front']],
    ['understands one of several technologies', 'q=react ou golang', ['front', 'go']],
    ['understands the lowest of two salaries as the least pay', 'q=50-60k', ['front', 'go']],
    ['understands the higher of a salary and of the filter', 'q=50k&salary=55', ['go']],
    ['leaves out a technology', 'q=typescript sauf react', ['go']],
    ['leaves out a word', 'q=typescript -capitaineries', ['go']],
    ['corrects a misspelt word', 'q=typescirpt', ['front', 'go']],
    ['does not correct a word in quotation marks', 'q="typescirpt"', []],
    ['keeps seniority as a word', 'q=senior typescript', []],
  ])('the search %s (%s)', async (_, search, expected) => expect(await found(search)).toEqual(expected));

  it.each([
    ['fullTime', true],
    ['hybrid', false],
    ['no', false],
    [null, false],
  ])('without a city and with the remote work %s, an offer is found in every city: %s', async (remote, everywhere) => {
    const companyId = await makeCompany(runtime.db);
    const id = await makeJob(runtime.db, companyId, { ...anywhere, remoteFrequency: remote });
    expect(await found('q=distance')).toEqual([id]);
    for (const city of ['Nantes', 'Ajaccio']) {
      expect(await found(`q=distance&city=${city}`)).toEqual(everywhere ? [id] : []);
      // Of the other cities, only its own offers.
      expect(await found(`city=${city}`)).toEqual([
        ...(city === 'Nantes' ? ['front'] : []),
        ...(everywhere ? [id] : []),
      ]);
    }
    await runtime.db.deleteFrom('jobs').where('id', '=', id).execute();
  });

  const examples: Record<Exclude<keyof JobQuery, 'orRemote'>, string> = {
    words: 'capitainerie',
    profession: 'front-end-developer',
    technologies: 'react',
    contracts: 'freelance',
    city: 'Nantes',
    remotes: 'hybrid',
    seniorities: 'lead',
    salary: '51',
  };
  // « Ou télétravail complet » says how the city is meant: its rows are above.
  const alone = jobFilters.filter((filter) => filter !== 'orRemote');
  it.each(alone)('the filter %s leaves some offers out and others in', async (filter) => {
    expect(await found(String(new URLSearchParams({ [jobParameters[filter]]: examples[filter] })))).toHaveLength(1);
  });

  const whole = async (search: string) =>
    findJobs(contextOf(runtime, undefined), readJobQuery(new URLSearchParams(search)), undefined);

  it('says what the text means, and what a misspelt word was read as', async () => {
    const { typed, valueNames, corrections } = await whole('q=recat+nantes+cdi');
    expect(typed.map(({ filter, value }) => `${filter} ${value}`)).toEqual([
      'technologies react',
      'place insee:44109',
      'contracts permanent',
    ]);
    expect(valueNames).toEqual({ 'technologies react': 'React', 'place insee:44109': 'Nantes, France' });
    expect(corrections).toEqual([{ typed: 'recat', key: 'technologies react', asTyped: '"recat" nantes cdi' }]);
  });

  it('takes any of two professions, and a city of the text or of the filter', async () => {
    const titles = async (search: string) => (await whole(search)).jobs.map(({ title }) => title).toSorted();
    const either = await titles('q=backend+ou+frontend');
    expect(either).toEqual([...new Set([...(await titles('q=backend')), ...(await titles('q=frontend'))])].toSorted());
    expect(either).not.toEqual([]);
    const places = await titles('q=nantes&city=Lyon');
    expect(places).toEqual([...new Set([...(await titles('q=nantes')), ...(await titles('city=Lyon'))])].toSorted());
    expect(places).not.toEqual([]);
  });

  it('without result, counts what each part that is left out would give', async () => {
    const { total, ways } = await whole('q=react+lyon&contract=permanent');
    expect([total, ways]).toEqual([0, { 'place insee:69123': 1 }]);
    expect((await whole('q=react')).ways).toEqual({});
  });

  it('returns the fields of an offer, and no others', async () => {
    const query = readJobQuery(new URLSearchParams('q=capitainerie'));
    const { jobs } = await findJobs(contextOf(runtime, undefined, 'en'), query, undefined);
    expect(jobs[0]).toEqual({
      id: ids.front,
      alias: ids.front,
      title: 'Développeur front-end',
      publishedAt: '2026-01-04T00:00:00.000000Z',
      external: false,
      applied: false,
      company: { id: expect.any(String), alias: expect.any(String), name: 'Maréva Énergies', logo: undefined },
      answerRate: { kind: 'few' },
      contractType: 'permanent',
      city: 'Nantes',
      remote: 'hybrid',
      daysPerWeek: 2,
      salaryMin: 42,
      salaryMax: 50,
      seniority: null,
      yearsMin: 2,
      yearsMax: null,
      technologies: [
        { id: 'react', name: 'React', handle: 'react', required: true },
        { id: 'typescript', name: 'TypeScript', handle: 'typescript', required: true },
      ],
    });
  });

  it('marks the offers that the developer has applied to', async () => {
    const developer = await makeDeveloper(runtime.db);
    await runtime.db
      .insertInto('jobApplications')
      .values({ developerId: developer.userId, jobId: ids.go ?? '' })
      .execute();
    const marked = async (viewer: Viewer) => {
      const { jobs } = await findJobs(contextOf(runtime, viewer), readJobQuery(new URLSearchParams()), undefined);
      return jobs.filter(({ applied }) => applied).map(({ id }) => id);
    };
    expect(await marked(developer)).toEqual([ids.go]);
    expect(await marked(undefined)).toEqual([]);
  });

  it("lists the filter values of open offers, in the reader's language", async () => {
    const choices = await readJobChoices(contextOf(runtime, undefined), []);
    expect(choices.technologies).toEqual([
      { id: 'react', name: 'React', count: 1 },
      { id: 'typescript', name: 'TypeScript', count: 2 },
    ]);
    expect(choices.cities.map(({ name }) => name).toSorted()).toEqual(['Lyon', 'Nantes']);
    expect(choices.professions).toMatchObject([
      { id: 'front-end-developer', name: 'Développeur·euse front-end', count: 1 },
    ]);
  });

  it('names a chosen technology that no open offer asks for, and only one that exists', async () => {
    const { technologies } = await readJobChoices(contextOf(runtime, undefined), ['cobol', 'react', 'nothing']);
    expect(technologies.filter(({ id }) => ['cobol', 'nothing'].includes(id))).toEqual([
      { id: 'cobol', name: 'COBOL', count: 0 },
    ]);
    expect(technologies.filter(({ id }) => id === 'react')).toHaveLength(1);
  });
});

describe('the search words of an offer', () => {
  it.each(['Ørsted', 'Łódź', 'ΑΘΗΝΑ', 'Київ'])('find an offer of the company “%s”', async (name) => {
    const companyId = await makeCompany(runtime.db, { name });
    const jobId = await makeJob(runtime.db, companyId, { title: 'Poste' });
    const { jobs } = await findJobs(
      contextOf(runtime, undefined),
      readJobQuery(new URLSearchParams({ q: name })),
      undefined,
    );
    expect(jobs.map(({ id }) => id)).toEqual([jobId]);
    await runtime.db.deleteFrom('jobs').where('id', '=', jobId).execute();
  });

  it('are normalised by the database like the words of a search', async () => {
    const samples = [
      'Développeuse',
      'L’été à Cœur',
      'ÆGIR, façade·s',
      'Node.js / C++ & C#',
      ' 100 % TDD_now\t',
      '«Ça»\u00a0!',
      'ﬁn',
    ];
    for (const text of samples) {
      const { rows } = await sql<{ words: string }>`select plain_words(${text}) as words`.execute(runtime.db);
      expect(rows[0]?.words.trim(), text).toBe(plainWords(text));
    }
  });

  it('are updated with the company, the technologies and the place', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { name: 'Ancienne' });
    const jobId = await makeJob(db, companyId, { title: 'Poste zinzolin' });
    const finds = async (word: string) => (await found(`q=zinzolin ${word}`)).length === 1;
    expect(await finds('ancienne')).toBe(true);
    await db.updateTable('companies').set({ name: 'Nouvelle' }).where('id', '=', companyId).execute();
    expect([await finds('ancienne'), await finds('nouvelle')]).toEqual([false, true]);
    await db.insertInto('jobTechnologies').values({ jobId, technologyId: 'rust', position: 0 }).execute();
    expect(await finds('rust')).toBe(true);
    await db.deleteFrom('jobTechnologies').where('jobId', '=', jobId).execute();
    expect(await finds('rust')).toBe(false);
    await db.updateTable('jobs').set({ placeId: 'insee:44109' }).where('id', '=', jobId).execute();
    expect(await finds('nantes')).toBe(true);
    await db.deleteFrom('jobs').where('id', '=', jobId).execute();
    expect(await finds('nouvelle')).toBe(false);
  });
});

describe('pagination of offers', () => {
  it('returns every offer once, also those published at the same moment', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db);
    const wanted = new Set<string>();
    for (let index = 0; index < jobsPageSize * 2 + 3; index++) {
      wanted.add(
        await makeJob(db, companyId, { title: 'Paginé', publishedAt: new Date(Date.UTC(2026, 1, 1 + (index % 3))) }),
      );
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await findJobs(contextOf(runtime, undefined), readJobQuery(new URLSearchParams('q=pagine')), after);
      expect(page.total).toBe(wanted.size);
      seen.push(...page.jobs.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(wanted.size);
    expect(new Set(seen)).toEqual(wanted);
  });

  it('refuses an invalid position', async () => {
    const query = readJobQuery(new URLSearchParams());
    await expect(findJobs(contextOf(runtime, undefined), query, "x' or true")).rejects.toMatchObject({
      name: 'Invalid',
    });
  });
});
