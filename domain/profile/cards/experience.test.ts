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
  companyName: 'Clever Cloud',
  jobTitle: 'Développeuse Scala',
  start: march2020,
  end: june2022,
  stillEmployed: false,
  place: { placeId: 'geonames:2990969', label: 'Nantes, France' },
  description: 'Plateforme de déploiement.\nÉquipe de six.',
};
const errors = (change: object) => errorsOf(experienceSchema(today), { ...job, ...change });

describe("'companyName, jobTitle, start, place and description required; end required unless stillEmployed'", () => {
  it('accepts one that has everything', () => {
    expect(experienceSchema(today).parse(job)).toEqual(job);
  });

  it.each(['companyName', 'jobTitle', 'description'])('%s', (field) => {
    for (const value of ['', '   ', null, undefined])
      expect(errors({ [field]: value })).toEqual({ [field]: 'required' });
  });

  it.each(['start', 'place', 'end'])('%s', (field) => {
    expect(errors({ [field]: null })).toEqual({ [field]: 'required' });
  });

  it('says everything at once about an empty one', () => {
    expect(errorsOf(experienceSchema(today), emptyExperience())).toEqual({
      companyName: 'required',
      jobTitle: 'required',
      start: 'required',
      end: 'required',
      place: 'required',
      description: 'required',
    });
  });

  it('asks for no end of somebody who still works there, and keeps none', () => {
    expect(errors({ stillEmployed: true, end: null })).toEqual({});
    const kept = experienceSchema(today).parse({ ...job, stillEmployed: true });
    expect(kept).toMatchObject({ stillEmployed: true, end: null });
  });

  it.each([
    ['companyName', 120],
    ['jobTitle', 120],
    ['description', 5000],
  ])('%s holds at most %i characters', (field, most) => {
    expect(errors({ [field]: 'x'.repeat(most) })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(most + 1) })).toEqual({ [field]: `long:${most}` });
  });
});

describe("'month+year pickers from 1980-01-01 to today; end minimum is start'", () => {
  it.each([
    ['an end in the month of the start', { end: march2020 }, {}],
    ['an end before the start', { start: june2022, end: april2020 }, { end: 'endBeforeStart' }],
    ['an end after today', { end: { year: 2026, month: 11 } }, { end: 'outOfRange' }],
    ['a start before 1980', { start: { year: 1979, month: 11 } }, { start: 'outOfRange' }],
    ['a start after today', { start: { year: 2027, month: 0 } }, { start: 'outOfRange' }],
    ['a wrong end left behind while still employed', { stillEmployed: true, end: { year: 1970, month: 0 } }, {}],
    ['an end that is no month', { end: 'demain' }, { end: 'outOfRange' }],
    ['a wrong end beside other errors', { companyName: null, end: null }, { companyName: 'required', end: 'required' }],
  ])('%s', (_, change, expected) => expect(errors(change)).toEqual(expected));

  it('drops what it does not know', () => {
    const given = { ...job, position: 4, end: { ...june2022, day: 1 } };
    expect(experienceSchema(today).parse(given)).toEqual(job);
  });

  it("'choosing a start later than the current end clears the end'", () => {
    expect(withStart({ ...job, end: march2020 }, april2020)).toMatchObject({ start: april2020, end: null });
    expect(withStart(job, april2020)).toMatchObject({ start: april2020, end: june2022 });
    expect(withStart({ ...job, end: april2020 }, april2020)).toMatchObject({ start: april2020, end: april2020 });
    expect(withStart(job, null)).toMatchObject({ start: null, end: june2022 });
  });

  it("'end disabled when stillEmployed or no start'", () => {
    expect(endDisabled(job)).toBe(false);
    expect(endDisabled({ ...job, stillEmployed: true })).toBe(true);
    expect(endDisabled({ ...job, start: null })).toBe(true);
  });
});

describe('the experiences of a profile', () => {
  const schema = experiencesSchema(today);
  const card = (experiences: ExperienceDraft[]) => ({ codeExperienceYears: 6, otherExperienceYears: 0, experiences });

  it("'validates every experience': the errors name the row", () => {
    const value = card([job, job, job, { ...job, end: null }]);
    expect(errorsOf(schema, value)).toEqual({ 'experiences.3.end': 'required' });
  });

  it('are sixty at most, none at least', () => {
    expect(errorsOf(schema, card([]))).toEqual({});
    expect(errorsOf(schema, card(Array(60).fill(job)))).toEqual({});
    expect(errorsOf(schema, card(Array(61).fill(job)))).toEqual({ experiences: 'tooManyRows:60' });
  });

  it('come back with the id they had, each with its own', () => {
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
  ])("'numeric 0–100; non-numbers become 0': %j gives %i", (given, years) => {
    expect(clampYears(given)).toBe(years);
    const value = { codeExperienceYears: given, otherExperienceYears: given, experiences: [] };
    expect(schema.parse(value)).toMatchObject({ codeExperienceYears: years, otherExperienceYears: years });
  });

  it('are shown newest start first, the one still going on first among equals', () => {
    const old = { ...job, start: march2020 };
    const ended = { ...job, start: june2022 };
    const current = { ...job, start: june2022, stillEmployed: true };
    const fresh = emptyExperience();
    const given = [old, ended, current, fresh];
    expect(sortExperiences(given)).toEqual([fresh, current, ended, old]);
    expect(given[0]).toBe(old);
  });
});

describe("'Experiences already present (same company, title, start month and end month) are skipped'", () => {
  it.each([
    ['whatever the rest', { description: 'Autre chose', place: null }, true],
    ['spaces and capitals apart', { companyName: ' CLEVER cloud ', jobTitle: 'développeuse scala' }, true],
    ['another company', { companyName: 'Clever' }, false],
    ['another title', { jobTitle: 'Développeuse Rust' }, false],
    ['another start', { start: april2020 }, false],
    ['another end', { end: april2020 }, false],
    ['no end yet', { end: null }, false],
  ])('%s', (_, change, same) => {
    expect(sameExperience(job, { ...job, ...change })).toBe(same);
    expect(sameExperience({ ...job, ...change }, job)).toBe(same);
  });

  it('two without an end can be the same', () => {
    expect(sameExperience({ ...job, end: null }, { ...job, end: null })).toBe(true);
  });
});
