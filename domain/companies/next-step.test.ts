import { expect, it } from 'vitest';
import { nextStep, type Situation } from './next-step.ts';

const of = (state: 'waiting' | 'validated' | 'refused', isNotCompleted: boolean, joinRequested = false): Situation => ({
  company: { state, isNotCompleted },
  joinRequested,
});

it.each<[string, Situation, string]>([
  ['a recruiter without a company', { company: undefined, joinRequested: false }, 'chooseCompany'],
  ['a recruiter who asked to join a company', { company: undefined, joinRequested: true }, 'waitForCompany'],
  ['a recruiter whose company waits for the team', of('waiting', true), 'waitForTeam'],
  ['a recruiter whose company was refused', of('refused', false), 'correct'],
  ['a recruiter of a validated company with an incomplete page', of('validated', true), 'completePage'],
  ['a recruiter of a validated company with a complete page', of('validated', false), 'recruit'],
])('the next step of %s', (_, situation, expected) => expect(nextStep(situation)).toBe(expected));
