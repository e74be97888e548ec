import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { asksForReasons, declineMessageLimit, declineReasons, declineSchema } from './decline.ts';

const read = (value: unknown) => parseValue(declineSchema, value);

describe("'feedbackDeclineByRec {code: experience | inadequate | other, message: string | null}'", () => {
  it.each([
    ["'Pas assez expérimenté(e)'", { code: 'experience' }, { code: 'experience', message: null }],
    ["'Inadéquat pour notre projet'", { code: 'inadequate', message: '' }, { code: 'inadequate', message: null }],
    [
      "'Autre*'",
      { code: 'other', message: ' Poste pourvu.\r\nMerci ! ' },
      { code: 'other', message: 'Poste pourvu.\nMerci !' },
    ],
    ["'an empty message is stored as null'", { code: 'other', message: ' \n' }, { code: 'other', message: null }],
    ['no message at all', { code: 'other' }, { code: 'other', message: null }],
    ['as the database says it', { code: 'other', message: null }, { code: 'other', message: null }],
    [
      'typed, then another reason chosen',
      { code: 'experience', message: 'brouillon' },
      { code: 'experience', message: null },
    ],
    [
      'typed too long, then another reason chosen',
      { code: 'inadequate', message: 'x'.repeat(5000) },
      { code: 'inadequate', message: null },
    ],
    [
      'as long as it may be',
      { code: 'other', message: 'x'.repeat(declineMessageLimit) },
      { code: 'other', message: 'x'.repeat(declineMessageLimit) },
    ],
  ])('%s', (_, given, value) => expect(read(given)).toEqual({ value }));

  it.each([
    ['no reason', {}, { code: 'required' }],
    ['a reason that is none', { code: 'mood' }, { code: 'required' }],
    ['a cleared reason', { code: null }, { code: 'required' }],
    [
      'too long',
      { code: 'other', message: 'x'.repeat(declineMessageLimit + 1) },
      { message: `long:${declineMessageLimit}` },
    ],
    ['no text', { code: 'other', message: 7 }, { message: 'unknown' }],
    ['nothing', undefined, { '': 'required' }],
  ])('%s is refused', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});

it("'For other, a 4-row text box 'Expliquez vos raisons' and the notice'", () => {
  expect(declineReasons.filter(asksForReasons)).toEqual(['other']);
  expect(asksForReasons(null)).toBe(false);
});
