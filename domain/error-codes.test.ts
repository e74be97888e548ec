import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isErrorCode, limitCode, limitCounts, plainCodes, splitCode } from './error-codes.ts';

const root = join(import.meta.dirname, '..');
const sources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\.(test|fixture|texts|generated)\.tsx?$|error-(codes|texts)\.ts$/.test(name));

/** The files of the question bank are checked for their authors, who read the codes themselves. */
const notForForms = 'domain/assessments/content/';
/** Schemas write these without the limit, which domain/form.ts adds. */
const addedLimit = ['long', 'tooManyRows'];

/** Every code that a schema gives, found by walking through its definition. */
function codesOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((one) => codesOf(one, seen));
  const def = (value as Partial<z.ZodType>)._zod?.def as Record<string, unknown> | undefined;
  if (!def) return Object.getPrototypeOf(value) === Object.prototype ? codesOf(Object.values(value), seen) : [];
  const given = typeof def.error === 'function' ? [def.error({ input: 'x', code: 'custom' })] : [];
  return [...given.map(String), ...codesOf(Object.values(def), seen)];
}

const schemas = (
  await Promise.all(
    sources('domain')
      .filter((file) => !file.startsWith(notForForms) && /from 'zod'/.test(readFileSync(join(root, file), 'utf8')))
      .map(async (file) => {
        const exported = Object.entries((await import(join(root, file))) as Record<string, unknown>);
        return exported.map(([name, value]) => ({ name: `${file} ${name}`, codes: codesOf(value) }));
      }),
  )
).flat();
const given = new Set(schemas.flatMap(({ codes }) => codes));

describe('every code of a schema is one of ours', () => {
  it.each(schemas.filter(({ codes }) => codes.length > 0))('$name', ({ codes }) => {
    for (const code of codes) expect(addedLimit.includes(code) || isErrorCode(code), `'${code}'`).toBe(true);
  });

  it('the walk goes through nested schemas and their checks', () => {
    expect(schemas.length).toBeGreaterThan(100);
    const nested = z.object({ rows: z.array(z.string('a').min(1, 'b').pipe(z.email('c'))).max(3, 'd') }, 'e');
    expect(codesOf({ nested }).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(
      codesOf(
        z
          .string()
          .refine(() => false, 'f')
          .nullable()
          .optional(),
      ),
    ).toEqual(['f']);
  });
});

describe('every code is in use', () => {
  // Only files that refuse something: many codes are words that other files use for something else.
  const refusals = ['domain', 'server', 'app']
    .flatMap(sources)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => /new Invalid\(|limitCode\(|formAction\(|\b(ErrorCode|FieldErrors|PlainCode)\b/.test(text))
    .join('\n');
  it.each([...plainCodes, ...Object.keys(limitCounts)])('%s', (code) => {
    const names = [...given].map((one) => splitCode(one).name);
    expect(names.includes(code) || new RegExp(`'${code}'`).test(refusals)).toBe(true);
  });
});

describe('codes with limits', () => {
  it('are written with their limits', () => {
    expect(limitCode('long', 160, 12)).toBe('long:160:12');
    expect(limitCode('range', 1, 99)).toBe('range:1:99');
    // @ts-expect-error A code without a sentence does not compile.
    limitCode('wide', 3);
    // @ts-expect-error A sentence with two limits needs both.
    limitCode('range', 1);
  });
  it.each([
    ['required', true],
    ['long:160:1', true],
    ['range:1:99', true],
    ['long', false],
    ['long:', false],
    ['long:many', false],
    ['range:1', false],
    ['required:1', false],
    ['toString', false],
    ['', false],
    ['otherMeaning:Kubernetes', true],
    ['otherMeaning:', false],
  ])('%j is a code: %s', (code, expected) => expect(isErrorCode(code)).toBe(expected));
});
