import { expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { emptyInterest, interestsSchema } from './interest.ts';

const climbing = { name: 'Escalade' };

it.each([
  ['none', [], {}],
  ['one', [climbing], {}],
  ['an empty one', [climbing, emptyInterest()], { 'interests.1.name': 'required' }],
  ['a long one', [{ name: 'x'.repeat(121) }], { 'interests.0.name': 'long:120:1' }],
  ['an invalid id', [{ ...climbing, id: 'x' }], { 'interests.0.id': 'unknown' }],
  ['twenty', Array(20).fill(climbing), {}],
  ['twenty-one', Array(21).fill(climbing), { interests: 'tooManyRows:20' }],
])('interests are checked: %s', (_, interests, expected) => {
  expect(errorsOf(interestsSchema, { interests })).toEqual(expected);
});

it('an interest stores its name only, no other properties of the form', () => {
  const given = { interests: [{ name: ' Escalade ', gifUrl: 'https://evil.example' }] };
  expect(interestsSchema.parse(given)).toEqual({ interests: [climbing] });
});
