import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { rankingAnswerSchema, rankingRequestSchema } from './ranking-request.ts';

const id = '00000000-0000-7000-8000-000000000000';

describe('a request for a human (docs/product/fit.md, Asking for a human)', () => {
  it.each([
    ['about a ranking', { text: ' Pourquoi ? ', rankingId: id }, { value: { text: 'Pourquoi ?', rankingId: id } }],
    ['in general', { text: 'Pourquoi ?', rankingId: '' }, { value: { text: 'Pourquoi ?', rankingId: undefined } }],
    ['without words', { text: '  ' }, { errors: { text: 'required' } }],
    ['2,001 characters', { text: 'x'.repeat(2001) }, { errors: { text: 'long:2000:1' } }],
    ['2,000 characters', { text: 'x'.repeat(2000) }, { value: { text: 'x'.repeat(2000), rankingId: undefined } }],
    ['about nonsense', { text: 'x', rankingId: 'x' }, { errors: { rankingId: 'unknown' } }],
  ])('%s', (_, given, expected) => {
    expect(parseValue(rankingRequestSchema, given)).toEqual(expected);
  });
});

describe('the decision of the team (docs/product/moderation.md, Requests about rankings)', () => {
  it.each([
    ['explained', { outcome: 'explained', answer: 'Voici.', correction: '' }, undefined],
    ['corrected, with what', { outcome: 'corrected', answer: 'Voici.', correction: 'Le niveau.' }, undefined],
    [
      'corrected, without what',
      { outcome: 'corrected', answer: 'Voici.', correction: ' ' },
      { correction: 'required' },
    ],
    ['no explanation', { outcome: 'explained', answer: '', correction: '' }, { answer: 'required' }],
    ['another outcome', { outcome: 'hidden', answer: 'x', correction: '' }, { outcome: 'unknown' }],
  ])('%s', (_, given, errors) => {
    const parsed = parseValue(rankingAnswerSchema, given);
    expect('errors' in parsed ? parsed.errors : undefined).toEqual(errors);
  });
});
