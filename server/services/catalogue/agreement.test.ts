import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionStatuses } from '../../../domain/catalogue/contributions/question-status.ts';
import { readCatalogueQuery } from '../../../domain/catalogue/query.ts';
import { testStatuses } from '../../../domain/catalogue/question-status.ts';
import { type CatalogueSearch, facets, type IndexedQuestion, searchNaively } from '../../../domain/catalogue/search.ts';
import { catalogueSorts } from '../../../domain/catalogue/search-string.ts';
import { searchedWords } from '../../../domain/catalogue/words.ts';
import { makeCatalogue, vocabulary } from '../../../tests/harness/catalogue-questions.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readCatalogueNames } from './catalogue-names.ts';
import { resolveQuery } from './resolve-query.ts';
import { searchCatalogue } from './search-catalogue.ts';

let runtime: Runtime;
let listed: IndexedQuestion[];

beforeAll(async () => {
  runtime = await testRuntime();
  // The tests delivered with the product are removed: they would outnumber the random ones.
  await runtime.db.deleteFrom('tests').execute();
  listed = await makeCatalogue(runtime.db, 120);
  await runtime.catalogue.start();
  // Some are added after the index was built: they are stored in another part of it.
  listed.push(...(await makeCatalogue(runtime.db, 60, 8)));
  await runtime.catalogue.caughtUp();
});

/** Mostly none, otherwise one to three. */
const few = <T>(list: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: 3 }) },
  );
const typed = [
  ...vocabulary.words,
  'closrue',
  'evenment',
  'promese',
  'fermetures',
  'rea',
  'n',
  'no',
  'react',
  'javascrit',
  'zzz',
];
const anyText = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...typed), { maxLength: 3 }).map((words) => words.join(' ')) },
);

const anySearch = (): fc.Arbitrary<CatalogueSearch> => {
  const tests = [...new Set(listed.flatMap(({ values }) => values.testId))];
  return fc.record({
    words: anyText.map(searchedWords),
    statuses: few(questionStatuses),
    difficulties: few([0, 1, 2, 3, 4]),
    technologies: few(vocabulary.technologies),
    professions: few(vocabulary.professions),
    tests: few(tests),
    testStatuses: few(testStatuses),
    sort: fc.constantFrom(...catalogueSorts),
    rights: fc.record({ unpublished: fc.boolean(), drafts: fc.boolean() }),
  });
};

describe('a search with random filters agrees with a naive reference on random data', () => {
  it.each(['the database', 'the index in memory'])('when it is answered by %s', async (source) => {
    const catalogue = { ...runtime.catalogue, isReady: () => source !== 'the database' };
    const numRuns = source === 'the database' ? 60 : 200;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anySearch(), fc.nat(3), fc.integer({ min: 1, max: 30 }), async (search, page, size) => {
        const wanted = { offset: page * size, size };
        const got = await searchCatalogue({ db: runtime.db, catalogue }, search, wanted);
        const expected = searchNaively(listed, search);
        expect(got).toEqual({ ...expected, ids: expected.ids.slice(wanted.offset, wanted.offset + size) });
        found += got.ids.length;
      }),
      { numRuns },
    );
    // Filters that find nothing would agree with anything; how much random filters find varies by a factor of four.
    expect(found).toBeGreaterThan(numRuns / 2);
  });

  it.each(facets)('the filter %s leaves some questions out and others in', async (facet) => {
    const names = await readCatalogueNames(runtime);
    const rights = { unpublished: true, drafts: true };
    const totals = async (address: [string, string][]) => {
      const { search } = resolveQuery(readCatalogueQuery(new URLSearchParams(address)), names, rights, 'fr');
      const expected = searchNaively(listed, search).total;
      for (const ready of [false, true]) {
        const catalogue = { ...runtime.catalogue, isReady: () => ready };
        const { total } = await searchCatalogue({ db: runtime.db, catalogue }, search, { offset: 0, size: 1 });
        expect(total, String(address)).toBe(expected);
      }
      return expected;
    };
    // Without this choice only the statuses listed by default are found.
    const everyStatus = questionStatuses.map((status): [string, string] => ['status', status]);
    const all = await totals(everyStatus);
    const values = [...new Set(listed.flatMap(({ values: own }) => own[facet]))].slice(0, 4);
    const others = facet === 'status' ? [] : everyStatus;
    const found = await Promise.all(values.map((value) => totals([...others, [facet, value]])));
    expect(found.some((total) => total > 0 && total < all)).toBe(true);
  });

  it('no question of the rated pool is in the catalogue', async () => {
    const { rows } = await runtime.pool.query(
      `select count(*)::int as count from catalogue_questions c join questions q on q.id = c.question_id where q.pool <> 'public'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
