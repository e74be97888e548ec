import { describe, expect, it } from 'vitest';
import { type AddFacts, type AddOutcome, addToSelection, completionDialog, selectionLabel } from './selection.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

describe("'Démarrer une conversation' when the selection is empty, 'Ajouter à ma sélection' otherwise, 'Retirer de ma sélection' when the developer is already selected", () => {
  it.each([
    [[], 'start'],
    [['noa'], 'add'],
    [six, 'add'],
    [['camille'], 'remove'],
    [['noa', 'camille'], 'remove'],
  ])('%o: %s', (selected, label) => expect(selectionLabel(selected, 'camille')).toBe(label));
});

const base: AddFacts = {
  selected: ['noa'],
  devId: 'camille',
  disabledOrPaused: false,
  dailyLimit: 20,
  seenToday: 0,
  alreadySeen: false,
};

describe('adding to the selection', () => {
  it.each<[string, Partial<AddFacts>, AddOutcome]>([
    ["'a multi-update also setting developerVisits'", {}, { outcome: 'added', visit: true }],
    ["'set {addedAt} (unlimited plans)'", { dailyLimit: null, seenToday: 999 }, { outcome: 'added', visit: false }],
    ['the sixth', { selected: six.slice(1) }, { outcome: 'added', visit: true }],
    ["'adding when 6 are present is refused'", { selected: six }, { outcome: 'full' }],
    ['repeated, it adds nothing', { selected: ['camille'] }, { outcome: 'alreadySelected' }],
    ['nor is it refused when full', { selected: [...six.slice(1), 'camille'] }, { outcome: 'alreadySelected' }],
    ["'if the company's seen-profile count is at the plan's daily limit'", { seenToday: 20 }, { outcome: 'quota' }],
    ["'or above'", { seenToday: 21 }, { outcome: 'quota' }],
    ['below', { seenToday: 19 }, { outcome: 'added', visit: true }],
    [
      "'and the developer is not already among the seen developers'",
      { seenToday: 20, alreadySeen: true },
      { outcome: 'added', visit: true },
    ],
    ['full before quota', { selected: six, seenToday: 20 }, { outcome: 'full' }],
    ["'disabled when the interaction is disabledOrPaused'", { disabledOrPaused: true }, { outcome: 'unavailable' }],
  ])('%s', (_, change, expected) => expect(addToSelection({ ...base, ...change })).toEqual(expected));
});

describe("'Contacter ce profil' / 'Contacter ces profils' (pluralised by count)", () => {
  it.each([
    [0, 'empty'],
    [1, 'one'],
    [2, 'many'],
    [6, 'many'],
  ])('%i: %s', (count, expected) => expect(completionDialog(count)).toBe(expected));
});
