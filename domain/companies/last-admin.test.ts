import { describe, expect, it } from 'vitest';
import { type Change, keepsAnAdmin, lastAdmin, type Member } from './last-admin.ts';

const member = (recruiterId: string, admin: boolean): Member => ({ recruiterId, admin });
const one = [member('a', true), member('b', false)];
const two = [member('a', true), member('b', true)];

describe('the last admin is protected', () => {
  it.each<[string, Member[], Change, boolean]>([
    ['the last one leaves', one, { recruiterId: 'a', gone: true }, false],
    ['the last one loses the flag', one, { recruiterId: 'a', admin: false }, false],
    ['the only member leaves', [member('a', true)], { recruiterId: 'a', gone: true }, false],
    ['one of two leaves', two, { recruiterId: 'a', gone: true }, true],
    ['one of two loses the flag', two, { recruiterId: 'b', admin: false }, true],
    ['somebody else leaves', one, { recruiterId: 'b', gone: true }, true],
    ['somebody else gets the flag', one, { recruiterId: 'b', admin: true }, true],
    ['the last one keeps it', one, { recruiterId: 'a', admin: true }, true],
    ['nobody runs it, and somebody is asked to', [member('b', false)], { recruiterId: 'b', admin: true }, true],
  ])('%s', (_, members, change, kept) => expect(keepsAnAdmin(members, change)).toBe(kept));

  it.each([
    [one, 'a'],
    [two, undefined],
    [[member('b', false)], undefined],
  ])('is who cannot go', (members, expected) => expect(lastAdmin(members)).toBe(expected));
});
