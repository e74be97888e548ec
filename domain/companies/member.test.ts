import { expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { permissionsSchema } from './member.ts';

it('permissions accept booleans only', () => {
  expect(parseValue(permissionsSchema, { admin: true, intros: false })).toEqual({
    value: { admin: true, intros: false },
  });
  expect(parseValue(permissionsSchema, { admin: 'true', intros: 1 })).toEqual({
    errors: { admin: 'unknown', intros: 'unknown' },
  });
});
