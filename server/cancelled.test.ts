import { describe, expect, it } from 'vitest';
import { isCancellation } from './cancelled.ts';

const open = new AbortController().signal;
const closed = AbortSignal.abort('the connection was closed');
const withCode = (code: string) => Object.assign(new Error('aborted'), { code });

describe('an error of a request that was given up', () => {
  it.each([
    ['the reason itself', 'the connection was closed'],
    ['no reason', undefined],
    ['the error of an aborted call', new DOMException('aborted', 'AbortError')],
    ['the end of the body', withCode('ECONNRESET')],
    ['what the end of the body led to', new TypeError('no form', { cause: withCode('ECONNRESET') })],
  ])('is none: %s', (_, error) => {
    expect(isCancellation(error, closed)).toBe(true);
  });

  it.each([
    ['of the code', new TypeError('x is not a function'), closed],
    ['of the database', withCode('42P01'), closed],
    ['the end of the database', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), closed],
    ['of something that threw a word', 'another reason', closed],
    ['while the visitor waits', withCode('ECONNRESET'), open],
    ['without a reason while the visitor waits', undefined, open],
  ])('is one: %s', (_, error, signal) => {
    expect(isCancellation(error, signal)).toBe(false);
  });
});
