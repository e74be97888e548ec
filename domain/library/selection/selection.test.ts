import { describe, expect, it } from 'vitest';
import {
  type AddFacts,
  type AddOutcome,
  addToSelection,
  completionDialog,
  pageAdditions,
  selectionLabel,
} from './selection.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the label of the selection button (docs/product/library.md, The selection button)', () => {
  it.each([
    [[], 'start'],
    [['noa'], 'add'],
    [six, 'add'],
    [['camille'], 'remove'],
    [['noa', 'camille'], 'remove'],
  ])('with the selection %o is %s', (selected, label) => expect(selectionLabel(selected, 'camille')).toBe(label));
});

describe('what one press adds (docs/product/library.md, Selecting a page)', () => {
  it.each<[string[], string[], string[]]>([
    [[], ['a', 'b'], ['a', 'b']],
    [[], ['a', 'b', 'c', 'd', 'e', 'f', 'g'], six],
    [
      ['x', 'a'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['b', 'c', 'd', 'e'],
    ],
    [six, ['g'], []],
    [['x', ...six], ['g'], []],
    [['x'], [], []],
  ])('with the selection %o, of %o: %o', (selected, shown, added) =>
    expect(pageAdditions(selected, shown)).toEqual(added),
  );
});

const base: AddFacts = {
  selected: ['noa'],
  devId: 'camille',
  disabledOrPaused: false,
  dailyLimit: 20,
  seenToday: 0,
  alreadySeen: false,
};

describe('adding to the selection (docs/product/library.md, Adding to the selection)', () => {
  it.each<[string, Partial<AddFacts>, AddOutcome]>([
    ['with a daily limit records a visit', {}, { outcome: 'added', visit: true }],
    ['on an unlimited plan records no visit', { dailyLimit: null, seenToday: 999 }, { outcome: 'added', visit: false }],
    ['adds a sixth candidate', { selected: six.slice(1) }, { outcome: 'added', visit: true }],
    ['refuses a seventh candidate', { selected: six }, { outcome: 'full' }],
    ['adds nothing when repeated', { selected: ['camille'] }, { outcome: 'alreadySelected' }],
    [
      'is not refused when repeated with a full selection',
      { selected: [...six.slice(1), 'camille'] },
      { outcome: 'alreadySelected' },
    ],
    ['is refused at the daily limit of seen profiles', { seenToday: 20 }, { outcome: 'quota' }],
    ['is refused above the daily limit', { seenToday: 21 }, { outcome: 'quota' }],
    ['below', { seenToday: 19 }, { outcome: 'added', visit: true }],
    [
      'is allowed at the limit for a profile already seen',
      { seenToday: 20, alreadySeen: true },
      { outcome: 'added', visit: true },
    ],
    ['checks the size before the daily limit', { selected: six, seenToday: 20 }, { outcome: 'full' }],
    ['is refused when the developer cannot be contacted', { disabledOrPaused: true }, { outcome: 'unavailable' }],
  ])('the outcome: %s', (_, change, expected) => expect(addToSelection({ ...base, ...change })).toEqual(expected));
});

describe('the dialog after adding (docs/product/library.md, Adding to the selection)', () => {
  it.each([
    [0, 'empty'],
    [1, 'one'],
    [2, 'many'],
    [6, 'many'],
  ])('with %i candidates is %s', (count, expected) => expect(completionDialog(count)).toBe(expected));
});
