import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';

/** Columns that a migration adds to an existing table, each with the rest of its definition. */
const addedColumns = readMigrations().flatMap(({ name, sql }) =>
  [...sql.replaceAll(/--.*$/gm, '').matchAll(/alter table (?:only )?(\w+)([^;]*)/gi)].flatMap(
    ([, table, changes = '']) =>
      changes
        .split(/,(?=\s*(?:add|drop|alter|rename)\b)/i)
        .filter((change) => /^\s*add column\b/i.test(change))
        .map((change) => [`${name}: ${table}, ${change.trim()}`, change] as const),
  ),
);

describe('the migrations', () => {
  it('add columns', () => {
    expect(addedColumns.length).toBeGreaterThan(10);
  });

  it.each(addedColumns)('give rows that exist a value: %s', (_where, change) => {
    const isRequired = /\bnot null\b|\bprimary key\b/i.test(change);
    expect(!isRequired || /\bdefault\b|\bgenerated\b/i.test(change)).toBe(true);
  });
});
