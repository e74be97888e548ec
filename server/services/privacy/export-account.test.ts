import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { exportAccount } from './export-account.ts';
import { personalDataTables } from './personal-data-tables.ts';
import { type Cast, makeWholePeople, offerFile } from './whole-person.fixture.ts';

let runtime: Runtime;
let cast: Cast;
let own: Map<string, Buffer>;

beforeAll(async () => {
  runtime = await testRuntime();
  cast = await makeWholePeople(runtime);
  const cv = await runtime.db.selectFrom('developerCvs').select('handle').executeTakeFirstOrThrow();
  await runtime.ports.files.put(cv.handle, Buffer.from('%PDF-1.7 my life'), 'application/pdf');
  await runtime.ports.files.put(offerFile, Buffer.from('%PDF-1.7 an offer'), 'application/pdf');
  own = await archiveOf(cast.developer);
});

async function archiveOf(person: SignedIn): Promise<Map<string, Buffer>> {
  const { body } = await exportAccount(contextOf(runtime, person));
  return unzip(Buffer.from(await new Response(body).arrayBuffer()));
}

/** Reads the central directory at the end of the archive, as programs do. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    at += 46 + nameLength;
  }
  return files;
}

const rowsIn = (archive: Map<string, Buffer>, table: string) =>
  JSON.parse(archive.get(`donnees/${table}.json`)?.toString() ?? '[]') as Record<string, unknown>[];

describe("the export of a person's data (docs/product/privacy.md, Export of the data)", () => {
  it('has a file for each table with rows about that person', () => {
    const recruiters =
      /^(recruiters|company_members|company_join_requests|plan_requests|saved_searches|saved_search_readers|profile_lists|selection_drafts|staff|company_note_mentions|message_templates)$/;
    const expected = Object.entries(personalDataTables)
      .filter(([table, { notExported }]) => !notExported && !recruiters.test(table) && table !== 'reading_alarms')
      .map(([table]) => `donnees/${table}.json`)
      // No one in this test has requested an erasure.
      .filter((name) => name !== 'donnees/erasures.json');
    expect([...own.keys()].filter((name) => name.startsWith('donnees/')).sort()).toEqual(expected.sort());
  });

  it('has their e-mails without the tokens of the links, so that a stolen session cannot set a new password', async () => {
    const { userId: id, email, name } = cast.developer;
    const order = { template: 'reset-password', user: { id, email, name, locale: 'fr' } } as const;
    await queueEmail(runtime.db, runtime.config, { ...order, data: { token: 'LIVETOKEN' }, key: 'live-link' });
    const emails = JSON.stringify(rowsIn(await archiveOf(cast.developer), 'emails'));
    expect(emails).toContain('token=…');
    expect(emails).not.toContain('LIVETOKEN');
  });

  it('has their files as they uploaded them, and those of their conversations', () => {
    const files = [...own].filter(([name]) => name.startsWith('fichiers/'));
    expect(files.map(([name, bytes]) => [name.split('.').at(-1), bytes.toString()])).toEqual([
      ['pdf', '%PDF-1.7 my life'],
      ['pdf', '%PDF-1.7 an offer'],
    ]);
  });

  it('has the notes of recruiters about them, with the company but without the recruiter', () => {
    const [note] = rowsIn(own, 'company_notes');
    expect(note).toMatchObject({ message: 'MARKNOTE', company_id: cast.companyId, author_id: null });
    expect(JSON.parse(String(own.get('entreprises.json')))).toContainEqual(
      expect.objectContaining({ id: cast.companyId, name: expect.stringContaining('Entreprise') }),
    );
    expect(rowsIn(own, 'company_views')[0]).toMatchObject({ company_id: cast.companyId, recruiter_id: null });
  });

  it('has both sides of their conversations, and what the company offered', () => {
    const offered = { terms_contract: 'permanent', terms_pay_min: 45, terms_pay_max: 55, terms_remote: 'fullTime' };
    expect(rowsIn(own, 'introductions')).toMatchObject([offered]);
    expect(rowsIn(own, 'messages')).toMatchObject([{ body: 'Bonjour', author_kind: 'recruiter', author_id: null }]);
  });

  it('has no id of other people, and no secret', () => {
    const everything = [...own.values()].map(String).join('\n');
    for (const { userId } of [cast.recruiter, cast.admin]) expect(everything).not.toContain(userId);
    for (const key of ['"token"', '"password"', '"token_hash"', '"secret"']) expect(everything).not.toContain(key);
    expect(everything).toContain(cast.developer.email);
  });

  it('of a recruiter: has their own rows, and no data of the developers they looked at', async () => {
    const archive = await archiveOf(cast.recruiter);
    expect(rowsIn(archive, 'company_notes')).toMatchObject([{ author_id: cast.recruiter.userId, developer_id: null }]);
    expect(rowsIn(archive, 'developers')).toEqual([]);
    expect([...archive.values()].map(String).join()).not.toContain('MARKHEALTH');
  });

  it('is recorded in the log, and is refused to an administrator who acts in their name', async () => {
    const lines = runtime.db.selectFrom('audit').select('actorId').where('action', '=', 'data.export');
    expect(await lines.execute()).toContainEqual({ actorId: cast.developer.userId });
    const impersonator = { userId: cast.admin.userId, name: 'Sacha', until: new Date() };
    await expect(exportAccount(contextOf(runtime, { ...cast.developer, impersonator }))).rejects.toThrow(
      expect.objectContaining({ name: 'Forbidden' }),
    );
  });
});
