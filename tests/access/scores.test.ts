import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notAboutPeople, scoreIds, scores } from '../../domain/privacy/scores/register.ts';
import { checkScores, isScoreName } from '../../domain/privacy/scores/undeclared.ts';
import { snakeCase } from '../../server/data/snake-case.ts';

const root = join(import.meta.dirname, '../..');

/** What a file of the rules exports: 'domain/fit/fit.ts#fitOf'. */
function exportsOf(path: string, source: string): string[] {
  return [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name]) => `${path}#${name}`,
  );
}

/** Every column of the schema: 'all_stars.stars'. */
function columnsOf(source: string): string[] {
  const tables = new Map(
    [...(source.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+): (\w+);/gm)].map(([, table, type]) => [
      type,
      table,
    ]),
  );
  return [...source.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].flatMap(([, type, body = '']) => {
    const table = tables.get(type);
    if (!table) return [];
    return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, column = '']) => `${snakeCase(table)}.${snakeCase(column)}`);
  });
}

const rules = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' })
  .map((path) => `domain/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path));
const exported = rules.flatMap((path) => exportsOf(path, readFileSync(join(root, path), 'utf8')));
const columns = columnsOf(readFileSync(join(root, 'server/data/schema.generated.ts'), 'utf8'));

describe('the register of scores (docs/product/fit.md, Register)', () => {
  it('finds the rules and the columns of the product', () => {
    expect(exported).toContain('domain/fit/fit.ts#fitOf');
    expect(columns).toContain('library_profiles.technology_strengths');
    expect(columns.length).toBeGreaterThan(700);
  });

  it('every name that looks like a score is declared: a score of people, or not, with the reason', () => {
    expect(checkScores([...exported, ...columns])).toEqual({ undeclared: [], stale: [] });
  });

  it('a planted function and a planted column are not declared, and would fail', () => {
    const file = exportsOf(
      'domain/profile/planted.ts',
      'export function trustScore(person: object) {\n  return 1;\n}\n',
    );
    const schema = `export interface Developers {\n  reliabilityRating: number | null;\n  salary: number;\n}\n
export interface DB {\n  developers: Developers;\n}\n`;
    const planted = [...file, ...columnsOf(schema)];
    expect(planted).toEqual([
      'domain/profile/planted.ts#trustScore',
      'developers.reliability_rating',
      'developers.salary',
    ]);
    expect(checkScores([...exported, ...columns, ...planted]).undeclared).toEqual([
      'domain/profile/planted.ts#trustScore',
      'developers.reliability_rating',
    ]);
  });

  it('what is no longer there must leave the register', () => {
    const gone = [...exported, ...columns].filter((name) => name !== 'library_profiles.answering');
    expect(checkScores(gone).stale).toEqual(['library_profiles.answering']);
  });

  it.each([
    ['technologyStrengths', true],
    ['final_rank', true],
    ['answering', true],
    ['fitOf', true],
    ['startDate', false],
    ['averageDailyRate', true],
    ['frank', false],
    ['corporateName', false],
  ])('the name %s looks like a score: %s', (name, expected) => {
    expect(isScoreName(name)).toBe(expected);
  });

  it('every score is there once, and every reason is a sentence', () => {
    expect(scores.map(({ id }) => id)).toEqual([...scoreIds]);
    expect(Object.values(notAboutPeople).filter((reason) => reason.length < 15)).toEqual([]);
  });
});
