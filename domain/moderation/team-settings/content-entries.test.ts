import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { emptyTest, seasonSchema, testSchema } from './content-entries.ts';

const errorsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a season', () => {
  const season = { lastDay: '2026-12-31', nameFr: '', nameEn: '' };
  it('has a last day, and null for an empty name', () => {
    expect(seasonSchema.parse(season)).toEqual({ lastDay: '2026-12-31', nameFr: null, nameEn: null });
  });
  it.each([
    [{ lastDay: '' }, 'lastDay: required'],
    [{ lastDay: '31/12/2026' }, 'lastDay: unknown'],
    [{ lastDay: '2026-02-30' }, 'lastDay: unknown'],
    [{ nameFr: 'Marées' }, 'nameEn: required'],
    [{ nameEn: 'Tides' }, 'nameFr: required'],
    [{ nameFr: 'x'.repeat(61), nameEn: 'x' }, 'nameFr: long:60:1'],
  ])('refuses %j', (change, error) => expect(errorsOf(seasonSchema, { ...season, ...change })).toEqual([error]));
});

it('a test needs its texts in both languages, its technology and its theme', () => {
  expect(errorsOf(testSchema, emptyTest)).toEqual(
    ['alias', 'technologyId', 'themeId', 'nameFr', 'nameEn', 'descriptionFr', 'descriptionEn'].flatMap((field) =>
      field === 'alias' ? ['alias: required', 'alias: alias'] : [`${field}: required`],
    ),
  );
  expect(errorsOf(testSchema, { ...emptyTest, status: 'GONE', professionIds: Array(21).fill('x') })).toEqual(
    expect.arrayContaining(['status: unknown', 'professionIds: tooManyRows']),
  );
});
