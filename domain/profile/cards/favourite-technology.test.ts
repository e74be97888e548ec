import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { favouriteTechnologiesSchema, mostFavourites, testsInfoSchema } from './favourite-technology.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `technology-${index}`);

describe('favourite technologies (docs/product/profile.md, Favourite technologies)', () => {
  it.each([
    ['none', [], {}],
    ['six', ids(mostFavourites), {}],
    ['seven', ids(7), { technologyIds: 'tooManyRows:6' }],
    ['six, one of them twice', [...ids(6), 'technology-0'], {}],
    ['an empty one', [''], { 'technologyIds.0': 'required' }],
    ['an invalid id', ['a b'], { 'technologyIds.0': 'unknown' }],
    ['no list', null, { technologyIds: 'required' }],
  ])('are checked: %s', (_, technologyIds, expected) => {
    expect(errorsOf(favouriteTechnologiesSchema, { technologyIds, levels: {} })).toEqual(expected);
  });

  it('are stored once each, in the chosen order', () => {
    const { technologyIds } = favouriteTechnologiesSchema.parse({
      technologyIds: ['rust', 'java', 'rust'],
      levels: {},
    });
    expect(technologyIds).toEqual(['rust', 'java']);
  });

  it('have a level from 0 to 100 where the developer gives one', () => {
    const given = { technologyIds: ['rust', 'java', 'git'], levels: { rust: 70, java: 250 } };
    expect(favouriteTechnologiesSchema.parse(given).levels).toEqual({ rust: 70, java: 100 });
  });

  it.each([
    ['no levels', undefined],
    ['a text', 'expert'],
    ['thousands', Object.fromEntries(ids(5000).map((id) => [id, 70]))],
  ])('are refused with %s', (_, levels) => {
    expect(errorsOf(favouriteTechnologiesSchema, { technologyIds: [], levels })).toEqual({ levels: 'unknown' });
  });

  it('lose their level when they are no longer chosen', () => {
    const given = { technologyIds: ['rust'], levels: { rust: 40, java: 70 } };
    expect(favouriteTechnologiesSchema.parse(given).levels).toEqual({ rust: 40 });
  });
});

describe('the tests information (docs/product/assessments.md, Tests information)', () => {
  it.each([
    ['both', 'devops', ['rust'], {}],
    ['no profession', null, ['rust'], { professionId: 'required' }],
    ['no technology', 'devops', [], { technologyIds: 'chooseTechnology' }],
    ['neither', null, [], { professionId: 'required', technologyIds: 'chooseTechnology' }],
    ['seven', 'devops', ids(7), { technologyIds: 'tooManyRows:6' }],
  ])('is checked: %s', (_, professionId, technologyIds, expected) => {
    expect(errorsOf(testsInfoSchema, { professionId, technologyIds })).toEqual(expected);
  });
});
