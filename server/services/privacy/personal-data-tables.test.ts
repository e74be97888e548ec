import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { type Fate, personalDataTables, tablesWithoutPersonalData } from './personal-data-tables.ts';

let runtime: Runtime;

beforeAll(async () => {
  runtime = await testRuntime();
});

/** What a foreign key does when the row of the person is deleted (confdeltype: c cascade, n set null). */
const doneByDatabase: Record<string, Fate[]> = { c: ['goes'], n: ['unnamed', 'swept'] };

describe('every table is declared: with personal data, or without and with the reason', () => {
  it('every table is declared exactly once', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(runtime.db);
    const declared = [...Object.keys(personalDataTables), ...Object.keys(tablesWithoutPersonalData)];
    expect(declared.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('every foreign key to a person is declared, with what happens to it at erasure', async () => {
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

  it('every column whose name looks like a person’s id is declared, also without a foreign key', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~
        '(^|_)(user|developer|recruiter|author|admin|owner|actor|reader|person|member|impersonator)_id$|_by$'
      order by 1, 2`.execute(runtime.db);
    expect(rows.filter(({ table, column }) => !personalDataTables[table]?.people[column])).toEqual([]);
  });
});
