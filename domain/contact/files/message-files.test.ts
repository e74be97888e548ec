import { describe, expect, it } from 'vitest';
import { conversationChangeSchema } from '../conversations/conversation-change.ts';

const sentKey = '0199a1b2-0000-7000-8000-000000000001';
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const codes = (change: object): [string, string][] => {
  const { error } = conversationChangeSchema.safeParse({ mode: 'send', body: '', sentKey, ...change });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

describe('a message with files (docs/product/contact.md, Files in messages)', () => {
  it.each([
    ['a text', { body: 'Bonjour' }],
    ['a file without text', { files: [a] }],
    ['a text and three files', { body: 'Bonjour', files: [a, b, c] }],
  ])('has %s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it.each([
    ['neither text nor file', {}, 'body', 'required'],
    ['spaces only', { body: ' \n\u200b' }, 'body', 'required'],
    ['no text at all', { body: undefined }, 'body', 'required'],
    ['four files', { files: [a, b, c, d] }, 'files', 'tooManyRows'],
    ['the same file twice', { files: [a, a] }, 'files', 'duplicate'],
    ['something else than a handle', { files: ['../secret'] }, 'files.0', 'unknown'],
    ['something else than a list', { files: {} }, 'files', 'unknown'],
    ['a text that is too long', { body: 'x'.repeat(2001), files: [a] }, 'body', 'long'],
  ])('is refused with %s', (_, change, field, code) => {
    expect(codes(change)).toEqual([[field, code]]);
  });

  it('has no files when they are not named', () => {
    expect(conversationChangeSchema.parse({ mode: 'send', body: 'Oui', sentKey })).toMatchObject({ files: [] });
  });
});
