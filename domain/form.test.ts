import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { signInSchema } from './account/account.ts';
import { limitCode, splitCode } from './error-codes.ts';
import { parseValue } from './form.ts';
import { supportSchema } from './moderation/support/support.ts';
import { shownTestsSchema } from './profile/cards/shown-tests.ts';
import { optionalText, requiredLine } from './profile/text-limits.ts';

const errors = (schema: z.ZodType, given: unknown) => parseValue(schema, given);

describe('the error code of a limit contains the limit', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a text that is too long', z.string().max(160, 'long'), 'x'.repeat(161), 'long:160:1'],
    ['a text that is cleaned first', requiredLine(3), 'abcd', 'long:3:1'],
    ['a text that may be empty', optionalText(1000), 'x'.repeat(1001), 'long:1000:1'],
    ['too many rows', z.array(z.string()).max(2, 'tooManyRows'), ['a', 'b', 'c'], 'tooManyRows:2'],
    ['an empty value where one is required', z.string('required').min(1, 'required'), '', 'required'],
    ['a limit with a code of its own', z.string().max(254, 'email'), 'x'.repeat(255), 'email'],
    [
      'a code written by a rule with its limits',
      z.string().refine(() => false, limitCode('range', 1, 99)),
      '0',
      'range:1:99',
    ],
  ])('for %s', (_, schema, given, code) => expect(errors(schema, given)).toEqual({ errors: { '': code } }));

  it('also for an e-mail address that is too long', () => {
    const email = `${'x'.repeat(250)}@a.example`;
    expect(errors(signInSchema, { email, password: 'x' })).toEqual({ errors: { email: 'long:254:6' } });
    expect(errors(supportSchema(false), { email, message: 'x', requestKey: 'abcdefgh' })).toMatchObject({
      errors: { email: 'long:254:6' },
    });
  });

  it('for a list that is too long counts rows, not characters', () => {
    const tests = Array.from({ length: 1000 }, () => ({}));
    expect(errors(shownTestsSchema, { tests })).toMatchObject({
      errors: { tests: expect.stringMatching(/^tooManyRows:\d+$/) },
    });
  });
});

it.each([
  ['long:160:1', { name: 'long', limits: [160, 1] }],
  ['range:1:99', { name: 'range', limits: [1, 99] }],
  ['required', { name: 'required', limits: [] }],
  ['', { name: '', limits: [] }],
])('the code %s is split into its parts', (code, parts) => expect(splitCode(code)).toEqual(parts));
