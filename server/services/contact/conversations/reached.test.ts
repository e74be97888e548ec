import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  introductionStatus,
  introductionStatuses,
  openStatuses,
} from '../../../../domain/contact/introductions/status.ts';
import { isKnownToDeveloper } from '../../../../domain/contact/introductions/timeline.ts';
import { testDatabase } from '../../../../tests/harness/database.ts';
import { knownToDeveloper } from './reached.ts';

const { db } = await testDatabase();

describe('the database and the domain agree on introductions', () => {
  it('about the steps that a developer knows of, for every pair of statuses', async () => {
    const { rows } = await sql<{ from: number | null; to: number; known: boolean }>`
      select f as "from", t as "to", ${knownToDeveloper(sql.ref('f'), sql.ref('t'))} as known
      from unnest(${[null, ...introductionStatuses]}::int[]) f, unnest(${introductionStatuses}::int[]) t`.execute(db);
    const expected = [null, ...introductionStatuses].flatMap((from) =>
      introductionStatuses.map((to) => ({ from, to, known: isKnownToDeveloper(from ?? 'none', to) })),
    );
    expect(rows).toHaveLength(expected.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });

  const codesIn = (definition: string | undefined) =>
    [...(definition?.matchAll(/(?<![\w.])\d+/g) ?? [])].map(([code]) => Number(code));

  it('about the statuses that may be stored', async () => {
    const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
      from pg_constraint where conrelid = 'introductions'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%(status = ANY%'`.execute(db);
    expect(codesIn(rows[0]?.definition).toSorted()).toEqual(introductionStatuses.toSorted());
  });

  it.each([
    ['introductions_waiting_idx', [introductionStatus.STATUS_WAITING_FOR_DEVELOPER]],
    ['introductions_lively_idx', openStatuses],
  ])('about the statuses in the index %s', async (name, statuses) => {
    const { rows } = await sql<{ condition: string }>`select pg_get_expr(indpred, indrelid) as condition
      from pg_index where indexrelid = ${name}::regclass`.execute(db);
    expect(codesIn(rows[0]?.condition)).toEqual(statuses);
  });

  it('about the status that the team is told of', async () => {
    const { rows } = await sql<{ definition: string }>`select pg_get_triggerdef(oid) as definition
      from pg_trigger where tgrelid = 'introductions'::regclass
        and pg_get_triggerdef(oid) like '%(''introductions'')'`.execute(db);
    expect(rows).toHaveLength(3);
    for (const { definition } of rows)
      expect(new Set(codesIn(definition))).toEqual(new Set([introductionStatus.STATUS_WAITING_FOR_ADMIN]));
  });
});
