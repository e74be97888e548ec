import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepExpired } from '../../account/sessions/sweep-expired.ts';
import { contextOf, picture, storedFiles } from './images.fixture.ts';
import { ownsImage } from './owns-image.ts';
import { readImage } from './read-image.ts';
import { storeImage } from './store-image.ts';
import { sweepFiles } from './sweep-files.ts';

const hour = 60 * 60 * 1000;
const clock = fixedClock();
let runtime: Runtime;
let person: SignedIn;
let pixel: Buffer;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  person = await makeDeveloper(runtime.db);
  pixel = await picture(200, 200).png().toBuffer();
});

async function store(): Promise<string> {
  const { handle } = await storeImage(await contextOf(runtime, person), pixel);
  await readImage(runtime, handle, 96, '192.0.2.1');
  return handle;
}

async function isThere(handle: string): Promise<boolean> {
  const { rows, files } = await storedFiles(runtime);
  const kept = [rows.includes(handle), files.includes(handle), files.includes(`${handle}w96`)];
  expect(new Set(kept).size, 'row, bytes and widths go together').toBe(1);
  return kept[0] ?? false;
}

const refer = (handle: string | null) =>
  runtime.db.updateTable('developers').set({ profilePicHandle: handle }).where('id', '=', person.userId).execute();

describe('the nightly sweep of files', () => {
  it('deletes an image without references after a day, with its widths', async () => {
    const handle = await store();
    clock.advance(23 * hour);
    await sweepFiles(runtime);
    expect(await isThere(handle)).toBe(true);
    clock.advance(2 * hour);
    await sweepExpired(runtime);
    expect(await isThere(handle)).toBe(false);
  });

  it('keeps images in use: photos, logos, pictures of projects', async () => {
    const [photo, face, logo, first, second] = [
      await store(),
      await store(),
      await store(),
      await store(),
      await store(),
    ];
    const recruiter = await makeRecruiter(runtime.db);
    await refer(photo);
    await runtime.db
      .updateTable('recruiters')
      .set({ profilePicHandle: face })
      .where('id', '=', recruiter.userId)
      .execute();
    const company = await makeCompany(runtime.db, { logoHandle: logo });
    await runtime.db
      .insertInto('developerProjects')
      .values({
        developerId: person.userId,
        name: 'Mare',
        year: 2025,
        month: 3,
        description: 'Un jeu.',
        images: JSON.stringify([{ handle: first }, { handle: second }]),
        position: 0,
      })
      .execute();
    clock.advance(48 * hour);
    await sweepFiles(runtime);
    for (const handle of [photo, face, logo, first, second]) expect(await isThere(handle)).toBe(true);
    await refer(null);
    await runtime.db.updateTable('companies').set({ logoHandle: null }).where('id', '=', company).execute();
    await runtime.db
      .updateTable('developerProjects')
      .set({ images: JSON.stringify([{ handle: first }]) })
      .execute();
    await sweepFiles(runtime);
    const left = await Promise.all([photo, face, logo, first, second].map(isThere));
    expect(left).toEqual([false, true, false, true, false]);
  });

  it('checks every column that may refer to a file', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name ~ 'handle(?!d)|image|picture' order by 1`.execute(runtime.db);
    // The last column belongs to the accounts library and is always empty.
    const notFiles = ['files.handle', 'technologies.handle', 'test_badges.handle', 'users.image'];
    expect(rows.map(({ place }) => place).filter((place) => !notFiles.includes(place))).toEqual([
      'companies.logo_handle',
      'developer_cvs.handle',
      'developer_projects.images',
      'developers.profile_pic_handle',
      'message_files.handle',
      'recruiters.profile_pic_handle',
      'staff.pic_handle',
    ]);
  });

  it('leaves other types of files', async () => {
    const document = { handle: 'd'.repeat(32), contentType: 'text/plain', bytes: 4, createdAt: clock.now() };
    await runtime.db.insertInto('files').values(document).execute();
    clock.advance(48 * hour);
    await sweepFiles(runtime);
    expect((await storedFiles(runtime)).rows).toContain(document.handle);
  });

  it('does not delete an image to which a transaction is about to refer', async () => {
    const handle = await store();
    clock.advance(48 * hour);
    await runtime.db.transaction().execute(async (trx) => {
      expect(await ownsImage(trx, handle, [person.userId])).toBe(true);
      await sweepFiles(runtime);
      await trx.updateTable('developers').set({ profilePicHandle: handle }).where('id', '=', person.userId).execute();
    });
    await sweepFiles(runtime);
    expect(await isThere(handle)).toBe(true);
  });

  it('retries a failed deletion the next night, and continues with the others', async () => {
    const [stuck, other] = [await store(), await store()];
    clock.advance(48 * hour);
    const remove = (handle: string) =>
      handle.startsWith(stuck) ? Promise.reject(new Error('away')) : runtime.ports.files.remove(handle);
    const ports = { ...runtime.ports, files: { ...runtime.ports.files, remove } };
    await expect(sweepFiles({ ...runtime, ports })).rejects.toThrow('1 file(s)');
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
    await sweepFiles(runtime);
    expect(await isThere(stuck)).toBe(false);
  });

  it('deletes a row that a stopped process left without bytes', async () => {
    const row = { handle: 'e'.repeat(32), contentType: 'image/webp', bytes: 4, createdAt: clock.now() };
    await runtime.db.insertInto('files').values(row).execute();
    clock.advance(48 * hour);
    await sweepFiles(runtime);
    expect((await storedFiles(runtime)).rows).not.toContain(row.handle);
  });
});

describe('the owner of an image', () => {
  it('is the owner in its row, compared with one or several users', async () => {
    const handle = await store();
    const owned = (name: string, people: string[]) =>
      runtime.db.transaction().execute((trx) => ownsImage(trx, name, people));
    const other = await makeDeveloper(runtime.db);
    expect(await owned(handle, [other.userId, person.userId])).toBe(true);
    expect(await owned(handle, [other.userId])).toBe(false);
    expect(await owned(handle, [])).toBe(false);
    expect(await owned('d'.repeat(32), [person.userId])).toBe(false);
  });
});
