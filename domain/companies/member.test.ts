import { expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { mayStartConversations, permissionsSchema } from './member.ts';

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('starting conversations needs the admin or intros flag: admin %s, intros %s', (admin, intros, expected) =>
  expect(mayStartConversations({ admin, intros })).toBe(expected),
);

it('permissions accept booleans only', () => {
  expect(parseValue(permissionsSchema, { admin: true, intros: false })).toEqual({
    value: { admin: true, intros: false },
  });
  expect(parseValue(permissionsSchema, { admin: 'true', intros: 1 })).toEqual({
    errors: { admin: 'unknown', intros: 'unknown' },
  });
});
