import { describe, expect, it } from 'vitest';
import { isCancellation } from './cancelled.ts';

const open = new AbortController().signal;
const closed = AbortSignal.abort('the connection was closed');
const withCode = (code: string) => Object.assign(new Error('aborted'), { code });

describe('an error of a request that the client closed', () => {
  it.each([
    ['the reason of the signal', 'the connection was closed'],
    ['undefined', undefined],
    ['the error of an aborted call', new DOMException('aborted', 'AbortError')],
    ['the early end of the body', withCode('ECONNRESET')],
    ['an error caused by the early end of the body', new TypeError('no form', { cause: withCode('ECONNRESET') })],
  ])('is a cancellation: %s', (_, error) => {
    expect(isCancellation(error, closed)).toBe(true);
  });

  it.each([
    ['a bug in the code', new TypeError('x is not a function'), closed],
    ['an error of the database', withCode('42P01'), closed],
    ['a lost connection to the database', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), closed],
    ['a thrown text', 'another reason', closed],
    ['an early end of the body while the client still waits', withCode('ECONNRESET'), open],
    ['undefined while the client still waits', undefined, open],
  ])('is not a cancellation: %s', (_, error, signal) => {
    expect(isCancellation(error, signal)).toBe(false);
  });
});
