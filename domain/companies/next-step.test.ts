import { expect, it } from 'vitest';
import { nextStep, type Situation } from './next-step.ts';

const of = (state: 'waiting' | 'validated' | 'refused', isNotCompleted: boolean, joinRequested = false): Situation => ({
  company: { state, isNotCompleted },
  joinRequested,
});

it.each<[string, Situation, string]>([
  ['no company', { company: undefined, joinRequested: false }, 'chooseCompany'],
  ['asked to join one', { company: undefined, joinRequested: true }, 'waitForCompany'],
  ['the company waits', of('waiting', true), 'waitForTeam'],
  ['the company was refused', of('refused', false), 'correct'],
  ['validated, the page is incomplete', of('validated', true), 'completePage'],
  ['validated and whole', of('validated', false), 'recruit'],
])('%s', (_, situation, expected) => expect(nextStep(situation)).toBe(expected));
