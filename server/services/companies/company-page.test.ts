import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyPageDraft } from '../../../domain/companies/company.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { auditOf } from '../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { imageType } from '../shared/files/image-files.ts';
import { createCompany } from './create-company.ts';
import { readCompanyPage, saveCompanyPage } from './edit-company.ts';
import { findCompanies } from './find-companies.ts';
import { readCompany } from './read-company.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer, locale: 'fr' | 'en' = 'fr') => contextOf(runtime, viewer, locale);
const place = { placeId: 'insee:44109', label: '' };
const fresh = { name: 'Maréva Ports', website: 'https://mareva.example/', place, staffCount: 64 };
const blank: CompanyPageDraft = {
  ...fresh,
  logoHandle: null,
  description: '',
  technologyIds: [],
  superlikeRequirements: '',
};
const rowOf = (id: string) =>
  runtime.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The user with the membership that the next request would read. */
async function refreshed(person: SignedIn): Promise<SignedIn> {
  const row = await runtime.db
    .selectFrom('companyMembers as m')
    .innerJoin('companies as c', 'c.id', 'm.companyId')
    .select(['m.companyId', 'm.admin', 'm.intros', 'c.planId', 'c.validatedAt', 'c.refusedAt'])
    .where('m.recruiterId', '=', person.userId)
    .executeTakeFirst();
  if (!row) return { ...person, membership: undefined };
  const { validatedAt, refusedAt, ...same } = row;
  return { ...person, membership: { ...same, validated: validatedAt !== null, refused: refusedAt !== null } };
}

async function storedImage(ownerId: string): Promise<string> {
  const handle = runtime.ports.random.handle();
  await runtime.db.insertInto('files').values({ handle, ownerId, contentType: imageType, bytes: 1 }).execute();
  return handle;
}

describe('a recruiter creates a company (docs/product/companies.md, Joining or creating a company)', () => {
  it('the creator becomes its administrator; it waits for validation, with an address, a drawn logo and the free plan', async () => {
    const founder = await makeNewcomer(runtime.db);
    expect(await createCompany(as(founder), fresh)).toEqual({ alias: 'mareva-ports' });
    const { membership } = await refreshed(founder);
    expect(membership).toMatchObject({ admin: true, intros: true, validated: false, planId: 'freemium' });
    expect(await rowOf(membership?.companyId ?? '')).toMatchObject({
      name: 'Maréva Ports',
      website: 'https://mareva.example/',
      staffCount: 64,
      placeId: 'insee:44109',
      validatedAt: null,
      logo: { initials: 'MP' },
    });
    expect(await auditOf(runtime.db, membership?.companyId ?? '')).toMatchObject([
      { action: 'company.create', actorId: founder.userId },
    ]);
    const recruiter = await runtime.db
      .selectFrom('recruiters')
      .select('seoAlias')
      .where('id', '=', founder.userId)
      .executeTakeFirst();
    expect(recruiter?.seoAlias).toMatch(/^sam-girard/);
  });

  it('two companies with the same name get two addresses, also at the same moment', async () => {
    const founders = await Promise.all([makeNewcomer(runtime.db), makeNewcomer(runtime.db)]);
    const made = await Promise.all(founders.map((one) => createCompany(as(one), { ...fresh, name: 'Jumelle' })));
    expect(new Set(made.map(({ alias }) => alias)).size).toBe(2);
    expect(made.map(({ alias }) => alias)).toContain('jumelle');
  });

  it('the same recruiter cannot create two, also at the same moment', async () => {
    const founder = await makeNewcomer(runtime.db);
    const names = ['Première', 'Seconde'];
    const outcomes = await Promise.allSettled(names.map((name) => createCompany(as(founder), { ...fresh, name })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'Conflict' } });
    const left = await runtime.db.selectFrom('companies').select('id').where('name', 'in', names).execute();
    expect(left).toHaveLength(1);
  });

  it.each([
    ['01890000-0000-7000-8000-000000000099', /^entreprise-01890000/],
    ['株式会社', /^entreprise/],
  ])('a company named %s gets an address that cannot be confused with an id', async (name, alias) => {
    expect((await createCompany(as(await makeNewcomer(runtime.db)), { ...fresh, name })).alias).toMatch(alias);
  });

  it('is refused for invalid fields, and to users who cannot choose a company', async () => {
    const newcomer = await makeNewcomer(runtime.db);
    await expect(createCompany(as(newcomer), { ...fresh, name: '' })).rejects.toMatchObject({
      name: 'Invalid',
      fields: { name: 'required' },
    });
    await expect(createCompany(as(newcomer), { ...fresh, place: { placeId: 'nowhere' } })).rejects.toMatchObject({
      fields: { place: 'unknown' },
    });
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db), administrator]) {
      await expect(createCompany(as(viewer), fresh)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('editing the company page (docs/product/companies.md, Editing the company page)', () => {
  it('stores the form, and the page shows it', async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const { version, value } = await readCompanyPage(as(manager), companyId);
    const logoHandle = await storedImage(manager.userId);
    const change: CompanyPageDraft = {
      ...value,
      website: 'https://www.petits.example/a',
      place,
      logoHandle,
      description: 'Des **repas** <script>alert(1)</script>',
      technologyIds: ['react', 'php'],
      superlikeRequirements: 'Racontez.',
    };
    const { alias } = await saveCompanyPage(as(manager), companyId, { version, value: change });
    expect((await readCompanyPage(as(manager), companyId)).value).toEqual({
      ...change,
      place: { placeId: 'insee:44109', label: 'Nantes, France' },
    });
    const page = await readCompany(as(undefined), alias);
    expect(page).toMatchObject({
      companyId,
      alias,
      logo: `/images/${logoHandle}/300.webp`,
      place: 'Nantes, France',
      technologies: [{ id: 'react' }, { id: 'php' }],
      can: { edit: false, seeTeam: false, review: false },
      inside: undefined,
      plans: undefined,
    });
    expect(page.description).toContain('<strong>repas</strong>');
    expect(page.description).not.toContain('<script>');
    expect(page.superlikeRequirements).toContain('Racontez.');
    expect(page.recruiters.map(({ id }) => id)).toEqual([manager.userId]);
  });

  it('counts clicks on the website, except those of its own members', async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const website = 'https://www.petits.example/a';
    await runtime.db.updateTable('companies').set({ website }).where('id', '=', companyId).execute();
    expect((await readCompany(as(manager), companyId)).website).toEqual({ label: 'petits.example', url: website });
    const tracked = (await readCompany(as(undefined), companyId)).website;
    expect(tracked?.label).toBe('petits.example');
    expect(runtime.ports.links.open(new URL(tracked?.url ?? '').searchParams.get('link') ?? '')).toMatchObject({
      url: website,
      type: 'company',
      data: companyId,
    });
    await runtime.db
      .updateTable('companies')
      .set({ website: 'javascript:alert(1)' })
      .where('id', '=', companyId)
      .execute();
    expect((await readCompany(as(undefined), companyId)).website).toBeUndefined();
  });

  it('reports a conflict, keeps the stored page, and accepts the same form twice', async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const { version, value } = await readCompanyPage(as(manager), companyId);
    const mine = { ...value, ...fresh, name: value.name, description: 'La mienne' };
    const theirs = { ...mine, description: 'La leur' };
    await saveCompanyPage(as(manager), companyId, { version, value: mine });
    await expect(saveCompanyPage(as(manager), companyId, { version, value: theirs })).rejects.toMatchObject({
      name: 'Conflict',
    });
    await saveCompanyPage(as(manager), companyId, { version, value: mine });
    expect((await rowOf(companyId)).description).toBe('La mienne');
    await saveCompanyPage(as(manager), companyId, { version: null, value: theirs });
    expect((await rowOf(companyId)).description).toBe('La leur');
  });

  it.each([
    ['name', '', 'required'],
    ['technologyIds', ['react', 'no-such-thing'], 'unknown'],
    ['place', { placeId: 'nowhere', label: '' }, 'unknown'],
    ['logoHandle', 'a'.repeat(32), 'unknown'],
  ])('stores nothing when its %s is invalid', async (field, wrong, code) => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const before = await rowOf(companyId);
    const value = { ...blank, name: before.name, description: 'Nouveau', [field]: wrong };
    const saving = saveCompanyPage(as(manager), companyId, { version: 0, value });
    await expect(saving).rejects.toMatchObject({ name: 'Invalid' });
    await saving.catch(({ fields }) => expect(Object.values(fields)).toContain(code));
    expect(await rowOf(companyId)).toEqual(before);
  });

  it('refuses a picture that another user uploaded', async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const { name } = await rowOf(companyId);
    const logoHandle = await storedImage((await makeRecruiter(runtime.db)).userId);
    const value = { ...blank, name, logoHandle };
    await expect(saveCompanyPage(as(manager), companyId, { version: 0, value })).rejects.toMatchObject({
      fields: { logoHandle: 'unknown' },
    });
  });

  it("writes an audit entry for the team, not for the company's own administrators", async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const { name } = await rowOf(companyId);
    await saveCompanyPage(as(manager), companyId, { version: 0, value: { ...blank, name } });
    expect(await auditOf(runtime.db, companyId)).toEqual([]);
    await saveCompanyPage(as(administrator), companyId, { version: 1, value: { ...blank, name, staffCount: 3 } });
    expect(await auditOf(runtime.db, companyId)).toMatchObject([
      { action: 'company.edit', actorId: administrator.userId },
    ]);
  });
});

describe('the name and the address of a company (docs/product/companies.md, Company names and addresses)', () => {
  it('can change while the company waits for validation, and the old address stops working', async () => {
    const founder = await makeNewcomer(runtime.db);
    await createCompany(as(founder), { ...fresh, name: 'Brouillon' });
    const manager = await refreshed(founder);
    const companyId = manager.membership?.companyId ?? '';
    const { alias } = await saveCompanyPage(as(manager), companyId, {
      version: 0,
      value: { ...blank, name: 'Au Propre' },
    });
    expect(alias).toBe('au-propre');
    expect((await rowOf(companyId)).logo).toMatchObject({ initials: 'AP' });
    await expect(readCompany(as(manager), 'brouillon')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are changed only by the team after validation, and the old address redirects', async () => {
    const companyId = await makeCompany(runtime.db, { name: 'Vieux Nom', seoAlias: 'vieux-nom' });
    const manager = await makeRecruiter(runtime.db, { companyId });
    const value = { ...blank, name: 'Nouveau Nom' };
    await expect(saveCompanyPage(as(manager), companyId, { version: 0, value })).rejects.toMatchObject({
      fields: { name: 'validatedName' },
    });
    expect(await saveCompanyPage(as(administrator), companyId, { version: 0, value })).toEqual({
      alias: 'nouveau-nom',
    });
    expect((await readCompany(as(undefined), 'vieux-nom')).alias).toBe('nouveau-nom');
    const other = await makeNewcomer(runtime.db);
    expect((await createCompany(as(other), { ...fresh, name: 'Vieux nom' })).alias).toMatch(/^vieux-nom-/);
    const back = { version: 1, value: { ...blank, name: 'Vieux Nom' } };
    expect(await saveCompanyPage(as(administrator), companyId, back)).toEqual({ alias: 'vieux-nom' });
    expect((await readCompany(as(undefined), 'nouveau-nom')).alias).toBe('vieux-nom');
  });
});

describe('who sees a company page (docs/product/companies.md, The company page)', () => {
  it('every visitor after validation; before it and after a refusal only its members and the team', async () => {
    const refusal = { refusedAt: new Date('2026-01-02'), refusedReason: 'Le site ne répond pas.' };
    const states = [{ validatedAt: null }, { validatedAt: null, ...refusal }, {}];
    for (const [index, traits] of states.entries()) {
      const companyId = await makeCompany(runtime.db, traits);
      const member = await makeRecruiter(runtime.db, { companyId, admin: false });
      const strangers = [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)];
      for (const viewer of strangers) {
        const reading = readCompany(as(viewer), companyId);
        if (index === 2) expect(await reading).toMatchObject({ inside: undefined, state: 'validated' });
        else await expect(reading).rejects.toMatchObject({ name: 'NotFound' });
      }
      for (const viewer of [member, administrator]) {
        const { inside, can, plans } = await readCompany(as(viewer), companyId);
        expect(inside).toMatchObject({ guide: { isNotCompleted: true }, member: viewer === member });
        expect(can.edit).toBe(viewer === administrator);
        expect(plans === undefined).toBe(viewer === member);
      }
    }
  });

  it('an unknown company is not found', async () => {
    for (const alias of ['nobody', '00000000-0000-7000-8000-000000000000', "' or 1=1 --"]) {
      await expect(readCompany(as(administrator), alias)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});

describe('the search for a company by name', () => {
  it('finds validated names without regard to accents and capitals, and returns only names', async () => {
    await makeCompany(runtime.db, { name: 'Château Numérique', seoAlias: 'chateau-numerique' });
    await makeCompany(runtime.db, { name: 'Château Secret', seoAlias: 'chateau-secret', validatedAt: null });
    const refusal = { validatedAt: null, refusedAt: new Date(), refusedReason: 'Non' };
    await makeCompany(runtime.db, { name: 'Château Fermé', seoAlias: 'chateau-ferme', ...refusal });
    const newcomer = await makeNewcomer(runtime.db);
    for (const text of ['chateau', 'CHÂTEAU', 'numerique', 'teau num']) {
      const found = await findCompanies(as(newcomer), text);
      expect(found.map(({ name }) => name)).toEqual(['Château Numérique']);
      expect(Object.keys(found[0] ?? {})).toEqual(['id', 'name']);
    }
    for (const text of ['', 'c', '%', '__', 'x'.repeat(10_000)]) {
      expect(await findCompanies(as(newcomer), text)).toEqual([]);
    }
  });

  it('is only for recruiters without a company', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db), administrator]) {
      await expect(findCompanies(as(viewer), 'chateau')).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
