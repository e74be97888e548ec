import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../tests/harness/database.ts';
import { makeLog } from './log.ts';

/** The log line of an error. */
function lineOf(err: unknown): string {
  let written = '';
  const keep = new Writable({
    write: (text, _, done) => {
      written += text;
      done();
    },
  });
  const log = makeLog({ LOG_LEVEL: 'info' }, keep);
  log.error({ err }, 'failed');
  log.flush();
  return written;
}

describe('an error in the log', () => {
  it('of the database contains its place, and no personal value', async () => {
    const { pool } = await testDatabase();
    const values = ['camille.verdier@example.com', 'Camille Verdier', 'camille-verdier-front-end', 'camille'];
    const statements = [
      'select $1::uuid',
      'select $1::int',
      'select $1::date',
      'select $1::jsonb',
      "select ($1::text || ' x')::timestamptz",
    ];
    for (const value of values) {
      for (const statement of statements) {
        const error = await pool.query(statement, [value]).then(
          () => undefined,
          (failure: unknown) => failure,
        );
        const line = lineOf(error);
        expect(line, statement).not.toContain(value);
        expect(line, statement).toMatch(/"code":"22\w{3}"/);
      }
    }
    await pool.query("insert into users (email, name, role) values ('twice@example.com', 'Nina Zola', 'DEVELOPER')");
    const twice = await pool
      .query("insert into users (email, name, role) values ('twice@example.com', 'Nina Zola', 'DEVELOPER')")
      .catch((failure: unknown) => failure);
    const line = lineOf(twice);
    expect(line).toMatch(/"constraint":"users_email/);
    expect(line).not.toMatch(/twice@|Nina/);
  });

  it.each<[string, () => unknown, RegExp]>([
    ['of the JSON parser', () => JSON.parse('{"name": Camille}'), /Camille/],
    [
      'that quotes an address of the product',
      () => {
        throw new Error('No route matches URL "/user/camille-verdier"');
      },
      /camille/,
    ],
    [
      'that contains an e-mail address',
      () => {
        throw new Error('no such mailbox: <camille@example.com>');
      },
      /camille/,
    ],
    [
      'that contains a token',
      () => {
        throw new Error(`bad token ${'aB3-'.repeat(12)}`);
      },
      /aB3/,
    ],
  ])('%s contains no such value', (_, fail, secret) => {
    const thrown = (() => {
      try {
        return fail();
      } catch (error) {
        return error;
      }
    })();
    const line = lineOf(thrown);
    expect(line).not.toMatch(secret);
    expect(line).toContain('log.test.ts');
  });

  it('keeps property names and ids, which help to find its cause', () => {
    const line = lineOf(new TypeError("Cannot read properties of undefined (reading 'seoAlias')"));
    expect(line).toContain("reading 'seoAlias'");
    expect(lineOf('a text')).toContain('failed');
    expect(lineOf(new Error('01890000-0000-7000-8000-000000000002 is gone'))).toContain('01890000-0000-7000-8000');
  });
});
