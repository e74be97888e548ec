import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../../../tests/fit/demo-people.ts';
import { testDatabase } from '../../../tests/harness/database.ts';
import { loadWorld } from './load.ts';
import { demoWorld } from './world.ts';

const now = new Date('2026-11-17T08:00:00Z');
const { db, pool } = await testDatabase();

beforeAll(() => loadWorld(pool, { ...demoWorld, now }));

describe('the people whom the judged needs are about (tests/fit)', () => {
  it('are those whom the CV library of a demo lists', async () => {
    const listed = await db
      .selectFrom('developers as d')
      .where(sql<boolean>`is_listed(d)`)
      .select('d.seoAlias')
      .orderBy('d.seoAlias')
      .execute();
    expect(
      demoPeople(now)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(listed.map(({ seoAlias }) => seoAlias).toSorted());
  });

  // After a change of the content or of the demo world: run with --update.
  it('show the tests that are known without a database', async () => {
    const shown = await db
      .selectFrom('developerTests as s')
      .innerJoin('developers as d', 'd.id', 's.developerId')
      .innerJoin('tests as t', 't.id', 's.testId')
      .where(sql<boolean>`is_listed(d)`)
      .select(['d.seoAlias', 't.technologyId', 's.centile'])
      .orderBy('d.seoAlias')
      .orderBy('s.centile')
      .orderBy('t.seoAlias')
      .execute();
    const text = [...Map.groupBy(shown, ({ seoAlias }) => seoAlias)]
      .map(
        ([alias, tests]) =>
          `${alias}:\n${tests.map(({ technologyId, centile }) => `  - { technologyId: ${technologyId}, centile: ${centile} }\n`).join('')}`,
      )
      .join('');
    await expect(text).toMatchFileSnapshot('../../../tests/fit/shown-tests.yaml');
  });
});
