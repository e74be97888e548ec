import { describe, expect, it } from 'vitest';
import { variantsOf } from '../question.fixture.ts';
import { questionHash } from '../question-hash.ts';
import { newRecords, proofsText, recordFaults } from './records.ts';

const item = (id: string, hash: string) => ({ alias: 'go', id, hash, variants: [] });
const record = (hash: string, version = 'Go 1.19.8') => ({ tool: 'go' as const, version, date: '2026-01-02', hash });
const held = (id: string, hash: string) => ({
  item: item(id, hash),
  tool: 'go' as const,
  version: 'Go 1.19.8',
  faults: [],
});
const later = '2026-03-04';

describe('the records after a proof', () => {
  it.each([
    ['a new one', {}, [held('a', '1')], { a: { ...record('1'), date: later } }],
    ['the same state and version: nothing changes', { a: record('1') }, [held('a', '1')], { a: record('1') }],
    ['another state', { a: record('0') }, [held('a', '1')], { a: { ...record('1'), date: later } }],
    ['another version', { a: record('1', 'Go 1.18') }, [held('a', '1')], { a: { ...record('1'), date: later } }],
    ['a failure', { a: record('0') }, [{ ...held('a', '1'), faults: ['wrong'] }], {}],
    ['a tool that is missing', { a: record('0') }, [{ ...held('a', '1'), version: undefined }], { a: record('0') }],
    ['an item that was not executed', { a: record('1') }, [], { a: record('1') }],
    ['an item that is gone', { a: record('1'), b: record('2') }, [], { a: record('1') }],
  ])('%s', (_, records, verdicts, expected) => {
    expect(newRecords(records, [item('a', '1')], verdicts, later)).toEqual(expected);
  });

  it('are written in the order of their ids', () => {
    const text = proofsText({ b: record('2'), a: record('1') });
    expect(text).toBe(`# Written by "npm run content -- prove": do not edit.
a:
  tool: 'go'
  version: 'Go 1.19.8'
  date: '2026-01-02'
  hash: '1'
b:
  tool: 'go'
  version: 'Go 1.19.8'
  date: '2026-01-02'
  hash: '2'
`);
  });
});

describe('the check of the records', () => {
  const run = 'run "npm run content -- prove go"';

  it.each([
    ['is up to date', { a: record('1') }, []],
    ['has none', {}, [`go/a has no record of its proof: ${run}`]],
    ['has an old one', { a: record('0') }, [`go/a has changed since its proof: ${run}`]],
    ['has one too many', { a: record('1'), b: record('2') }, [`go/b has a record but no proof: ${run}`]],
  ])('a test that %s', (_, records, expected) => {
    expect(recordFaults('go', [item('a', '1')], records)).toEqual(expected);
  });
});

describe('the state of an item', () => {
  const entry = {
    language: 'javascript',
    code: 'console.log([[a]])',
    right: ['[[a]]'],
    wrong: ['x'],
    proof: { files: { b: '1', c: '2' } },
    variants: [{ a: '1' }, { a: '2' }],
  };
  const hash = (changed: Record<string, unknown>) => questionHash(variantsOf({ ...entry, ...changed }));

  it.each([
    ['its difficulty', { difficulty: 4 }],
    ['its title and explanation', { title: { fr: 'a', en: 'b' }, explanation: { fr: 'c', en: 'd' } }],
    ['the order of its variants', { variants: [{ a: '2' }, { a: '1' }] }],
    ['the order of fields', { proof: { files: { c: '2', b: '1' } } }],
  ])('stays with %s', (_, changed) => {
    expect(hash(changed)).toBe(hash({}));
  });

  it.each([
    ['its code', { code: 'console.log([[a]]);' }],
    ['a right option', { right: ['[[a]]!'] }],
    ['a wrong option', { wrong: ['y'] }],
    ['its proof', { proof: { files: { b: '1', c: '3' } } }],
    ['its language', { language: 'typescript' }],
    ['one of its variants', { variants: [{ a: '1' }, { a: '3' }] }],
    ['another variant', { variants: [{ a: '1' }, { a: '2' }, { a: '3' }] }],
  ])('changes with %s', (_, changed) => {
    expect(hash(changed)).not.toBe(hash({}));
  });
});
