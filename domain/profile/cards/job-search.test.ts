import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import {
  choosableStates,
  clampDays,
  type JobSearchDraft,
  type JobSearchState,
  jobSearchSchema,
  jobSearchStates,
  offeredStates,
  offersDisableIntroductions,
  offersSearchSwitch,
  visibilityTone,
  withState,
} from './job-search.ts';
import { isFreelanceOnly } from './job-terms.ts';

const lyon = { placeId: 'geonames:2996944', label: 'Lyon, France' };
const nantes = { placeId: 'geonames:2990969', label: 'Nantes, France' };
const search: JobSearchDraft = {
  state: 'actively_searching',
  disableIntroductions: false,
  contractTypes: ['permanent'],
  places: [lyon],
  remote: 'hybrid',
  daysPerWeek: 3,
  salary: 48,
  averageDailyRate: null,
  perks: {},
  visaSponsorship: false,
  unavailable: false,
  shared: { averageDailyRate: true, perks: true },
};
const errors = (change: object) => errorsOf(jobSearchSchema, { ...search, ...change });
const parsed = (change: object) => jobSearchSchema.parse({ ...search, ...change });

describe('required fields of the job search (docs/product/profile.md, The job-search card)', () => {
  it.each([
    ['one of each', {}, {}],
    ['no contract type', { contractTypes: [] }, { contractTypes: 'required' }],
    ['no city', { places: [] }, { places: 'required' }],
    ['neither', { contractTypes: [], places: [] }, { contractTypes: 'required', places: 'required' }],
    ['an unknown contract type', { contractTypes: ['slavery'] }, { 'contractTypes.0': 'unknown' }],
    ['a city that was not chosen', { places: [lyon, null] }, { 'places.1': 'required' }],
    ['an unknown remote value', { remote: 'ALWAYS' }, { remote: 'unknown' }],
  ])('are checked: %s', (_, change, expected) => expect(errors(change)).toEqual(expected));

  it('stores each place and each contract type once', () => {
    const value = parsed({ places: [lyon, nantes, lyon], contractTypes: ['freelance', 'permanent', 'freelance'] });
    expect(value.places).toEqual([lyon, nantes]);
    expect(value.contractTypes).toEqual(['permanent', 'freelance']);
  });

  it('has five contract types and three kinds of remote work', () => {
    const contractTypes = ['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance'];
    expect(parsed({ contractTypes: contractTypes.toReversed() }).contractTypes).toEqual(contractTypes);
    for (const remote of ['fullTime', 'hybrid', 'no']) expect(parsed({ remote }).remote).toBe(remote);
  });

  it('drops contract types that the editor does not offer', () => {
    expect(parsed({ contractTypes: ['spontaneousApplications', 'internship'] }).contractTypes).toEqual(['internship']);
    expect(errors({ contractTypes: ['spontaneousApplications', 'unknown'] })).toEqual({ contractTypes: 'required' });
  });

  it('has at most twenty places, counted without duplicates', () => {
    const places = Array.from({ length: 21 }, (_, index) => ({ placeId: `p${index}`, label: '' }));
    expect(errors({ places })).toEqual({ places: 'tooManyRows:20' });
    expect(errors({ places: [...places.slice(1), ...places.slice(1)] })).toEqual({});
  });
});

describe('the state of the search', () => {
  it('offers only three states', () => {
    expect(offeredStates).toEqual(['actively_searching', 'open_opportunities', 'not_searching']);
  });

  it.each(jobSearchStates)('accepts %s from a profile that already has it', (state) => {
    expect(parsed({ state }).state).toBe(state);
  });

  it('is not_searching by default', () => {
    expect(parsed({ state: null }).state).toBe('not_searching');
    expect(errors({ state: 'asleep' })).toEqual({ state: 'unknown' });
  });

  it('not_searching turns introductions off', () => {
    const chosen = withState(search, 'not_searching');
    expect(chosen).toEqual({ ...search, state: 'not_searching', disableIntroductions: true });
    expect(withState(chosen, 'open_opportunities')).toMatchObject({ disableIntroductions: true });
    expect(withState(search, 'open_opportunities')).toMatchObject({ disableIntroductions: false });
  });

  it.each([
    ['actively_searching', false, 'green'],
    ['open_opportunities', false, 'amber'],
    ['dreamjob_only', false, 'amber'],
    ['unknown', false, 'amber'],
    ['pause_profile', true, 'red'],
    ['not_searching', true, 'red'],
  ] satisfies [JobSearchState, boolean, string][])(
    'introductions can be turned off only in the states without search: %s',
    (state, offered, tone) => {
      expect(offersDisableIntroductions(state)).toBe(offered);
      expect(visibilityTone(state)).toBe(tone);
      expect(parsed({ state, disableIntroductions: true }).disableIntroductions).toBe(offered ? true : null);
      expect(parsed({ state, disableIntroductions: null }).disableIntroductions).toBe(offered ? false : null);
    },
  );
});

describe('days of remote work per week (docs/product/profile.md, The job-search card)', () => {
  it.each([
    [3, null, 3],
    [0, null, 1],
    [7, null, 4],
    ['2', 4, 2],
    ['', 3, 3],
    [null, 9, 4],
    [null, null, 2],
    ['souvent', null, 2],
  ])('%j after %j becomes %i', (value, previous, days) => expect(clampDays(value, previous)).toBe(days));

  it.each([
    ['hybrid', 9, 4],
    ['hybrid', null, 2],
    ['fullTime', 3, null],
    ['no', 3, null],
    [null, 3, null],
  ])('are stored only for hybrid work: %s, %j', (remote, daysPerWeek, kept) => {
    expect(parsed({ remote, daysPerWeek }).daysPerWeek).toBe(kept);
  });
});

describe('the salary (docs/product/profile.md, The job-search card)', () => {
  it.each([
    [48, 48],
    ['48', 48],
    ['48,5', 49],
    [0, 1],
    [45000, 45],
    ['', null],
    [null, null],
    ['à négocier', null],
  ])('%j becomes %j', (given, salary) => {
    expect(parsed({ salary: given }).salary).toBe(salary);
  });
});

describe('the daily rate (docs/product/profile.md, The job-search card)', () => {
  it.each([
    [450, 450],
    ['450', 450],
    ['450,5', 451],
    [0, 1],
    [5001, 5000],
    ['', null],
    [null, null],
    ['à voir', null],
  ])('%j becomes %j', (given, rate) => {
    expect(parsed({ averageDailyRate: given }).averageDailyRate).toBe(rate);
  });

  it.each([
    [['freelance'], true],
    [['permanent', 'freelance'], false],
    [['permanent'], false],
    [[], false],
  ])('of %j alone it replaces the salary: %s', (types, expected) => expect(isFreelanceOnly(types)).toBe(expected));
});

it('docs/product/profile.md, The job-search card: the panel is red for a developer who is unavailable', () => {
  expect(visibilityTone('actively_searching', true)).toBe('red');
});

describe('the search state on the home page (docs/product/shell.md, The search state on the home page)', () => {
  it.each([
    ['actively_searching', []],
    ['not_searching', []],
    ['unknown', []],
    ['dreamjob_only', ['dreamjob_only']],
    ['pause_profile', ['pause_profile']],
  ] as const)('in the state %s there are the offered states and %j', (present, more) => {
    expect(choosableStates(present).toSorted()).toEqual([...offeredStates, ...more].toSorted());
  });

  it.each([
    [['permanent'], 1, true],
    [['freelance', 'unknown'], 3, true],
    [['permanent'], 0, false],
    [[], 1, false],
    // Saving the card would drop these types and leave none.
    [['spontaneousApplications', 'unknown'], 1, false],
  ])('with the contracts %j and %i cities there is a switch: %s', (types, places, expected) => {
    expect(offersSearchSwitch(types, places)).toBe(expected);
  });
});
