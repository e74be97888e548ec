import { describe, expect, it } from 'vitest';
import { conversationMessageLimit } from '../../contact/conversations/conversation-message.ts';
import { emptyTerms } from '../../contact/terms/terms.ts';
import { parseValue } from '../../form.ts';
import { batchDraftSchema } from './batch-draft.ts';

const id = (number: number) => `01930000-0000-7000-8000-00000000000${number}`;
const tooLong = 'x'.repeat(conversationMessageLimit + 1);
const read = (value: object) => parseValue(batchDraftSchema, { terms: null, ...value });

describe('a draft of the selection page', () => {
  it('keeps both ways of writing, including spaces, and the terms as typed', () => {
    const terms = { ...emptyTerms('offer'), payMin: '4' };
    const draft = { sameForAll: true, message: 'Bonjour, ', terms, candidates: [{ devId: id(1), message: '' }] };
    expect(read(draft)).toEqual({ value: draft });
  });

  it.each([
    [
      'a message for all that is too long',
      { sameForAll: true, message: tooLong, candidates: [] },
      { message: 'long:2000:1' },
    ],
    [
      'a message for one that is too long',
      { sameForAll: true, message: '', candidates: [{ devId: id(1), message: tooLong }] },
      { 'candidates.0.message': 'long:2000:1' },
    ],
    [
      'more candidates than a selection holds',
      {
        sameForAll: false,
        message: '',
        candidates: [1, 2, 3, 4, 5, 6, 7].map((one) => ({ devId: id(one), message: '' })),
      },
      { candidates: 'tooManyRows:6' },
    ],
    [
      'an invalid developer id',
      { sameForAll: false, message: '', candidates: [{ devId: 'x', message: '' }] },
      { 'candidates.0.devId': 'unknown' },
    ],
    ['a draft without a way of writing', { message: '', candidates: [] }, { sameForAll: 'required' }],
  ])('refuses %s', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});
