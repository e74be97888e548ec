import { expect, it } from 'vitest';
import { namedOnBoards } from './board-name.ts';

const shows = (about: boolean, tests: boolean, all = true) => ({
  all,
  cards: { about: { all: about }, tests: { all: tests } },
});
const person = { disabled: false, isShort: false, visibility: shows(true, true) };

it.each([
  ['a player who shows their name and their tests', person, true],
  ['a player who hides their name', { ...person, visibility: shows(false, true) }, false],
  ['a player who hides their tests', { ...person, visibility: shows(true, false) }, false],
  ['a player who hides the whole profile', { ...person, visibility: shows(true, true, false) }, false],
  ['a player who has never chosen what to show', { ...person, visibility: { all: true, cards: {} } }, false],
  ['a disabled profile', { ...person, disabled: true }, false],
  ['a short profile', { ...person, isShort: true }, false],
])('whether a leaderboard names %s (case %#)', (_, facts, named) => expect(namedOnBoards(facts)).toBe(named));
