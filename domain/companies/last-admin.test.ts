import { describe, expect, it } from 'vitest';
import { type Change, keepsAnAdmin, lastAdmin, type Member } from './last-admin.ts';

const member = (recruiterId: string, admin: boolean): Member => ({ recruiterId, admin });
const one = [member('a', true), member('b', false)];
const two = [member('a', true), member('b', true)];

describe('the last administrator of a company is protected', () => {
  it.each<[string, Member[], Change, boolean]>([
    ['the last administrator leaves', one, { recruiterId: 'a', gone: true }, false],
    ['the last administrator loses the flag', one, { recruiterId: 'a', admin: false }, false],
    ['the only member leaves', [member('a', true)], { recruiterId: 'a', gone: true }, false],
    ['one of two administrators leaves', two, { recruiterId: 'a', gone: true }, true],
    ['one of two administrators loses the flag', two, { recruiterId: 'b', admin: false }, true],
    ['another member leaves', one, { recruiterId: 'b', gone: true }, true],
    ['another member gets the flag', one, { recruiterId: 'b', admin: true }, true],
    ['the last administrator keeps the flag', one, { recruiterId: 'a', admin: true }, true],
    [
      'the company has no administrator, and a member becomes one',
      [member('b', false)],
      { recruiterId: 'b', admin: true },
      true,
    ],
  ])('allowed or refused: %s', (_, members, change, kept) => expect(keepsAnAdmin(members, change)).toBe(kept));

  it.each([
    [one, 'a'],
    [two, undefined],
    [[member('b', false)], undefined],
  ])('finds the member who cannot leave (case %#)', (members, expected) => expect(lastAdmin(members)).toBe(expected));
});
