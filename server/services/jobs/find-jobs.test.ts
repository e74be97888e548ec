import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readJobQuery } from '../../../domain/jobs/job-query.ts';
import { plainWords } from '../../../domain/jobs/search-words.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
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
    ...at(4),
  });
  ids.go = await makeJob(db, bols, {
    title: 'Ingénieur Go',
    description: 'Des tournées.',
    contractType: 'freelance',
    placeId: 'insee:69123',
    remoteFrequency: 'fullTime',
    salaryMin: 60,
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

async function found(search: string, viewer?: Viewer): Promise<string[]> {
  const query = readJobQuery(new URLSearchParams(search));
  const { jobs, total } = await findJobs(contextOf(runtime, viewer), query, undefined);
  expect(total).toBe(jobs.length);
  return jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

describe('finding offers', () => {
  it('the newest first, and only what is open', async () => {
    expect(await found('')).toEqual(['front', 'go', 'intern']);
  });

  it.each<[string, string, string[]]>([
    ['accents and capitals do not matter', 'q=DEVELOPPEUSE', ['front']],
    ['nor do they where they are typed', 'q=ingénieur', ['go']],
    ['nor does the form that the title chose', 'q=développeur', ['front']],
    ['the beginning of a word is enough', 'q=dévelop', ['front']],
    ['a short word is a whole one', 'q=go', ['go']],
    ['every word counts', 'q=front go', []],
    ['in the description', 'q=capitainerie', ['front']],
    ['in the name of the company', 'q=mareva', ['front']],
    ['in the technologies', 'q=typescript', ['front', 'go']],
    ['in the city', 'q=nantes', ['front']],
    ['in the profession', 'q=front-end developer', ['front']],
    ['a sign of the database is only a sign', 'q=%25', ['front', 'go', 'intern']],
    ['profession', 'profession=front-end-developer', ['front']],
    ['one technology', 'technology=typescript', ['front', 'go']],
    ['two technologies: both', 'technology=typescript&technology=react', ['front']],
    ['contract', 'contract=freelance', ['go']],
    ['two contracts: either', 'contract=freelance&contract=internship', ['go', 'intern']],
    ['city', 'city=nantes', ['front']],
    ['city by its beginning', 'city=Lyo', ['go']],
    ['not in the middle of its name', 'city=antes', []],
    ['a city of signs', 'city=%25_', ['front', 'go', 'intern']],
    ['remote', 'remote=fullTime', ['go']],
    ['remote: either', 'remote=fullTime&remote=no', ['go', 'intern']],
    ['salary that the range reaches', 'salary=50', ['front', 'go']],
    ['salary above the range', 'salary=51', ['go']],
    ['all together', 'q=front&technology=react&contract=permanent&city=Nantes&remote=hybrid&salary=45', ['front']],
    ['nothing', 'q=cobol', []],
  ])('%s: %s', async (_, search, expected) => expect(await found(search)).toEqual(expected));

  it('says what an offer says, and nothing more', async () => {
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
      contractType: 'permanent',
      city: 'Nantes',
      remote: 'hybrid',
      daysPerWeek: 2,
      salaryMin: 42,
      salaryMax: 50,
      technologies: [
        { id: 'react', name: 'React', handle: 'react' },
        { id: 'typescript', name: 'TypeScript', handle: 'typescript' },
      ],
    });
  });

  it('marks those that the developer has applied to', async () => {
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

  it('offers to filter by what is there, in the language of the reader', async () => {
    const choices = await readJobChoices(contextOf(runtime, undefined));
    expect(choices.technologies).toEqual([
      { id: 'react', name: 'React', count: 1 },
      { id: 'typescript', name: 'TypeScript', count: 2 },
    ]);
    expect(choices.cities.map(({ name }) => name).toSorted()).toEqual(['Lyon', 'Nantes']);
    expect(choices.professions).toMatchObject([
      { id: 'front-end-developer', name: 'Développeur·euse front-end', count: 1 },
    ]);
  });
});

describe('the words of an offer', () => {
  it('are spelt by the database as by what looks for them', async () => {
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

  it('follow what they are made of', async () => {
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

describe('page by page', () => {
  it('every offer comes once, also those of the same moment', async () => {
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

  it('a place that was made up is refused', async () => {
    const query = readJobQuery(new URLSearchParams());
    await expect(findJobs(contextOf(runtime, undefined), query, "x' or true")).rejects.toMatchObject({
      name: 'Invalid',
    });
  });
});
