import { expect, it } from 'vitest';
import { namedOnBoards } from './board-name.ts';

const shows = (about: boolean, tests: boolean, all = true) => ({
  all,
  cards: { about: { all: about }, tests: { all: tests } },
});
const person = { disabled: false, isShort: false, visibility: shows(true, true) };

it.each([
  ['who shows who they are, and their tests', person, true],
  ['who hides their name', { ...person, visibility: shows(false, true) }, false],
  ['who hides their tests', { ...person, visibility: shows(true, false) }, false],
  ['who hides everything', { ...person, visibility: shows(true, true, false) }, false],
  ['who has never chosen', { ...person, visibility: { all: true, cards: {} } }, false],
  ['a disabled profile', { ...person, disabled: true }, false],
  ['a short one', { ...person, isShort: true }, false],
])('a leaderboard names %s: %#', (_, facts, named) => expect(namedOnBoards(facts)).toBe(named));
