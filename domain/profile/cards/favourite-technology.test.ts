import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { favouriteTechnologiesSchema, mostFavourites, testsInfoSchema } from './favourite-technology.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `technology-${index}`);

describe("'Favourite technologies: at most 6'", () => {
  it.each([
    ['none', [], {}],
    ['six', ids(mostFavourites), {}],
    ['seven', ids(7), { technologyIds: 'tooManyRows:6' }],
    ['six, one of them twice', [...ids(6), 'technology-0'], {}],
    ['an empty one', [''], { 'technologyIds.0': 'required' }],
    ['one that cannot be', ['a b'], { 'technologyIds.0': 'unknown' }],
    ['no list', null, { technologyIds: 'required' }],
  ])('%s', (_, technologyIds, expected) => {
    expect(errorsOf(favouriteTechnologiesSchema, { technologyIds })).toEqual(expected);
  });

  it('each once, in the order they were chosen', () => {
    const { technologyIds } = favouriteTechnologiesSchema.parse({ technologyIds: ['rust', 'java', 'rust'] });
    expect(technologyIds).toEqual(['rust', 'java']);
  });
});

describe("'Tests info dialog: profession required; at least one favourite technology'", () => {
  it.each([
    ['both', 'devops', ['rust'], {}],
    ['no profession', null, ['rust'], { professionId: 'required' }],
    ['no technology', 'devops', [], { technologyIds: 'chooseTechnology' }],
    ['neither', null, [], { professionId: 'required', technologyIds: 'chooseTechnology' }],
    ['seven', 'devops', ids(7), { technologyIds: 'tooManyRows:6' }],
  ])('%s', (_, professionId, technologyIds, expected) => {
    expect(errorsOf(testsInfoSchema, { professionId, technologyIds })).toEqual(expected);
  });
});
