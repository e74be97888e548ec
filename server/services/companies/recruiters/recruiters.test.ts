import { beforeAll, describe, expect, it } from 'vitest';
import { defaultAvatar } from '../../../../domain/profile/avatar.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf } from '../../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { saveInformations } from '../../account/save-informations.ts';
import { imageType } from '../../shared/files/image-files.ts';
import { readRecruiterPage, saveRecruiterPage } from './edit-recruiter.ts';
import { readRecruiter } from './read-recruiter.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const blank = { displayName: 'Hélène Kerouan', jobTitle: '', profilePicHandle: null, avatar: null };

describe('editing a recruiter page (docs/product/companies.md, The recruiter page)', () => {
  it('stores name, title and picture; the name is the same everywhere, and the address changes with it', async () => {
    const person = await makeRecruiter(runtime.db);
    const handle = runtime.ports.random.handle();
    const file = { handle, ownerId: person.userId, contentType: imageType, bytes: 1 };
    await runtime.db.insertInto('files').values(file).execute();
    const { version } = await readRecruiterPage(as(person), person.userId);
    const value = { ...blank, jobTitle: 'Directrice', profilePicHandle: handle, avatar: defaultAvatar };
    expect(await saveRecruiterPage(as(person), person.userId, { version, value })).toEqual({ alias: 'helene-kerouan' });
    expect((await readRecruiterPage(as(person), person.userId)).value).toEqual(value);
    expect(await readRecruiter(as(undefined), 'helene-kerouan')).toMatchObject({
      recruiterId: person.userId,
      name: 'Hélène Kerouan',
      jobTitle: 'Directrice',
      picture: `/images/${handle}/300.webp`,
      own: false,
      canEdit: false,
    });
    const user = await runtime.db.selectFrom('users').select('name').where('id', '=', person.userId).executeTakeFirst();
    expect(user?.name).toBe('Hélène Kerouan');
    expect(await auditOf(runtime.db, person.userId)).toEqual([]);
  });

  it('gives two recruiters with the same name two addresses', async () => {
    const people = await Promise.all([makeRecruiter(runtime.db), makeRecruiter(runtime.db)]);
    const value = { ...blank, displayName: 'Camille Jumel' };
    const saved = await Promise.all(
      people.map((one) => saveRecruiterPage(as(one), one.userId, { version: null, value })),
    );
    expect(new Set(saved.map(({ alias }) => alias)).size).toBe(2);
  });

  it('reports a conflict, also when the name was changed in the settings', async () => {
    const person = await makeRecruiter(runtime.db);
    const { version, value } = await readRecruiterPage(as(person), person.userId);
    await saveInformations(as(person), { name: 'Un autre nom' });
    const saving = saveRecruiterPage(as(person), person.userId, { version, value });
    await expect(saving).rejects.toMatchObject({ name: 'Conflict' });
    const again = await readRecruiterPage(as(person), person.userId);
    const mine = { ...again.value, jobTitle: 'Ici' };
    await saveRecruiterPage(as(person), person.userId, { version: again.version, value: mine });
    await saveRecruiterPage(as(person), person.userId, { version: again.version, value: mine });
    expect((await readRecruiter(as(person), person.userId)).jobTitle).toBe('Ici');
  });

  it('is refused for invalid fields, and for a picture that another user uploaded', async () => {
    const person = await makeRecruiter(runtime.db);
    const save = (change: object) =>
      saveRecruiterPage(as(person), person.userId, { version: null, value: { ...blank, ...change } });
    await expect(save({ displayName: '' })).rejects.toMatchObject({ fields: { displayName: 'required' } });
    await expect(save({ profilePicHandle: 'a'.repeat(32) })).rejects.toMatchObject({
      fields: { profilePicHandle: 'unknown' },
    });
  });

  it('writes an audit entry when an administrator does it', async () => {
    const person = await makeRecruiter(runtime.db);
    await saveRecruiterPage(as(administrator), person.userId, { version: null, value: blank });
    expect(await auditOf(runtime.db, person.userId)).toMatchObject([
      { action: 'recruiter.edit', actorId: administrator.userId },
    ]);
  });
});

describe('who sees a recruiter page (docs/product/companies.md, The recruiter page)', () => {
  it('every visitor after the validation of the company; before it only the recruiter, colleagues and the team', async () => {
    const stranger = await makeRecruiter(runtime.db);
    const developer = await makeDeveloper(runtime.db);
    const known = await makeRecruiter(runtime.db);
    for (const viewer of [undefined, developer, stranger]) {
      expect(await readRecruiter(as(viewer), known.userId)).toMatchObject({ company: { name: expect.any(String) } });
    }
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const waiting = await makeRecruiter(runtime.db, { companyId });
    const colleague = await makeRecruiter(runtime.db, { companyId, admin: false });
    const newcomer = await makeNewcomer(runtime.db);
    for (const viewer of [undefined, developer, stranger]) {
      for (const hidden of [waiting, newcomer]) {
        await expect(readRecruiter(as(viewer), hidden.userId)).rejects.toMatchObject({ name: 'NotFound' });
      }
    }
    for (const viewer of [waiting, colleague, administrator]) {
      expect(await readRecruiter(as(viewer), waiting.userId)).toMatchObject({ own: viewer === waiting });
    }
    expect(await readRecruiter(as(newcomer), newcomer.userId)).toMatchObject({ company: undefined, canEdit: true });
  });

  it('an unknown user, or one who is not a recruiter, is not found', async () => {
    const developer = await makeDeveloper(runtime.db);
    for (const who of ['nobody', developer.userId, "' or 1=1"]) {
      await expect(readRecruiter(as(administrator), who)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});
