import { describe, expect, it } from 'vitest';
import { conversationMessageLimit } from '../../contact/conversations/conversation-message.ts';
import { parseValue } from '../../form.ts';
import { batchRequestSchema, defaultBatchMessage } from './batch-request.ts';

const id = (number: number) => `01930000-0000-7000-8000-00000000000${number}`;
const [a, b] = [id(1), id(2)];
const tooLong = 'x'.repeat(conversationMessageLimit + 1);
const read = (value: unknown) => parseValue(batchRequestSchema, value);

describe("'payload {devId: {message}}'", () => {
  it('one message for all', () =>
    expect(read({ sameForAll: true, message: ' Bonjour ! ', candidates: [{ devId: a }, { devId: b }] })).toEqual({
      value: { [a]: { message: 'Bonjour !' }, [b]: { message: 'Bonjour !' } },
    }));

  it('a message per candidate', () => {
    const candidates = [
      { devId: a, message: 'Bonjour A' },
      { devId: b, message: 'Bonjour B' },
    ];
    expect(read({ sameForAll: false, candidates })).toEqual({
      value: { [a]: { message: 'Bonjour A' }, [b]: { message: 'Bonjour B' } },
    });
  });

  it('what was typed in the other way is not judged', () => {
    expect(read({ sameForAll: true, message: 'Oui', candidates: [{ devId: a, message: tooLong }] })).toEqual({
      value: { [a]: { message: 'Oui' } },
    });
    expect(read({ sameForAll: false, message: tooLong, candidates: [{ devId: a, message: 'Oui' }] })).toEqual({
      value: { [a]: { message: 'Oui' } },
    });
  });

  it.each([
    ['for all', { sameForAll: true, message: ' ', candidates: [{ devId: a }] }],
    ['for all, not even sent', { sameForAll: true, candidates: [{ devId: a }] }],
    ['for one', { sameForAll: false, candidates: [{ devId: a, message: '' }] }],
    ['for one, not even sent', { sameForAll: false, candidates: [{ devId: a }] }],
  ])("'the message defaults to 'Ce message est un message par défaut '': %s", (_, given) => {
    expect(read(given)).toEqual({ value: { [a]: { message: defaultBatchMessage } } });
    expect(defaultBatchMessage).toBe('Ce message est un message par défaut ');
  });

  const candidatesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ devId: id(index) }));
  it("'at most 6 candidates'", () => {
    const codes = (count: number) => read({ sameForAll: true, message: 'Oui', candidates: candidatesOf(count) });
    expect(codes(6)).toHaveProperty('value');
    expect(codes(7)).toEqual({ errors: { candidates: 'tooManyRows:6' } });
    expect(codes(0)).toEqual({ errors: { candidates: 'required' } });
  });

  it.each([
    ['too long for all', { sameForAll: true, message: tooLong, candidates: [{ devId: a }] }, { message: 'long:2000' }],
    [
      'too long for one',
      { sameForAll: false, candidates: [{ devId: a }, { devId: b, message: tooLong }] },
      { 'candidates.1.message': 'long:2000' },
    ],
    [
      'somebody twice',
      { sameForAll: true, message: 'x', candidates: [{ devId: a }, { devId: a }] },
      { 'candidates.1.devId': 'duplicate' },
    ],
    ['nobody', { sameForAll: false, candidates: [{ devId: 'x' }] }, { 'candidates.0.devId': 'unknown' }],
    ['neither way', { candidates: [{ devId: a }] }, { sameForAll: 'required' }],
  ])('%s is refused', (_, given, errors) => expect(read(given)).toEqual({ errors }));
});
