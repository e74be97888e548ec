import { describe, expect, it } from 'vitest';
import {
  confirmEmailSchema,
  developerAccountSchema,
  developerInformationsSchema,
  nameSchema,
  newEmailSchema,
  phoneNumber,
} from './informations.ts';

describe('a telephone number', () => {
  it.each([
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+33.6.12.34.56.78', '+33 6 12 34 56 78'],
    ['+33-6-12-34-56-78', '+33 6 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+33 06 12 34 56 78', '+33 6 12 34 56 78'],
    ['0033 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['06 12 34 56 78', '+33 6 12 34 56 78'],
    [' (06) 12.34-56 78 ', '+33 6 12 34 56 78'],
    ['+33\u00a06\u202f12 34 56 78', '+33 6 12 34 56 78'],
    ['+1 (415) 555-2671', '+1 415 555 2671'],
    ['+32 470 12 34 56', '+32 470 123 456'],
    ['+44 20 7946 0958', '+44 207 946 0958'],
    ['+49 30 901820', '+49 309 018 20'],
    ['+212 6 12 34 56 78', '+212 612 345 678'],
    ['+352 621 123 456', '+352 621 123 456'],
    ['123456', '123 456'],
    ['+123456', '+1 234 56'],
    ['123456789012345', '123 456 789 012 345'],
  ])('%s is stored as %s', (typed, kept) => expect(phoneNumber(typed)).toBe(kept));

  it.each([
    ['12345', 'five digits'],
    ['1234567890123456', 'sixteen digits'],
    ['+0612345678', 'no country begins with 0'],
    ['00', 'nothing after the prefix'],
    ['06 12 34 56 78 poste 3', 'words'],
    ['a letter of the alphabet', 'an e-mail'],
    ['++33612345678', 'two plus signs'],
    ['33+612345678', 'a plus sign inside'],
    ['06/12/34/56/78', 'another sign'],
    ['................', 'no digit at all'],
    ['०६१२३४५६७८', 'digits of another script'],
  ])('%s is not a telephone number: %s', (typed) => expect(phoneNumber(typed)).toBeUndefined());

  it('does not change when the stored number is saved again', () => {
    for (const typed of ['0612345678', '+1 (415) 555-2671', '+49 30 901820', '123456', '+999123456789012']) {
      const kept = phoneNumber(typed) ?? '';
      expect(phoneNumber(kept)).toBe(kept);
    }
  });
});

/** Field → error code. */
function codes(outcome: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return Object.fromEntries(outcome.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('personal information', () => {
  const noemie = { firstName: ' Noémie ', lastName: 'Le Goff', phone: '' };

  it('is trimmed, and the telephone number may be emptied', () =>
    expect(developerInformationsSchema.parse(noemie)).toEqual({
      firstName: 'Noémie',
      lastName: 'Le Goff',
      phone: null,
    }));

  it.each([
    [{ firstName: '  ' }, { firstName: 'required' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'long' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ phone: undefined }, { phone: 'phone' }],
  ])('%o is refused with the error codes %o', (change, expected) =>
    expect(codes(developerInformationsSchema.safeParse({ ...noemie, ...change }))).toEqual(expected),
  );

  it('is one name for recruiters and administrators', () => {
    expect(nameSchema.parse({ name: ' Dominique Petit ' })).toEqual({ name: 'Dominique Petit' });
    expect(codes(nameSchema.safeParse({ name: '' }))).toEqual({ name: 'required' });
    expect(codes(nameSchema.safeParse({ name: 'x'.repeat(161) }))).toEqual({ name: 'long' });
  });

  it('has an e-mail address in lower case when an administrator sets it', () => {
    expect(developerAccountSchema.parse({ ...noemie, email: ' Noemie@Example.COM ' }).email).toBe('noemie@example.com');
    expect(codes(developerAccountSchema.safeParse({ ...noemie, email: 'noemie@' }))).toEqual({ email: 'email' });
  });
});

describe('a change of e-mail address', () => {
  it('needs the new address and the current password', () =>
    expect(codes(newEmailSchema.safeParse({ newEmail: 'x', currentPassword: '' }))).toEqual({
      newEmail: 'email',
      currentPassword: 'required',
    }));

  it.each([[{}], [{ token: '' }], [{ token: 'x'.repeat(201) }]])(
    'refuses a confirmation link with the token %o',
    (form) => expect(codes(confirmEmailSchema.safeParse(form))).toEqual({ token: 'invalid' }),
  );
});
