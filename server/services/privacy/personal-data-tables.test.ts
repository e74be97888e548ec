import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { type Fate, personalDataTables, tablesOfNobody } from './personal-data-tables.ts';

let runtime: Runtime;

beforeAll(async () => {
  runtime = await testRuntime();
});

/** What the database does by itself when the person whom a column names goes. */
const doneByDatabase: Record<string, Fate[]> = { c: ['goes'], n: ['unnamed', 'swept'] };

describe('every table is declared: it holds something about people, or it does not and says why', () => {
  it('knows every table, once', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(runtime.db);
    const declared = [...Object.keys(personalDataTables), ...Object.keys(tablesOfNobody)];
    expect(declared.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('knows every column that leads to a person, and what becomes of it', async () => {
    const { rows } = await sql<{ table: string; column: string; rule: string }>`
      select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'developers'::regclass, 'recruiters'::regclass)
      order by 1, 2`.execute(runtime.db);
    const wrong = rows.filter(({ table, column, rule }) => {
      const fate = personalDataTables[table]?.people[column];
      return !fate || !doneByDatabase[rule]?.includes(fate);
    });
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it('knows the columns that look like a person’s without leading to one', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~
        '(^|_)(user|developer|recruiter|author|admin|owner|actor|reader|person|member|impersonator)_id$|_by$'
      order by 1, 2`.execute(runtime.db);
    expect(rows.filter(({ table, column }) => !personalDataTables[table]?.people[column])).toEqual([]);
  });
});
