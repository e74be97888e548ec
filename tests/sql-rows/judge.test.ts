import { describe, expect, it } from 'vitest';
import { withoutExceptions } from './exceptions.ts';
import { judge } from './judge.ts';
import type { Columns, Recording } from './record.ts';
import { newShape, see } from './shape.ts';
import { findSites } from './sites.ts';

const source = [
  'const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(db);',
  'const where = sql<boolean>`true`;',
  'const plain = sql`now()`;',
  'type Condition = ReturnType<typeof sql<boolean>>;',
  'const other = await pool.query<Map<string, () => void>>({ text });',
  'const both = short ? sql<A>`a` : sql<B>`b`;',
].join('\n');

const [text, texts, bigint, json] = [25, 1009, 20, 114];

function received(columns: Columns, ...values: unknown[]): Recording[string] {
  const shape = newShape();
  for (const value of values) see(shape, value);
  return { result: { columns, shape } };
}

const complete: Recording = {
  'x.ts:1:46': received({ count: bigint }, { count: '3' }),
  'x.ts:2:27': {},
  'x.ts:3:18': {},
  'x.ts:5:25': received({}, {}),
  'x.ts:6:28': received({ '': text }, 'a'),
  'x.ts:6:40': received({ '': text }),
};

describe('raw SQL in a file', () => {
  it('is found where a stack trace says it is, with its type', () => {
    expect(findSites(source).map(({ line, column, kind, type }) => [line, column, kind, type?.text])).toEqual([
      [1, 46, 'sql', '{ count: number }'],
      [2, 27, 'sql', 'boolean'],
      [3, 18, 'sql', undefined],
      [5, 25, 'call', 'Map<string, () => void>'],
      [6, 28, 'sql', 'A'],
      [6, 40, 'sql', 'B'],
    ]);
  });

  it('gets the types that the tests received beside the declared ones; a condition is left alone', () => {
    const judged = judge('x.ts', source, complete);
    expect(judged.problems).toEqual([]);
    const lines = judged.source.split('\n');
    expect(lines[0]).toContain(
      'sql<Received<{ count: number }, { "count": "3" }, { "count"?: string | null }>>`select',
    );
    expect(lines[1]).toBe('const where = sql<boolean>`true`;');
    expect(lines[5]).toContain('sql<Received<A, "a", string | null>>`a` : sql<Received<B, never, string | null>>`b`;');
  });

  it('that is only an operand or a list of the database needs no value', () => {
    const parts = { ...complete, 'x.ts:6:28': {}, 'x.ts:6:40': received({ '': texts }, []) };
    expect(judge('x.ts', source, parts).problems).toEqual([]);
  });

  it('whose result was empty is checked by the names and types of its columns', () => {
    const empty = { ...complete, 'x.ts:1:46': received({ count: bigint }) };
    const judged = judge('x.ts', source, empty);
    expect(judged.problems).toEqual([]);
    expect(judged.source).toContain('Received<{ count: number }, { "count": never }, { "count"?: string | null }>');
  });

  it.each([
    { rows: [], seen: '{ "count": NoTestReceivedThis }' },
    { rows: [{ count: null }], seen: '{ "count": null | NoTestReceivedThis }' },
    { rows: [{ count: [{ a: null }] }], seen: '{ "count": ({ "a": null | NoTestReceivedThis })[] }' },
  ])('must show the inside of JSON: $rows is $seen', ({ rows, seen }) => {
    const recording = { ...complete, 'x.ts:1:46': received({ count: json }, ...rows) };
    expect(judge('x.ts', source, recording).source).toContain(`, ${seen}, { "count"?: unknown | null }>`);
  });

  it.each<[string, Recording[string] | undefined, string]>([
    ['x.ts:1:46', undefined, 'no test executes this SQL'],
    ['x.ts:3:18', undefined, 'no test executes this SQL'],
    ['x.ts:6:28', { named: true }, 'no test received this column'],
  ])('at %s with %j is a problem: %s', (site, recorded, words) => {
    const { [site]: _, ...rest } = complete;
    const judged = judge('x.ts', source, recorded ? { ...rest, [site]: recorded } : rest);
    expect(judged.problems.map((one) => one.words)).toEqual([words]);
  });
});

describe('an exception', () => {
  const problem = { place: 'server/a.ts:3', words: 'no test executes this SQL' };

  it('allows the problems of its file only', () => {
    const other = { place: 'server/b.ts:3', words: 'no test executes this SQL' };
    expect(withoutExceptions([problem, other], { 'server/a.ts': 'reason' }).remaining).toEqual([other]);
  });

  it('that is not needed is named', () => {
    const { unneeded } = withoutExceptions([problem], { 'server/a.ts': 'reason', 'server/b.ts': 'reason' });
    expect(unneeded).toEqual(['server/b.ts']);
  });
});
