import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import {
  clampStudies,
  type EducationEntryDraft,
  educationEntrySchema,
  educationSchema,
  emptyEducationEntry,
  sameEducation,
} from './education.ts';

const today = { year: 2026, month: 10 };
const degree: EducationEntryDraft = {
  schoolName: 'Université de Lille',
  year: 2014,
  diploma: 'Master informatique',
  area: 'Génie logiciel',
};
const errors = (change: object) => errorsOf(educationEntrySchema(today), { ...degree, ...change });

describe('an education entry (docs/product/profile.md, Education)', () => {
  it.each([
    ['a complete entry', {}, {}],
    ['no school', { schoolName: ' ' }, { schoolName: 'required' }],
    ['no diploma', { diploma: '' }, { diploma: 'required' }],
    ['no year', { year: null }, { year: 'required' }],
    ['a year that is not a number', { year: '2014' }, { year: 'required' }],
    ['no area', { area: '' }, {}],
    ['1980', { year: 1980 }, {}],
    ['1979', { year: 1979 }, { year: 'outOfRange' }],
    ['the current year', { year: 2026 }, {}],
    ['next year', { year: 2027 }, { year: 'outOfRange' }],
    ['a school name that is too long', { schoolName: 'x'.repeat(121) }, { schoolName: 'long:120:1' }],
    ['an area that is too long', { area: 'x'.repeat(121) }, { area: 'long:120:1' }],
  ])('is checked: %s', (_, change, expected) => expect(errors(change)).toEqual(expected));

  it('reports all missing fields of an empty entry at once', () => {
    const expected = { schoolName: 'required', year: 'required', diploma: 'required' };
    expect(errorsOf(educationEntrySchema(today), emptyEducationEntry())).toEqual(expected);
  });

  it('stores an empty area as null', () => {
    expect(educationEntrySchema(today).parse({ ...degree, area: ' ' })).toEqual({ ...degree, area: null });
  });
});

describe('the education entries of a profile', () => {
  const schema = educationSchema(today);

  it.each([
    [5, 5],
    ['5', 5],
    [-1, 0],
    [12, 10],
    ['bac', 0],
    [null, 0],
  ])('have a studies level of 0 to 10: %j becomes %i', (given, years) => {
    expect(clampStudies(given)).toBe(years);
    expect(schema.parse({ studiesYears: given, education: [] }).studiesYears).toBe(years);
  });

  it('are forty at most, and errors contain the row', () => {
    const card = (education: unknown[]) => ({ studiesYears: 5, education });
    expect(errorsOf(schema, card(Array(40).fill(degree)))).toEqual({});
    expect(errorsOf(schema, card(Array(41).fill(degree)))).toEqual({ education: 'tooManyRows:40' });
    expect(errorsOf(schema, card([degree, { ...degree, year: null }]))).toEqual({ 'education.1.year': 'required' });
  });
});

it.each([
  ['another area does not matter', { area: '' }, true],
  [
    'other spaces and capitals do not matter',
    { schoolName: ' université de LILLE', diploma: 'MASTER informatique ' },
    true,
  ],
  ['another school', { schoolName: 'Université de Nantes' }, false],
  ['another diploma', { diploma: 'Licence informatique' }, false],
  ['another year', { year: 2015 }, false],
])('an import skips an education entry with the same school, diploma and year: %s', (_, change, same) => {
  expect(sameEducation(degree, { ...degree, ...change })).toBe(same);
});
