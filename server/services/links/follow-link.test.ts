import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { linkParameter } from '../../ports/links/port.ts';
import type { Runtime } from '../../runtime.ts';
import { followLink } from './follow-link.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

function tokenFor(url: string, data?: string): string {
  const wrapped = runtime.ports.links.wrap({ url, type: 'social', ...(data ? { data } : {}) });
  return new URL(wrapped ?? '').searchParams.get(linkParameter) ?? '';
}

const follow = (token: string, viewer?: Viewer) => followLink(contextOf(runtime, viewer), token);
const visits = async () =>
  (await runtime.db.selectFrom('events').select('data').where('name', '=', 'Link visit').orderBy('id').execute()).map(
    ({ data }) => data,
  );

describe('a tracked link', () => {
  it('leads where it says, and is counted with the kind of visitor the session knows', async () => {
    const developer = await makeDeveloper(runtime.db);
    const recruiter = await makeRecruiter(runtime.db);
    const token = tokenFor('https://github.com/camille', developer.userId);
    expect(await follow(token, recruiter)).toBe('https://github.com/camille');
    expect(await follow(token)).toBe('https://github.com/camille');
    // One's own is followed without being counted.
    expect(await follow(token, developer)).toBe('https://github.com/camille');
    expect(await visits()).toEqual([
      { type: 'social', data: developer.userId, role: 'RECRUITER' },
      { type: 'social', data: developer.userId, role: 'ANONYMOUS' },
    ]);
  });

  it.each(['', 'x', 'e30=', 'a'.repeat(20_000)])('that we did not make leads nowhere (%#)', async (token) => {
    expect(await follow(token)).toBeUndefined();
  });

  it('that was altered leads nowhere', async () => {
    const good = JSON.parse(Buffer.from(tokenFor('https://github.com/camille'), 'base64').toString());
    const forged = { ...good, redirectUrl: encodeURIComponent('https://evil.example') };
    expect(await follow(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBeUndefined();
    const unsigned = { redirectUrl: encodeURIComponent('https://evil.example'), options: {} };
    expect(await follow(Buffer.from(JSON.stringify(unsigned)).toString('base64'))).toBeUndefined();
  });
});
