import { describe, expect, it } from 'vitest';
import { BodyRefused, Busy, Conflict, Forbidden, Invalid, NotFound, refusalOf, TooMany, TooSlow } from './refusals.ts';

describe('the HTTP answer to a refusal', () => {
  it.each<[Error, object]>([
    [new NotFound(), { kind: 'notFound', status: 404, headers: {} }],
    [new NotFound(true), { kind: 'gone', status: 410, headers: {} }],
    [new Forbidden(), { kind: 'forbidden', status: 403, headers: {} }],
    [new Invalid({ name: 'required' }), { kind: 'invalid', status: 422, fields: { name: 'required' } }],
    [new Conflict('closed'), { kind: 'conflict', status: 409, reason: 'closed' }],
    [new TooMany(60), { kind: 'tooMany', status: 429, seconds: 60, headers: { 'retry-after': '60' } }],
    [new Busy(5), { kind: 'busy', status: 503, seconds: 5, headers: { 'retry-after': '5' } }],
    [new TooSlow(), { kind: 'tooSlow', status: 408, headers: { connection: 'close' } }],
    [new BodyRefused('interrupted'), { kind: 'interrupted', status: 400, headers: { connection: 'close' } }],
    [new BodyRefused('tooLarge'), { kind: 'tooLarge', status: 413, headers: { connection: 'close' } }],
  ])('%o is answered with %o', (error, expected) => {
    expect(refusalOf(error)).toMatchObject(expected);
  });

  it('recognises the copy of a class that a bundle contains, by its name', () => {
    const copy = Object.assign(new Error('invalid'), { name: 'Invalid', fields: { email: 'email' } });
    expect(refusalOf(copy)).toMatchObject({ status: 422, fields: { email: 'email' } });
  });

  it.each([[new Error('broken')], [new TypeError('Conflict')], [undefined], ['Forbidden']])(
    'is not given to %o, which is a fault',
    (error) => expect(refusalOf(error)).toBeUndefined(),
  );
});
