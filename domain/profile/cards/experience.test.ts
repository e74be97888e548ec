import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import {
  clampYears,
  type ExperienceDraft,
  emptyExperience,
  endDisabled,
  experienceSchema,
  experiencesSchema,
  sameExperience,
  sortExperiences,
  withStart,
} from './experience.ts';

const today = { year: 2026, month: 10 };
const march2020 = { year: 2020, month: 2 };
const april2020 = { year: 2020, month: 3 };
const june2022 = { year: 2022, month: 5 };

const job: ExperienceDraft = {
  ...emptyExperience(),
  companyName: 'Clever Cloud',
  jobTitle: 'Développeuse Scala',
  start: march2020,
  end: june2022,
  stillEmployed: false,
  place: { placeId: 'geonames:2990969', label: 'Nantes, France' },
  description: 'Plateforme de déploiement.\nÉquipe de six.',
};
const errors = (change: object) => errorsOf(experienceSchema(today), { ...job, ...change });

describe('required fields of an experience (docs/product/profile.md, Experiences)', () => {
  it('accepts a complete experience', () => {
    expect(experienceSchema(today).parse(job)).toEqual(job);
  });

  it.each(['companyName', 'jobTitle', 'description'])('%s is a required text', (field) => {
    for (const value of ['', '   ', null, undefined])
      expect(errors({ [field]: value })).toEqual({ [field]: 'required' });
  });

  it.each(['start', 'place', 'end'])('%s is required', (field) => {
    expect(errors({ [field]: null })).toEqual({ [field]: 'required' });
  });

  it('reports all missing fields of an empty experience at once', () => {
    expect(errorsOf(experienceSchema(today), emptyExperience())).toEqual({
      companyName: 'required',
      jobTitle: 'required',
      start: 'required',
      end: 'required',
      place: 'required',
      description: 'required',
    });
  });

  it('needs and stores no end for a current job', () => {
    expect(errors({ stillEmployed: true, end: null })).toEqual({});
    const kept = experienceSchema(today).parse({ ...job, stillEmployed: true });
    expect(kept).toMatchObject({ stillEmployed: true, end: null });
  });

  it.each([
    ['companyName', 120],
    ['jobTitle', 120],
    ['description', 5000],
  ])('%s has at most %i characters', (field, most) => {
    expect(errors({ [field]: 'x'.repeat(most) })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(most + 1) })).toEqual({ [field]: `long:${most}:1` });
  });
});

describe('the months of an experience (docs/product/profile.md, Experiences)', () => {
  it.each([
    ['an end in the month of the start', { end: march2020 }, {}],
    ['an end before the start', { start: june2022, end: april2020 }, { end: 'endBeforeStart' }],
    ['an end after today', { end: { year: 2026, month: 11 } }, { end: 'outOfRange' }],
    ['a start before 1980', { start: { year: 1979, month: 11 } }, { start: 'outOfRange' }],
    ['a start after today', { start: { year: 2027, month: 0 } }, { start: 'outOfRange' }],
    ['an invalid end of a current job', { stillEmployed: true, end: { year: 1970, month: 0 } }, {}],
    ['an end that is not a month', { end: 'demain' }, { end: 'outOfRange' }],
    [
      'a missing end beside other errors',
      { companyName: null, end: null },
      { companyName: 'required', end: 'required' },
    ],
  ])('are checked: %s', (_, change, expected) => expect(errors(change)).toEqual(expected));

  it('drops unknown properties', () => {
    const given = { ...job, position: 4, end: { ...june2022, day: 1 } };
    expect(experienceSchema(today).parse(given)).toEqual(job);
  });

  it('choosing a start later than the end clears the end', () => {
    expect(withStart({ ...job, end: march2020 }, april2020)).toMatchObject({ start: april2020, end: null });
    expect(withStart(job, april2020)).toMatchObject({ start: april2020, end: june2022 });
    expect(withStart({ ...job, end: april2020 }, april2020)).toMatchObject({ start: april2020, end: april2020 });
    expect(withStart(job, null)).toMatchObject({ start: null, end: june2022 });
  });

  it('the end is disabled for a current job, or without a start', () => {
    expect(endDisabled(job)).toBe(false);
    expect(endDisabled({ ...job, stillEmployed: true })).toBe(true);
    expect(endDisabled({ ...job, start: null })).toBe(true);
  });
});

describe('the experiences of a profile', () => {
  const schema = experiencesSchema(today);
  const issues = { jobIssues: {}, shared: { jobIssues: false } };
  const years = { codeExperienceYears: 6, otherExperienceYears: 0 };
  const card = (experiences: ExperienceDraft[]) => ({ ...years, ...issues, experiences });

  it('are all checked: errors contain the row', () => {
    const value = card([job, job, job, { ...job, end: null }]);
    expect(errorsOf(schema, value)).toEqual({ 'experiences.3.end': 'required' });
  });

  it('are sixty at most, and may be none', () => {
    expect(errorsOf(schema, card([]))).toEqual({});
    expect(errorsOf(schema, card(Array(60).fill(job)))).toEqual({});
    expect(errorsOf(schema, card(Array(61).fill(job)))).toEqual({ experiences: 'tooManyRows:60' });
  });

  it('keep their ids, which must be different', () => {
    const id = '0198b5a2-7c1e-7d3a-9f00-1234567890ab';
    expect(schema.parse(card([{ ...job, id }])).experiences[0]?.id).toBe(id);
    expect(errorsOf(schema, card([{ ...job, id: '12' }]))).toEqual({ 'experiences.0.id': 'unknown' });
    const twice = card([
      { ...job, id },
      { ...job, id },
    ]);
    expect(errorsOf(schema, twice)).toEqual({ 'experiences.1.id': 'duplicate' });
  });

  it.each([
    [12, 12],
    ['12', 12],
    [-3, 0],
    [140, 100],
    ['beaucoup', 0],
    ['', 0],
    [null, 0],
    [Number.NaN, 0],
  ])('have years of 0 to 100, and 0 for a text: %j becomes %i', (given, years) => {
    expect(clampYears(given)).toBe(years);
    const value = { ...card([]), codeExperienceYears: given, otherExperienceYears: given };
    expect(schema.parse(value)).toMatchObject({ codeExperienceYears: years, otherExperienceYears: years });
  });

  it('are sorted: current jobs first, then the newest start', () => {
    const old = { ...job, start: march2020 };
    const ended = { ...job, start: june2022 };
    const current = { ...job, start: march2020, stillEmployed: true };
    const newest = { ...job, start: april2020, stillEmployed: true };
    const fresh = emptyExperience();
    const given = [old, ended, current, newest, fresh];
    expect(sortExperiences(given)).toEqual([fresh, newest, current, ended, old]);
    expect(given[0]).toBe(old);
  });

  it('keep their order when the start is the same', () => {
    const given = ['b', 'a', 'c'].map((companyName) => ({ ...job, companyName }));
    expect(sortExperiences(given)).toEqual(given);
  });
});

describe('an import skips an experience that exists (docs/product/resume.md, Verdicts of an import)', () => {
  it.each([
    ['other fields do not matter', { description: 'Autre chose', place: null }, true],
    [
      'other spaces and capitals do not matter',
      { companyName: ' CLEVER cloud ', jobTitle: 'développeuse scala' },
      true,
    ],
    ['another company', { companyName: 'Clever' }, false],
    ['another title', { jobTitle: 'Développeuse Rust' }, false],
    ['another start', { start: april2020 }, false],
    ['another end', { end: april2020 }, false],
    ['no end yet', { end: null }, false],
  ])('the same or not: %s', (_, change, same) => {
    expect(sameExperience(job, { ...job, ...change })).toBe(same);
    expect(sameExperience({ ...job, ...change }, job)).toBe(same);
  });

  it('two experiences without an end can be the same', () => {
    expect(sameExperience({ ...job, end: null }, { ...job, end: null })).toBe(true);
  });
});
