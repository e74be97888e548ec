import { expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { BadgeAnswer } from './badge-answer.tsx';

const answer = (change: Partial<FormAnswer>): FormAnswer => ({ intent: 'obtain', errors: {}, values: {}, ...change });

it.each<[string, FormAnswer, string]>([
  ['a badge was issued', answer({ done: true }), 'Badge délivré.'],
  ['the result has changed', answer({ errors: { '': 'refused' } }), 'Ce résultat a changé entre-temps.'],
  ['too many badges in a day', answer({ errors: { '': 'tooMany' }, seconds: 80_000 }), 'Réessayez demain'],
])('after the form the page says: %s (docs/product/assessments.md, Verifiable badges)', (_, given, said) => {
  expect(rendered(<BadgeAnswer answer={given} />)).toContain(said);
});
