import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { type Flags, offeredPerks } from './wish-names.ts';
import { flagsSchema, longestWish, mostWishes, tickable, withTick, written } from './wishes.ts';

describe('perks and difficulties (docs/product/profile.md, Fields shown by choice)', () => {
  it.each<[Flags, Flags]>([
    [{}, {}],
    [{ mood: true }, { mood: true }],
    [{ other: '  Un\njardin ' }, { other: 'Un jardin' }],
    [{ other: '', mood: true }, { mood: true }],
    [{ other: '\u200b' }, {}],
  ])('%j is stored as %j', (given, stored) => expect(parseValue(flagsSchema, given)).toEqual({ value: stored }));

  it.each<[unknown, Record<string, string>]>([
    [{ mood: false }, { mood: 'unknown' }],
    [{ mood: 1 }, { mood: 'unknown' }],
    [{ other: 'x'.repeat(longestWish + 1) }, { other: `long:${longestWish}:1` }],
    [{ 'a b': true }, { 'a b': 'unknown' }],
    [
      Object.fromEntries(Array.from({ length: mostWishes + 1 }, (_, n) => [`a${n}`, true])),
      { '': `tooManyRows:${mostWishes}` },
    ],
    ['mood', { '': 'unknown' }],
    [null, { '': 'unknown' }],
  ])('%j is refused', (given, errors) => expect(parseValue(flagsSchema, given)).toEqual({ errors }));

  it('refuses the name of a built-in property', () => {
    expect(parseValue(flagsSchema, JSON.parse('{"__proto__": true}'))).not.toHaveProperty('value.__proto__', true);
  });

  it('a dialog shows what is offered and everything that the profile holds', () => {
    const flags: Flags = { mood: true, unheard: true, training: 'Deux semaines', other: 'Un jardin' };
    const shown = [...tickable(offeredPerks, flags), ...written(flags)];
    expect(new Set(shown)).toEqual(new Set([...offeredPerks, 'unheard', 'other']));
    expect(shown).toHaveLength(new Set(shown).size);
    expect(written(flags)).toEqual(['training', 'other']);
  });

  it('a box is ticked and unticked', () => {
    expect(withTick({ mood: true }, 'salary', true)).toEqual({ mood: true, salary: true });
    expect(withTick({ mood: true }, 'mood', false)).toEqual({});
  });
});
