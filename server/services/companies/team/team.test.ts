import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { changePermissions, giveUpCompany, leaveCompany, removeMember } from './change-team.ts';
import { readTeam } from './read-team.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);

/** A company with two administrators and one member without permissions. */
async function makeTeam(traits: Parameters<typeof makeCompany>[1] = {}) {
  const companyId = await makeCompany(runtime.db, traits);
  const one = await makeRecruiter(runtime.db, { companyId });
  const two = await makeRecruiter(runtime.db, { companyId });
  const member = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
  return { companyId, one, two, member };
}

async function flags(companyId: string) {
  const rows = await runtime.db
    .selectFrom('companyMembers')
    .select(['recruiterId', 'admin', 'intros'])
    .where('companyId', '=', companyId)
    .execute();
  return Object.fromEntries(rows.map(({ recruiterId, admin, intros }) => [recruiterId, { admin, intros }]));
}

const lastAdmin = { name: 'Invalid', fields: { '': 'lastAdmin' } };

describe('permissions of members (docs/product/companies.md, Members and their rights)', () => {
  it('are changed by company administrators and the team, with an audit entry', async () => {
    const { companyId, one, member } = await makeTeam();
    await changePermissions(as(one), companyId, member.userId, { admin: false, intros: true });
    expect((await flags(companyId))[member.userId]).toEqual({ admin: false, intros: true });
    await changePermissions(as(administrator), companyId, member.userId, { admin: true, intros: false });
    expect((await flags(companyId))[member.userId]).toEqual({ admin: true, intros: false });
    expect(await auditOf(runtime.db, companyId)).toMatchObject([
      { action: 'company.permissions', actorId: one.userId, data: { recruiterId: member.userId, intros: true } },
      { action: 'company.permissions', actorId: administrator.userId, data: { admin: true } },
    ]);
  });

  it('cannot be changed by a member for themselves', async () => {
    const { companyId, member } = await makeTeam();
    const all = { admin: true, intros: true };
    await expect(changePermissions(as(member), companyId, member.userId, all)).rejects.toMatchObject({
      name: 'Forbidden',
    });
  });

  it('are checked again when the change is stored', async () => {
    const { companyId, one, two, member } = await makeTeam();
    await changePermissions(as(one), companyId, two.userId, { admin: false, intros: true });
    await expect(removeMember(as(two), companyId, member.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    await removeMember(as(one), companyId, two.userId);
    await expect(leaveCompany(as(two), companyId)).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('leaving a company and removing a member', () => {
  it("deletes the member's own lists, keeps their notes, and sends an e-mail to a removed member", async () => {
    const { companyId, one, member } = await makeTeam();
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const { userId: recruiterId } = member;
    const own = { recruiterId, companyId };
    await runtime.db
      .insertInto('favourites')
      .values({ ...own, developerId })
      .execute();
    await runtime.db
      .insertInto('savedSearches')
      .values({ ...own, name: 'React', query: 'techno=react' })
      .execute();
    await runtime.db
      .insertInto('selections')
      .values({ ...own, developerId, addedAt: new Date('2026-11-01'), message: 'Bonjour' })
      .execute();
    await runtime.db
      .insertInto('selectionDrafts')
      .values({ ...own, sameForAll: true, message: 'Bonjour' })
      .execute();
    await runtime.db
      .insertInto('companyNotes')
      .values({ companyId, developerId, authorId: recruiterId, message: 'À revoir' })
      .execute();
    await removeMember(as(one), companyId, recruiterId);
    expect(await flags(companyId)).not.toHaveProperty(recruiterId);
    for (const table of ['favourites', 'savedSearches', 'selections', 'selectionDrafts'] as const) {
      expect(
        await runtime.db.selectFrom(table).select('companyId').where('companyId', '=', companyId).execute(),
      ).toEqual([]);
    }
    const notes = await runtime.db
      .selectFrom('companyNotes')
      .select('message')
      .where('companyId', '=', companyId)
      .execute();
    expect(notes).toHaveLength(1);
    expect(await emailsTo(runtime.db, member.email)).toMatchObject([{ template: 'member-removed' }]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([{ action: 'company.remove', data: { recruiterId } }]);
  });

  it('is possible for every member who is not the last administrator, without an e-mail', async () => {
    const { companyId, member } = await makeTeam();
    await leaveCompany(as(member), companyId);
    expect(Object.keys(await flags(companyId))).toHaveLength(2);
    expect(await emailsTo(runtime.db, member.email)).toEqual([]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([{ action: 'company.leave', actorId: member.userId }]);
  });
});

describe('the last administrator of a company', () => {
  it('cannot leave, be removed or lose the permission, not even by the team', async () => {
    const { companyId, one, two } = await makeTeam();
    await leaveCompany(as(two), companyId);
    const before = await flags(companyId);
    await expect(leaveCompany(as(one), companyId)).rejects.toMatchObject(lastAdmin);
    await expect(removeMember(as(one), companyId, one.userId)).rejects.toMatchObject(lastAdmin);
    const less = { admin: false, intros: true };
    for (const viewer of [one, administrator]) {
      await expect(changePermissions(as(viewer), companyId, one.userId, less)).rejects.toMatchObject(lastAdmin);
    }
    await expect(removeMember(as(administrator), companyId, one.userId)).rejects.toMatchObject(lastAdmin);
    expect(await flags(companyId)).toEqual(before);
  });

  it.each<[string, (companyId: string, me: SignedIn, other: SignedIn) => Promise<void>]>([
    ['both leave', (companyId, me) => leaveCompany(as(me), companyId)],
    ['each removes the other', (companyId, me, other) => removeMember(as(me), companyId, other.userId)],
    [
      'both give up the permission',
      (companyId, me) => changePermissions(as(me), companyId, me.userId, { admin: false, intros: false }),
    ],
    [
      'each takes the permission from the other',
      (companyId, me, other) => changePermissions(as(me), companyId, other.userId, { admin: false, intros: false }),
    ],
  ])('stays when two administrators act at once: %s', async (_, act) => {
    for (let round = 0; round < 5; round++) {
      const { companyId, one, two } = await makeTeam();
      const outcomes = await Promise.allSettled([act(companyId, one, two), act(companyId, two, one)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(Object.values(await flags(companyId)).filter(({ admin }) => admin)).toHaveLength(1);
    }
  });

  it('may delete a company that is not validated and has no other member', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const founder = await makeRecruiter(runtime.db, { companyId });
    const helper = await makeRecruiter(runtime.db, { companyId, admin: false });
    const notAlone = { name: 'Invalid', fields: { '': 'notAlone' } };
    await expect(giveUpCompany(as(founder), companyId)).rejects.toMatchObject(notAlone);
    await leaveCompany(as(helper), companyId);
    await giveUpCompany(as(founder), companyId);
    expect(await runtime.db.selectFrom('companies').select('id').where('id', '=', companyId).execute()).toEqual([]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([{}, { action: 'company.give-up' }]);
    const validated = await makeRecruiter(runtime.db);
    await expect(giveUpCompany(as(validated), validated.membership.companyId)).rejects.toMatchObject(notAlone);
  });
});

describe('the members page', () => {
  it('shows e-mail addresses, invitations and requests to administrators of the company only', async () => {
    const { companyId, one, member } = await makeTeam({ seoAlias: 'equipe-a-lire' });
    const full = await readTeam(as(one), 'equipe-a-lire');
    expect(full.can).toEqual({ manage: true, leave: true, giveUp: false });
    expect(full.members).toHaveLength(3);
    expect(full.members.find(({ self }) => self)).toMatchObject({
      recruiterId: one.userId,
      email: one.email,
      last: false,
    });
    const plain = await readTeam(as(member), companyId);
    expect(plain.can).toEqual({ manage: false, leave: true, giveUp: false });
    expect(plain.members.map(({ email }) => email)).toEqual([undefined, undefined, undefined]);
    expect(plain).toMatchObject({ invitations: [], requests: [] });
    expect((await readTeam(as(administrator), companyId)).can).toEqual({ manage: true, leave: false, giveUp: false });
  });

  it('marks the last administrator, who cannot leave', async () => {
    const alone = await makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { validatedAt: null }) });
    const { can, members } = await readTeam(as(alone), alone.membership.companyId);
    expect(can).toEqual({ manage: true, leave: false, giveUp: true });
    expect(members).toMatchObject([{ last: true }]);
  });
});
