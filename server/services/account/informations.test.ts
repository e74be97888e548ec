import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { sendPasswordReset } from './password/send-password-reset.ts';
import { readDeveloperInformations, readInformations } from './read-informations.ts';
import { saveDeveloperInformations, saveInformations } from './save-informations.ts';

let runtime: Runtime;
let count = 0;
const unknownUser = '00000000-0000-7000-8000-000000000000';
const anna = { firstName: 'Anna', lastName: 'Roux', phone: '+33 6 39 98 00 01' };

beforeAll(async () => {
  runtime = await testRuntime();
});

/** The context of a request by this viewer. */
async function as(viewer: SignedIn | undefined): Promise<Context> {
  return { ...(await new Visitor(runtime, `10.2.0.${++count}`).context()), viewer };
}

async function developer(names: { nameVisibility?: string; nickName?: string } = {}) {
  const person = await makeDeveloper(runtime.db, { lastUpdate: new Date('2026-01-01') });
  await runtime.db
    .updateTable('developerConfidential')
    .set({ firstName: 'Alix', lastName: 'Moreau', phoneNumber: '+33 6 39 98 00 00', ...names })
    .where('developerId', '=', person.userId)
    .execute();
  return person;
}

async function stored(id: string) {
  return runtime.db
    .selectFrom('users')
    .leftJoin('developers', 'developers.id', 'users.id')
    .leftJoin('developerConfidential as own', 'own.developerId', 'users.id')
    .leftJoin('recruiters', 'recruiters.id', 'users.id')
    .select(['users.name', 'users.email', 'users.emailVerified', 'developers.displayName', 'developers.lastUpdate'])
    .select(['developers.cardVersions', 'own.firstName', 'own.lastName', 'own.phoneNumber'])
    .select('recruiters.displayName as recruiterName')
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function auditOf(id: string) {
  return runtime.db
    .selectFrom('audit')
    .select(['actorId', 'action', 'data'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
}

async function emailsTo(email: string): Promise<string[]> {
  const rows = await runtime.db.selectFrom('emails').select('template').where('toAddress', '=', email).execute();
  return rows.map(({ template }) => template);
}

describe("editing one's own personal information (docs/product/account.md, Personal information)", () => {
  it('returns names and telephone for a developer, one name for a recruiter, and is refused to a visitor', async () => {
    const alix = await developer();
    expect(await readInformations(await as(alix))).toEqual({
      can: { chooseDiscretion: true },
      name: 'Alix Moreau',
      email: alix.email,
      twoFactorEnabled: false,
      developer: { firstName: 'Alix', lastName: 'Moreau', phone: '+33 6 39 98 00 00' },
      pending: undefined,
    });
    const recruiter = await makeRecruiter(runtime.db);
    const own = await readInformations(await as({ ...recruiter, twoFactorEnabled: true }));
    expect(own).toMatchObject({ name: 'Dominique Petit', developer: undefined, twoFactorEnabled: true });
    await expect(readInformations(await as(undefined))).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('stores names and telephone; the audit entry names the changed fields, never their values', async () => {
    const alix = await developer();
    await saveInformations(await as(alix), anna);
    const { phone: phoneNumber, ...names } = anna;
    expect(await stored(alix.userId)).toMatchObject({ ...names, phoneNumber });
    const lines = await auditOf(alix.userId);
    expect(lines).toEqual([
      {
        actorId: alix.userId,
        action: 'informations-changed',
        data: { fields: ['firstName', 'lastName', 'phone'] },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Anna|Roux|Alix|Moreau|39 98/);
  });

  it('removes the telephone and leaves the names and the other cards unchanged', async () => {
    const alix = await developer();
    await saveInformations(await as(alix), { firstName: 'Alix', lastName: 'Moreau', phone: null });
    expect(await stored(alix.userId)).toMatchObject({ firstName: 'Alix', phoneNumber: null, cardVersions: {} });
    expect((await auditOf(alix.userId))[0]?.data).toEqual({ fields: ['phone'] });
  });

  it('stores nothing and writes no audit entry when nothing changed', async () => {
    const alix = await developer();
    const before = await stored(alix.userId);
    await saveInformations(await as(alix), { firstName: 'Alix', lastName: 'Moreau', phone: '+33 6 39 98 00 00' });
    expect(await stored(alix.userId)).toEqual(before);
    expect(await auditOf(alix.userId)).toEqual([]);
  });

  it.each([
    ['full', 'Anna Roux'],
    ['firstName', 'Anna'],
    ['nickName', 'Alix Moreau'],
  ])('a new name updates the shown name, name visibility %s: %s', async (nameVisibility, shown) => {
    const alix = await developer({ nameVisibility, nickName: 'Loutre curieuse' });
    await saveInformations(await as(alix), anna);
    const row = await stored(alix.userId);
    expect(row).toMatchObject({ displayName: shown, name: shown, firstName: 'Anna' });
    expect(row.lastUpdate).not.toEqual(new Date('2026-01-01'));
  });

  it('raises the version of the about card, which shows the same names', async () => {
    const alix = await developer();
    await runtime.db
      .updateTable('developers')
      .set({ cardVersions: JSON.stringify({ about: 3, links: 1 }) })
      .where('id', '=', alix.userId)
      .execute();
    await saveInformations(await as(alix), anna);
    expect((await stored(alix.userId)).cardVersions).toEqual({ about: 4, links: 1 });
  });

  it('stores one name for a recruiter, also as the name that colleagues read, and for an administrator', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    await saveInformations(await as(recruiter), { name: 'Anna Roux' });
    expect(await stored(recruiter.userId)).toMatchObject({ name: 'Anna Roux', recruiterName: 'Anna Roux' });
    expect((await auditOf(recruiter.userId))[0]?.data).toEqual({ fields: ['name'] });
    const admin = await makeAdministrator(runtime.db);
    await saveInformations(await as(admin), { name: 'Anna Roux' });
    expect(await stored(admin.userId)).toMatchObject({ name: 'Anna Roux' });
  });

  it('refuses the fields of another role, and a visitor', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    const alix = await developer();
    for (const attempt of [
      saveInformations(await as(recruiter), anna),
      saveInformations(await as(alix), { name: 'Anna' }),
      saveInformations(await as(undefined), anna),
    ])
      await expect(attempt).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('an administrator edits a developer (docs/product/account.md, Personal information of a developer, for administrators)', () => {
  const account = { ...anna, email: '' };

  it('is refused to recruiters, to other developers, to the developer and to visitors', async () => {
    const alix = await developer();
    const others = [await makeRecruiter(runtime.db), await developer(), alix, undefined];
    for (const viewer of others) {
      const context = await as(viewer);
      const input = { ...account, email: 'thief@example.com' };
      for (const attempt of [
        readDeveloperInformations(context, alix.userId),
        saveDeveloperInformations(context, alix.userId, input),
        sendPasswordReset(context, alix.userId),
      ])
        await expect(attempt).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect(await stored(alix.userId)).toMatchObject({ firstName: 'Alix', email: alix.email });
    expect(await emailsTo(alix.email)).toEqual([]);
  });

  it('answers NotFound for an id that is not a developer', async () => {
    const context = await as(await makeAdministrator(runtime.db));
    const recruiter = await makeRecruiter(runtime.db);
    for (const id of [unknownUser, recruiter.userId, 'not-an-id', `${unknownUser}'`]) {
      for (const attempt of [
        () => readDeveloperInformations(context, id),
        () => saveDeveloperInformations(context, id, { ...account, email: 'x@example.com' }),
        () => sendPasswordReset(context, id),
      ])
        await expect(attempt()).rejects.toMatchObject({ name: 'NotFound' });
    }
  });

  it('changes only the fields edited in the form, and keeps what another user has changed since', async () => {
    const admin = await makeAdministrator(runtime.db);
    const alix = await developer();
    const read = async () => readDeveloperInformations(await as(admin), alix.userId);
    const { firstName, lastName, phone, email } = await read();
    const was = { firstName, lastName, phone, email };
    const sent = { firstName, lastName, phone, email };
    await saveDeveloperInformations(await as(admin), alix.userId, { ...sent, phone: '+33 6 39 98 11 11', was });
    // The owner opened the form before that change and edited only the last name.
    await saveInformations(await as(alix), { firstName, lastName: 'Durand', phone, was });
    expect(await read()).toMatchObject({ firstName, lastName: 'Durand', phone: '+33 6 39 98 11 11', email });
  });

  it('reads and stores names and telephone, with an audit entry that names fields only', async () => {
    const admin = await makeAdministrator(runtime.db);
    const alix = await developer();
    expect(await readDeveloperInformations(await as(admin), alix.userId)).toEqual({
      id: alix.userId,
      displayName: 'Alix Moreau',
      email: alix.email,
      firstName: 'Alix',
      lastName: 'Moreau',
      phone: '+33 6 39 98 00 00',
    });
    await saveDeveloperInformations(await as(admin), alix.userId, { ...anna, email: alix.email });
    expect(await stored(alix.userId)).toMatchObject({ displayName: 'Anna Roux', email: alix.email });
    expect(await auditOf(alix.userId)).toEqual([
      { actorId: admin.userId, action: 'informations-changed', data: { fields: ['firstName', 'lastName', 'phone'] } },
    ]);
    expect(await emailsTo(alix.email)).toEqual([]);
  });

  it('sets the address at once, informs the old and the new address, and drops the change the developer had asked for', async () => {
    const admin = await makeAdministrator(runtime.db);
    const alix = await developer();
    const email = `alix${++count}@example.com`;
    const asked = { newEmail: 'else@example.com', tokenHash: alix.userId, expiresAt: new Date('2100-01-01') };
    await runtime.db
      .insertInto('emailChanges')
      .values({ userId: alix.userId, ...asked })
      .execute();
    const input = { firstName: 'Alix', lastName: 'Moreau', phone: '+33 6 39 98 00 00', email };
    await saveDeveloperInformations(await as(admin), alix.userId, input);
    expect(await stored(alix.userId)).toMatchObject({ email, emailVerified: true });
    expect(await emailsTo(alix.email)).toEqual(['email-changed']);
    expect(await emailsTo(email)).toEqual(['email-set']);
    const lines = await auditOf(alix.userId);
    expect(lines).toEqual([{ actorId: admin.userId, action: 'email-changed', data: { fields: ['email'] } }]);
    expect((await readInformations(await as(alix))).pending).toBeUndefined();
  });

  it('leaves an unconfirmed account unconfirmed', async () => {
    const alix = await developer();
    await runtime.db.updateTable('users').set({ emailVerified: false }).where('id', '=', alix.userId).execute();
    const input = { ...anna, email: `alix${++count}@example.com` };
    await saveDeveloperInformations(await as(await makeAdministrator(runtime.db)), alix.userId, input);
    expect(await stored(alix.userId)).toMatchObject({ emailVerified: false });
  });

  it('refuses an address that has an account, and stores nothing of the form', async () => {
    const alix = await developer();
    const other = await makeRecruiter(runtime.db);
    const context = await as(await makeAdministrator(runtime.db));
    const attempt = saveDeveloperInformations(context, alix.userId, { ...anna, email: other.email });
    await expect(attempt).rejects.toMatchObject({ name: 'Invalid', fields: { email: 'emailTaken' } });
    expect(await stored(alix.userId)).toMatchObject({ firstName: 'Alix', email: alix.email });
    expect(await auditOf(alix.userId)).toEqual([]);
    expect(await emailsTo(alix.email)).toEqual([]);
  });

  it('sends the e-mail for a forgotten password, and the audit entry names the administrator', async () => {
    const admin = await makeAdministrator(runtime.db);
    const alix = await developer();
    await sendPasswordReset(await as(admin), alix.userId);
    expect(await emailsTo(alix.email)).toEqual(['reset-password']);
    expect(await auditOf(alix.userId)).toEqual([{ actorId: admin.userId, action: 'password-reset-sent', data: {} }]);
  });
});
