import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { asksForReasons, declineMessageLimit, declineSchema } from './decline.ts';
import { declineReasons } from './reply-draft.ts';

const read = (value: unknown) => parseValue(declineSchema, value);

describe('the reason for declining an application (docs/product/contact.md, The reply dialog)', () => {
  it.each([
    ['« Pas assez expérimenté(e) »', { code: 'experience' }, { code: 'experience', message: null }],
    ['« Inadéquat pour notre projet »', { code: 'inadequate', message: '' }, { code: 'inadequate', message: null }],
    [
      '« Autre »',
      { code: 'other', message: ' Poste pourvu.\r\nMerci ! ' },
      { code: 'other', message: 'Poste pourvu.\nMerci !' },
    ],
    ['an empty message, stored as null', { code: 'other', message: ' \n' }, { code: 'other', message: null }],
    ['no message', { code: 'other' }, { code: 'other', message: null }],
    ['a message of null', { code: 'other', message: null }, { code: 'other', message: null }],
    [
      'a text typed before another reason was chosen',
      { code: 'experience', message: 'brouillon' },
      { code: 'experience', message: null },
    ],
    [
      'a text too long, typed before another reason was chosen',
      { code: 'inadequate', message: 'x'.repeat(5000) },
      { code: 'inadequate', message: null },
    ],
    [
      'a text of the greatest length',
      { code: 'other', message: 'x'.repeat(declineMessageLimit) },
      { code: 'other', message: 'x'.repeat(declineMessageLimit) },
    ],
  ])('accepts %s', (_, given, value) => expect(read(given)).toEqual({ value }));

  it.each([
    ['no reason', {}, { code: 'required' }],
    ['an unknown reason', { code: 'mood' }, { code: 'required' }],
    ['a cleared reason', { code: null }, { code: 'required' }],
    [
      'a message that is too long',
      { code: 'other', message: 'x'.repeat(declineMessageLimit + 1) },
      { message: `long:${declineMessageLimit}:1` },
    ],
    ['a message that is not a text', { code: 'other', message: 7 }, { message: 'unknown' }],
    ['nothing', undefined, { '': 'required' }],
  ])('refuses %s', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});

it('only the reason “other” shows the text box', () => {
  expect(declineReasons.filter(asksForReasons)).toEqual(['other']);
  expect(asksForReasons(null)).toBe(false);
});
