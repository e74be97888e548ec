import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLibraryQuery } from '../../../domain/library/query.ts';
import { libraryAccess } from '../../../domain/permissions/library.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readLibrary } from '../library/read-library.ts';
import { readProfile } from '../profile/read-profile.ts';
import { countCompanies, readQueue, searchCompanies } from './read-queue.ts';
import { acceptCompany, askAgain, refuseCompany } from './review.ts';
import { withdrawValidation } from './withdraw-validation.ts';

let runtime: Runtime;
let administrator: SignedIn;
let companyId: string;
let founder: Awaited<ReturnType<typeof makeRecruiter>>;
let helper: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

beforeEach(async () => {
  companyId = await makeCompany(runtime.db, { name: 'Orgelet', seoAlias: null, validatedAt: null });
  founder = await makeRecruiter(runtime.db, { companyId });
  helper = await makeRecruiter(runtime.db, { companyId, admin: false });
  await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', helper.userId).execute();
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const rowOf = () =>
  runtime.db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
const reason = 'Le site ne répond pas.\nEt le nom est celui d’une autre.';

describe('the team accepts a company (docs/product/companies.md, Company queue)', () => {
  it('its members get an e-mail, each in their own language, and there is an audit entry', async () => {
    await acceptCompany(as(administrator), companyId);
    expect(await rowOf()).toMatchObject({ validatedBy: administrator.userId, refusedAt: null });
    expect((await rowOf()).validatedAt).not.toBeNull();
    expect(await emailsTo(runtime.db, founder.email)).toMatchObject([
      { template: 'company-validated', subject: 'Votre entreprise est validée : Orgelet' },
    ]);
    expect(await emailsTo(runtime.db, helper.email)).toMatchObject([
      { subject: 'Your company has been validated: Orgelet' },
    ]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([
      { action: 'company.accept', actorId: administrator.userId },
    ]);
  });

  it('a second decision, or one after a refusal, gets a Conflict', async () => {
    const second = await makeAdministrator(runtime.db);
    const outcomes = await Promise.allSettled([
      acceptCompany(as(administrator), companyId),
      acceptCompany(as(second), companyId),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'Conflict' } });
    expect(await emailsTo(runtime.db, founder.email)).toHaveLength(1);
    await expect(refuseCompany(as(second), companyId, { reason })).rejects.toMatchObject({ name: 'Conflict' });
    await withdrawValidation(as(administrator), companyId, { reason });
    await expect(acceptCompany(as(administrator), companyId)).rejects.toMatchObject({ name: 'Conflict' });
  });
});

describe('the team refuses a company', () => {
  it('its administrators read the reason in an e-mail', async () => {
    await refuseCompany(as(administrator), companyId, { reason });
    expect(await rowOf()).toMatchObject({ validatedAt: null, refusedReason: reason });
    const [email] = await emailsTo(runtime.db, founder.email);
    expect(email).toMatchObject({ template: 'company-refused', locale: 'fr' });
    expect(email?.text).toContain('> Le site ne répond pas.\n>\n> Et le nom');
    expect(await emailsTo(runtime.db, helper.email)).toEqual([]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([{ action: 'company.refuse', data: { reason } }]);
    await expect(refuseCompany(as(administrator), companyId, { reason })).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('a reason is required', async () => {
    await expect(refuseCompany(as(administrator), companyId, { reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'required' },
    });
  });

  it('the company may correct its page and ask again, and is queued after the companies that already wait', async () => {
    await refuseCompany(as(administrator), companyId, { reason });
    const other = await makeCompany(runtime.db, { validatedAt: null });
    await expect(askAgain(as(helper), companyId)).rejects.toMatchObject({ name: 'Forbidden' });
    await askAgain(as(founder), companyId);
    expect(await rowOf()).toMatchObject({ refusedAt: null, refusedReason: null });
    await expect(askAgain(as(founder), companyId)).rejects.toMatchObject({ name: 'Conflict' });
    const waiting = (await readQueue(as(administrator))).companies.map(({ id }) => id);
    expect(waiting.indexOf(other)).toBeLessThan(waiting.indexOf(companyId));
    await acceptCompany(as(administrator), companyId);
    expect((await auditOf(runtime.db, companyId)).map(({ action }) => action)).toEqual([
      'company.refuse',
      'company.ask-again',
      'company.accept',
    ]);
  });
});

describe('a company that is not validated (docs/product/companies.md, What validation opens)', () => {
  it('opens no profile and no library, while it waits and after a refusal', async () => {
    const developer = await makeDeveloper(runtime.db);
    const everybody = readLibraryQuery(new URLSearchParams());
    const refused = { ...founder, membership: { ...founder.membership, refused: true } };
    expect(await readLibrary(as(founder), everybody, undefined)).toEqual({ access: 'pending' });
    expect(await readLibrary(as(refused), everybody, undefined)).toEqual({ access: 'declined' });
    expect(libraryAccess(refused)).toBe('declined');
    for (const viewer of [founder, refused]) {
      expect(await readProfile(as(viewer), developer.userId)).toEqual({ kind: 'hidden', reason: 'rec_disabled' });
    }
  });
});

describe('the company queue (docs/product/companies.md, Company queue)', () => {
  it('shows waiting companies with their members and companies of a similar name', async () => {
    await runtime.db.updateTable('companies').set({ name: 'Unique' }).where('id', '=', companyId).execute();
    await makeCompany(runtime.db, { name: 'unique', seoAlias: 'unique-sa' });
    const { companies, total } = await readQueue(as(administrator));
    expect(total).toBeGreaterThanOrEqual(companies.length);
    expect(companies.find(({ id }) => id === companyId)).toMatchObject({
      name: 'Unique',
      people: [{ email: founder.email }, { email: helper.email }],
      namesakes: [{ alias: 'unique-sa', name: 'unique' }],
    });
  });

  it('is searched by the name of the company or of a member', async () => {
    await runtime.db.updateTable('companies').set({ name: 'Zéphyr 100 %' }).where('id', '=', companyId).execute();
    for (const text of ['zéphyr', 'ZEPHYR', '0 %', founder.email]) {
      const { companies, total } = await readQueue(as(administrator), text);
      expect([total, companies.map(({ id }) => id)]).toEqual([1, [companyId]]);
    }
    expect(await readQueue(as(administrator), 'z_phyr')).toEqual({ total: 0, companies: [] });
  });

  it('leaves out decided companies; the search finds all', async () => {
    await runtime.db.updateTable('companies').set({ seoAlias: 'orgelet-x' }).where('id', '=', companyId).execute();
    await refuseCompany(as(administrator), companyId, { reason });
    expect((await readQueue(as(administrator))).companies.map(({ id }) => id)).not.toContain(companyId);
    expect(await searchCompanies(as(administrator), 'Orgelet X')).toMatchObject([
      { id: companyId, state: 'refused', plan: 'Gratuit', members: 2 },
    ]);
    expect(await searchCompanies(as(administrator), 'Orgelet X', 'refused')).toHaveLength(1);
    expect(await searchCompanies(as(administrator), 'Orgelet X', 'waiting')).toEqual([]);
    expect(await countCompanies(as(administrator), 'Orgelet X')).toEqual({ waiting: 0, validated: 0, refused: 1 });
    await runtime.db.updateTable('companies').set({ seoAlias: null }).where('id', '=', companyId).execute();
  });
});
