import { describe, expect, it } from 'vitest';
import { someTerms, typedTerms } from '../../../tests/harness/terms.ts';
import { conversationMessageLimit } from '../../contact/conversations/conversation-message.ts';
import { parseValue } from '../../form.ts';
import { batchRequestSchema, defaultBatchMessage } from './batch-request.ts';

const id = (number: number) => `01930000-0000-7000-8000-00000000000${number}`;
const [a, b] = [id(1), id(2)];
const tooLong = 'x'.repeat(conversationMessageLimit + 1);
const read = (value: object) => parseValue(batchRequestSchema, { terms: typedTerms, ...value });
const sent = (payload: object) => ({ terms: someTerms, payload });

describe('the request of the selection page (docs/product/library.md, The selection page)', () => {
  it('has one message for all', () =>
    expect(read({ sameForAll: true, message: ' Bonjour ! ', candidates: [{ devId: a }, { devId: b }] })).toEqual({
      value: sent({ [a]: { message: 'Bonjour !' }, [b]: { message: 'Bonjour !' } }),
    }));

  it('has a message per candidate', () => {
    const candidates = [
      { devId: a, message: 'Bonjour A' },
      { devId: b, message: 'Bonjour B' },
    ];
    expect(read({ sameForAll: false, candidates })).toEqual({
      value: sent({ [a]: { message: 'Bonjour A' }, [b]: { message: 'Bonjour B' } }),
    });
  });

  it('does not check the text of the other way of writing', () => {
    expect(read({ sameForAll: true, message: 'Oui', candidates: [{ devId: a, message: tooLong }] })).toEqual({
      value: sent({ [a]: { message: 'Oui' } }),
    });
    expect(read({ sameForAll: false, message: tooLong, candidates: [{ devId: a, message: 'Oui' }] })).toEqual({
      value: sent({ [a]: { message: 'Oui' } }),
    });
  });

  it.each([
    ['an empty one for all', { sameForAll: true, message: ' ', candidates: [{ devId: a }] }],
    ['none for all', { sameForAll: true, candidates: [{ devId: a }] }],
    ['an empty one for a candidate', { sameForAll: false, candidates: [{ devId: a, message: '' }] }],
    ['none for a candidate', { sameForAll: false, candidates: [{ devId: a }] }],
  ])('uses the default message instead of %s', (_, given) => {
    expect(read(given)).toEqual({ value: sent({ [a]: { message: defaultBatchMessage } }) });
    expect(defaultBatchMessage).toBe('Ce message est un message par défaut ');
  });

  const candidatesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ devId: id(index) }));
  it('has at most 6 candidates', () => {
    const codes = (count: number) => read({ sameForAll: true, message: 'Oui', candidates: candidatesOf(count) });
    expect(codes(6)).toHaveProperty('value');
    expect(codes(7)).toEqual({ errors: { candidates: 'tooManyRows:6' } });
    expect(codes(0)).toEqual({ errors: { candidates: 'required' } });
  });

  it.each([
    [
      'a message for all that is too long',
      { sameForAll: true, message: tooLong, candidates: [{ devId: a }] },
      { message: 'long:2000:1' },
    ],
    [
      'a message for one that is too long',
      { sameForAll: false, candidates: [{ devId: a }, { devId: b, message: tooLong }] },
      { 'candidates.1.message': 'long:2000:1' },
    ],
    [
      'the same candidate twice',
      { sameForAll: true, message: 'x', candidates: [{ devId: a }, { devId: a }] },
      { 'candidates.1.devId': 'duplicate' },
    ],
    [
      'an invalid developer id',
      { sameForAll: false, candidates: [{ devId: 'x' }] },
      { 'candidates.0.devId': 'unknown' },
    ],
    [
      'terms that are missing',
      { sameForAll: true, terms: undefined, message: 'Oui', candidates: [{ devId: a }] },
      { terms: 'required' },
    ],
    [
      'terms without pay',
      { sameForAll: false, terms: { ...typedTerms, payMax: '' }, candidates: [{ devId: a }] },
      { 'terms.payMax': 'required' },
    ],
    [
      'a question about past pay to all',
      { sameForAll: true, message: 'Quel est votre salaire actuel ?', candidates: [{ devId: a }] },
      { message: 'payHistory' },
    ],
    [
      'a question about past pay to one',
      { sameForAll: false, candidates: [{ devId: a, message: 'Combien gagnez-vous ?' }] },
      { 'candidates.0.message': 'payHistory' },
    ],
    ['a request without a way of writing', { candidates: [{ devId: a }] }, { sameForAll: 'required' }],
  ])('refuses %s', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});
