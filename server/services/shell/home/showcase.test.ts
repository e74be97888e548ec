import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeJob } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import type { Runtime } from '../../../runtime.ts';
import { readShowcase } from './read-showcase.ts';

let runtime: Runtime;
let testId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  // Only the questions of this file count.
  await runtime.db.updateTable('questions').set({ status: 'ARCHIVED' }).execute();
  const test = { technologyId: 'cobol', status: 'PUBLISHED', nameFr: 'COBOL', nameEn: 'COBOL in English' };
  testId = (await runtime.db.insertInto('tests').values(test).returning('id').executeTakeFirstOrThrow()).id;
});

const at = (day: string): Runtime => ({
  ...runtime,
  cache: openCache(),
  ports: { ...runtime.ports, clock: { ...runtime.ports.clock, now: () => new Date(`${day}T10:00:00Z`) } },
});
const read = (day = '2026-03-02', locale: Locale = 'fr') => readShowcase(contextOf(at(day), undefined, locale));

type Traits = {
  pool?: string;
  status?: string;
  format?: string;
  title?: string;
  right?: number;
  code?: string;
  output?: string;
};

async function addQuestion(name: string, { title = name, right = 1, ...traits }: Traits = {}): Promise<string> {
  const { id } = await runtime.db
    .insertInto('questions')
    .values({
      ...{ testId, status: 'PUBLISHED', pool: 'public', difficulty: 1, publishedAt: new Date('2026-03-01') },
      ...{ titleFr: title, titleEn: `${title} (en)`, explanationFr: `Parce que ${name}`, explanationEn: 'Because' },
      ...traits,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const options = ['b', 'a', 'c'].map((text, position) => ({
    ...{ questionId: id, position, textFr: text, textEn: `${text} (en)`, isRight: position < right },
  }));
  await runtime.db.insertInto('questionOptions').values(options).execute();
  return id;
}

describe('the question of the day (docs/product/shell.md, The welcome page)', () => {
  it('is absent while no question is fit for it', async () => {
    await addQuestion('rated', { pool: 'rated' });
    await addQuestion('waiting', { status: 'WAITING_FOR_VALIDATION' });
    await addQuestion('several', { right: 2 });
    await addQuestion('none', { right: 0 });
    await addQuestion('output', { format: 'output', output: '1', code: 'DISPLAY 1.' });
    await addQuestion('long', { title: 'x'.repeat(161) });
    await addQuestion('much code', { code: 'line\n'.repeat(9) });
    expect((await read()).question).toBeUndefined();
  });

  it('is public, with its options in an order that does not tell the right one', async () => {
    const id = await addQuestion('first', { code: 'DISPLAY "A".' });
    expect((await read()).question).toMatchObject({
      ...{ id, testId, title: 'first', code: 'DISPLAY "A".', explanation: 'Parce que first' },
      options: [
        { text: 'a', right: false },
        { text: 'b', right: true },
        { text: 'c', right: false },
      ],
      test: { name: 'COBOL' },
    });
    expect((await read('2026-03-02', 'en')).question).toMatchObject({ id, test: { name: 'COBOL in English' } });
  });

  it('is the same during a day and in both languages, and changes with the days', async () => {
    for (let index = 0; index < 5; index++) await addQuestion(`more ${index}`);
    const days = Array.from({ length: 20 }, (_, index) => `2026-04-${String(index + 1).padStart(2, '0')}`);
    const chosen = new Set<string | undefined>();
    for (const day of days) {
      const id = (await read(day)).question?.id;
      expect((await read(day, 'en')).question?.id).toBe(id);
      chosen.add(id);
    }
    expect(chosen.size).toBeGreaterThan(1);
    expect(chosen).not.toContain(undefined);
  });
});

describe('offers and pay (docs/product/shell.md, The welcome page)', () => {
  it('shows the three newest open offers that state their pay, with their company', async () => {
    const companyId = await makeCompany(runtime.db, { name: 'Quai Neuf' });
    const closed = await makeCompany(runtime.db, { validatedAt: null });
    const pay = { salaryMin: 40, salaryMax: 50 };
    for (const day of [1, 2, 3, 4])
      await makeJob(runtime.db, companyId, {
        ...{ ...pay, title: `Jour ${day}`, publishedAt: new Date(`2026-02-0${day}`), placeId: 'insee:44109' },
      });
    await makeJob(runtime.db, companyId, { title: 'Sans salaire', publishedAt: new Date('2026-02-10') });
    await makeJob(runtime.db, companyId, { ...pay, title: 'Brouillon', status: 'JOB_DRAFT' });
    await makeJob(runtime.db, closed, { ...pay, title: 'Fermée', publishedAt: new Date('2026-02-11') });
    const { offers } = await read();
    expect(offers.map(({ title }) => title)).toEqual(['Jour 4', 'Jour 3', 'Jour 2']);
    expect(offers[0]).toMatchObject({ company: { name: 'Quai Neuf' }, city: 'Nantes', salaryMin: 40, salaryMax: 50 });
  });

  it('shows offers of different companies first', async () => {
    const other = await makeCompany(runtime.db, { name: 'Autre Quai' });
    await makeJob(runtime.db, other, {
      title: 'Ancienne',
      publishedAt: new Date('2026-01-01'),
      salaryMin: 40,
      salaryMax: 50,
    });
    const { offers } = await read();
    expect(offers.map(({ title }) => title)).toEqual(['Jour 4', 'Ancienne', 'Jour 3']);
  });

  it('shows range and median of a profession from ten permanent offers on', async () => {
    const companyId = await makeCompany(runtime.db);
    const add = (salaryMin: number, contractType = 'permanent') =>
      makeJob(runtime.db, companyId, {
        ...{ professionId: 'qa-engineer', contractType, salaryMin, salaryMax: salaryMin + 10 },
      });
    for (let index = 0; index < 9; index++) await add(40 + index);
    await add(5, 'apprenticeship');
    expect((await read()).pay).toEqual([]);
    await add(60);
    expect((await read()).pay).toMatchObject([{ id: 'qa-engineer', from: 40, to: 70, median: 50, offers: 10 }]);
  });

  it('names the plans with their prices', async () => {
    const { plans } = await read();
    expect(plans.find(({ id }) => id === 'id10')).toMatchObject({ monthlyPrice: 149, current: false });
  });
});
