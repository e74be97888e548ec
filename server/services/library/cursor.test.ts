import { beforeAll, describe, expect, it } from 'vitest';
import { readLibraryQuery } from '../../../domain/library/query.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { openPosition, sealPosition } from './cursor.ts';
import { readLibrary } from './read-library.ts';

const position = { boost: 1, lastUpdate: '2026-03-01T10:00:00.000001Z', id: '01890000-0000-7000-8000-000000000002' };
const secret = 'a secret of at least thirty-two characters';
const otherSecret = 'another secret of thirty-two characters';

let runtime: Runtime;
let recruiter: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime({ SECRET: secret });
  recruiter = await makeRecruiter(runtime.db);
});

describe('the position of the next page', () => {
  it('can be opened by the server, and reveals nothing to others', () => {
    const sealed = sealPosition(secret, position);
    expect(openPosition(secret, sealed)).toEqual(position);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/boost|2026|01890000/);
  });

  it.each([
    ['empty', ''],
    ['an arbitrary word', 'suivant'],
    ['a position that is not encrypted', Buffer.from(JSON.stringify(position)).toString('base64url')],
    ['encrypted with another secret', sealPosition(otherSecret, position)],
    ['truncated', sealPosition(secret, position).slice(0, -4)],
    ['changed in one character', changed(sealPosition(secret, position))],
    ['encrypted by us, with an invalid boost', sealPosition(secret, { ...position, boost: 4 })],
    ['encrypted by us, without a date', sealPosition(secret, { ...position, lastUpdate: 'demain' })],
    ['encrypted by us, without an id', sealPosition(secret, { ...position, id: '2' })],
  ])('is refused when invalid: %s', async (_, after) => {
    const context = { ...(await new Visitor(runtime).context()), viewer: recruiter };
    const answer = readLibrary(context, readLibraryQuery(new URLSearchParams()), after);
    await expect(answer).rejects.toMatchObject({ name: 'Invalid', fields: { after: 'unknown' } });
  });
});

function changed(sealed: string): string {
  const middle = Math.floor(sealed.length / 2);
  return sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
}
