import { describe, expect, it } from 'vitest';
import { codeLanguages } from '../../domain/catalogue/contributions/contribution.ts';
import { codeKinds, decodeRuns } from '../../domain/text/code-runs.ts';
import { openCache } from '../cache.ts';
import { colourCode } from './colour-code.ts';

const cache = openCache();
const coloured = (code: string, language: string) =>
  decodeRuns(code, colourCode(cache, code, language)).flatMap(({ kind, text }) =>
    kind ? [`${codeKinds[kind]} ${text}`] : [],
  );

describe('the colours of code', () => {
  it.each([
    ['javascript', 'const one = "a"; // why', ['keyword const', 'string "a"', 'comment // why']],
    ['typescript', 'let n: number = 12;', ['keyword let', 'attribute n', 'type number', 'number 12']],
    ['python', 'def add(a):\n  return None', ['keyword def', 'function add', 'keyword return', 'keyword None']],
    ['sql', "select 'a' from t", ['keyword select', "string 'a'", 'keyword from']],
    ['diff', '-one\n+two', ['deleted -one', 'inserted +two']],
    ['text', 'const one', []],
    ['unknown', 'const one', []],
  ])('of %s', (language, code, runs) => expect(coloured(code, language)).toEqual(expect.arrayContaining(runs)));

  it('exist for every language that a contributor can choose, but plain text', () => {
    for (const language of codeLanguages)
      if (language !== 'text') expect(colourCode(cache, '"a" 1 // x\n<a b="c">', language), language).not.toBe('');
  });

  it('are left out of long codes and long lines, whose time grows with their square', () => {
    expect(colourCode(cache, `let a = "${'('.repeat(400)}"`, 'java')).toBe('');
    expect(colourCode(cache, 'let a = 1;\n'.repeat(500), 'java')).toBe('');
  });
});
