import { describe, expect, it } from 'vitest';
import { keyOf, planSchema, staffSchema, technologySchema } from './entries.ts';

describe('the key of a staff contact (docs/product/moderation.md, Staff roster)', () => {
  it.each([
    ['Inès', 'ines'],
    ['Marie-Noëlle', 'marie-noelle'],
    [' Jo ', 'jo'],
    ['…', ''],
  ])('for “%s”', (short, key) => expect(keyOf(short)).toBe(key));
});

const errorsOf = (schema: typeof staffSchema | typeof planSchema | typeof technologySchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];

it('a staff contact has a name, a role in both languages and an e-mail address', () => {
  const whole = {
    name: 'Inès Carpentier',
    short: 'Inès',
    roleFr: 'Consultante',
    roleEn: 'Consultant',
    email: 'Ines@Team.example',
    phoneNumber: '+33 1 99 00 10 01',
    picHandle: null,
  };
  expect(staffSchema.parse(whole).email).toBe('ines@team.example');
  expect(errorsOf(staffSchema, { ...whole, name: ' ', email: 'x', phoneNumber: 'call me', short: '!' })).toEqual([
    'name: required',
    'short: unknown',
    'email: email',
    'phoneNumber: phone',
  ]);
});

describe('a plan', () => {
  const plan = {
    nameFr: 'Un',
    nameEn: 'One',
    candidateLimitDay: '20',
    pipeCapacity: 99,
    featureBatch: false,
    monthlyPriceEur: '',
  };
  it('has no limit where a field is empty', () => {
    expect(planSchema.parse(plan)).toMatchObject({ candidateLimitDay: 20, pipeCapacity: 99, monthlyPriceEur: null });
  });
  it.each([
    [{ candidateLimitDay: 0 }, 'candidateLimitDay: range:1:100000'],
    [{ pipeCapacity: 100 }, 'pipeCapacity: range:0:99'],
    [{ monthlyPriceEur: '12,5' }, 'monthlyPriceEur: range:0:100000'],
  ])('refuses %o', (change, error) => expect(errorsOf(planSchema, { ...plan, ...change })).toEqual([error]));
});

it('an icon is a plain name', () => {
  const technology = { nameFr: 'Zig', nameEn: 'Zig', category: 'language', handle: '../zig' };
  expect(errorsOf(technologySchema, technology)).toEqual(['handle: unknown']);
  expect(technologySchema.parse({ ...technology, handle: '' }).handle).toBeNull();
});
