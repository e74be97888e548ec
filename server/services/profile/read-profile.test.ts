import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../domain/day.ts';
import type { ViewerKind } from '../../../domain/permissions/profile.ts';
import { cardTypes } from '../../../domain/profile/cards/card.ts';
import type { Visibility } from '../../../domain/profile/visibility.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { makeRichDeveloper, markers } from '../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { readNotes } from '../library/notes/read-notes.ts';
import type { PreviewWish } from './preview/read-preview.ts';
import type { ProfileView } from './profile-view.ts';
import { readProfile } from './read-profile.ts';

const every = (all: boolean): Visibility['cards'] => Object.fromEntries(cardTypes.map((card) => [card, { all }]));
const kinds: ViewerKind[] = ['owner', 'admin', 'recruiter', 'developer', 'anonymous'];

let runtime: Runtime;
let open: SignedIn;
let closed: SignedIn;
const others: Record<string, SignedIn> = {};
beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  open = await makeRichDeveloper(db, { all: true, cards: every(true) });
  closed = await makeRichDeveloper(db, { all: true, cards: every(false) });
  others.admin = await makeAdministrator(db);
  others.recruiter = await makeRecruiter(db);
  others.developer = await makeDeveloper(db);
});

const viewerOf = (kind: ViewerKind, owner: SignedIn): Viewer => (kind === 'owner' ? owner : others[kind]);
const asked = (owner: SignedIn, kind: ViewerKind) =>
  readProfile(contextOf(runtime, viewerOf(kind, owner)), owner.userId);

type Sees = ViewerKind[];
const signedInOnly: Sees = ['owner', 'admin', 'recruiter', 'developer'];
const insiders: Sees = ['owner', 'admin', 'recruiter'];
const editors: Sees = ['owner', 'admin'];

const none = { owner: false, admin: false, recruiter: false, developer: false, anonymous: false };
/** Every key of `can`: its value for each viewer. */
const allowed: Record<keyof ProfileView['can'], Partial<Record<ViewerKind, unknown>>> = {
  edit: { ...none, owner: true, admin: true },
  openSettings: { ...none, admin: true },
  import: { ...none, owner: true },
  boost: { ...none, owner: true },
  report: { ...none, recruiter: true, admin: true, developer: true, anonymous: true },
  writeNotes: { recruiter: 'company', admin: 'team' },
  download: { owner: 'allowed', admin: 'allowed', recruiter: 'refused' },
  anonymise: { ...none, admin: true },
};

/** Every field of a profile: which viewers get it when all cards are public, and which when no card is. */
const fields: Record<keyof typeof markers | 'email', [whenOpen: Sees, whenClosed: Sees]> = {
  displayName: [kinds, insiders],
  firstName: [kinds, editors],
  lastName: [kinds, editors],
  phoneNumber: [kinds, editors],
  email: [kinds, editors],
  oneSentence: [kinds, insiders],
  description: [kinds, insiders],
  rqth: [insiders, insiders],
  recommendation: [signedInOnly, insiders],
  // This recruiter has a free plan.
  company: [editors, editors],
  jobTitle: [kinds, insiders],
  experience: [kinds, insiders],
  school: [kinds, insiders],
  project: [kinds, insiders],
  projectLink: [kinds, insiders],
  technology: [kinds, insiders],
  test: [kinds, insiders],
  interestedBy: [kinds, insiders],
  language: [kinds, insiders],
  link: [kinds, insiders],
  interest: [kinds, insiders],
  soundtrack: [kinds, insiders],
  salary: [kinds, insiders],
  dreamPlace: [kinds, insiders],
  averageDailyRate: [insiders, insiders],
  perks: [insiders, insiders],
  codingReason: [insiders, insiders],
  // Kept back at first.
  jobIssues: [editors, editors],
  // This recruiter has a free plan: cv.test.ts tests the others.
  cv: [editors, editors],
};

/** The target address of a tracked link is decoded, because it is sent with the link. */
const unwrapped = (sent: string) =>
  sent.replace(/link=([^"&]+)/g, (_, token) =>
    decodeURIComponent(Buffer.from(decodeURIComponent(token), 'base64').toString()),
  );

describe.each(kinds)('the data sent to the kind of viewer "%s"', (kind) => {
  it.each(Object.keys(fields) as (keyof typeof fields)[])('contains the field %s only as declared', async (field) => {
    for (const [index, owner] of [open, closed].entries()) {
      const sent = unwrapped(JSON.stringify(await asked(owner, kind)));
      const marker = field === 'email' ? owner.email : markers[field];
      const sees = fields[field][index as 0 | 1].includes(kind);
      expect(sent.includes(marker), index === 0 ? 'all cards public' : 'no card public').toBe(sees);
    }
  });
});

describe('docs/product/profile.md, Names of employers', () => {
  it.each([
    ['freemium', false],
    ['id0', false],
    ['startup-yearly', true],
    ['scale-batch', true],
  ])('a recruiter on the plan %s gets them: %s', async (planId, given) => {
    const viewer = await makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
    const page = await readProfile(contextOf(runtime, viewer), closed.userId);
    expect(JSON.stringify(page).includes(markers.company)).toBe(given);
    // The entry itself is there for all of them.
    expect(JSON.stringify(page)).toContain(markers.jobTitle);
  });

  it('the owner who looks at the page as the public does gets none', async () => {
    const page = await readProfile(contextOf(runtime, open), open.userId, { wish: { as: 'public' } });
    expect(JSON.stringify(page)).toContain(markers.jobTitle);
    expect(JSON.stringify(page)).not.toContain(markers.company);
  });
});

describe('the profile page', () => {
  it('is the same by id and by alias', async () => {
    const context = contextOf(runtime, others.recruiter);
    const byId = await readProfile(context, open.userId);
    if (byId.kind !== 'profile') throw new Error(byId.kind);
    expect(await readProfile(context, byId.alias)).toEqual(byId);
  });

  it.each(['none-here', '00000000-0000-7000-8000-000000000000', "x' or 1=1", '', 'a\u0000b', 'é'.repeat(500)])(
    'is not found at %j',
    async (at) => {
      expect(await readProfile(contextOf(runtime, undefined), at)).toEqual({ kind: 'hidden', reason: 'no_profile' });
    },
  );

  it("costs one query, and one more for a recruiter's first visit", async () => {
    const { pool } = runtime;
    const newcomer = await makeRecruiter(runtime.db);
    let questions = 0;
    const original = pool.connect.bind(pool);
    // Every query acquires a connection and releases it.
    pool.connect = ((...callback: []) => {
      questions++;
      return original(...callback);
    }) as typeof pool.connect;
    const costOf = async (viewer: Viewer) => {
      questions = 0;
      await readProfile(contextOf(runtime, viewer), open.userId);
      return questions;
    };
    try {
      expect(await costOf(undefined)).toBe(1);
      expect(await costOf(open)).toBe(1);
      expect(await costOf(newcomer)).toBe(2);
      expect(await costOf(newcomer)).toBe(1);
    } finally {
      pool.connect = original;
    }
  });

  it('does not reveal a hidden name by its address', async () => {
    const profile = await asked(closed, 'anonymous');
    expect(profile).toMatchObject({ alias: closed.userId, name: undefined });
    for (const kind of ['anonymous', 'developer'] as const) {
      const { seoAlias } = await runtime.db
        .selectFrom('developers')
        .select('seoAlias')
        .where('id', '=', closed.userId)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(await asked(closed, kind))).not.toContain(seoAlias);
      expect(await asked(open, kind)).not.toHaveProperty('published');
    }
  });

  it('lists hidden cards for viewers who may edit, and the guide for the owner', async () => {
    for (const kind of kinds) {
      const profile = await asked(closed, kind);
      if (profile.kind !== 'profile') throw new Error(profile.kind);
      const edits = kind === 'owner' || kind === 'admin';
      expect(profile.can.edit).toBe(edits);
      expect(profile.hiddenCards).toEqual(edits ? [...cardTypes] : undefined);
      expect(profile.guide === undefined).toBe(kind !== 'owner');
      expect(profile.can.openSettings).toBe(kind === 'admin');
    }
  });

  it('shows its owner what the public sees, on demand', async () => {
    const profile = await readProfile(contextOf(runtime, closed), closed.userId, { wish: { as: 'public' } });
    expect(profile).toMatchObject({ kind: 'profile', cards: {}, viewer: 'anonymous', can: { edit: false } });
    // The preview gives other viewers no additional access.
    const stranger = await readProfile(contextOf(runtime, others.recruiter), closed.userId, { wish: { as: 'public' } });
    expect(stranger).toMatchObject({ viewer: 'recruiter' });
  });

  it('says to those who may edit which cards the public and recruiters do not see', async () => {
    const kept = { ...every(false), projects: { all: false, recruiters: false }, personal: { all: true } };
    const person = await makeRichDeveloper(runtime.db, { all: false, cards: kept });
    const own = await asked(person, 'owner');
    // The personal card is shown to recruiters, but not public: the profile is not.
    expect(own).toMatchObject({ hiddenCards: [...cardTypes], keptFromRecruiters: ['projects'] });
    const seen = await asked(person, 'recruiter');
    expect(seen).toMatchObject({ hiddenCards: undefined, keptFromRecruiters: undefined });
    expect(JSON.stringify(seen)).not.toContain(markers.project);
    expect(JSON.stringify(seen)).toContain(markers.phoneNumber);
  });

  it('says to each viewer what they can do', async () => {
    for (const kind of kinds) {
      const profile = await asked(open, kind);
      if (profile.kind !== 'profile') throw new Error(profile.kind);
      const expected = Object.entries(allowed).map(([key, by]) => [key, by[kind]]);
      expect(profile.can, kind).toEqual(Object.fromEntries(expected));
    }
  });

  it('gives a recruiter the same actions when the address asks for the preview of the owner', async () => {
    const ask = (wish?: PreviewWish) => readProfile(contextOf(runtime, others.recruiter), open.userId, { wish });
    for (const wish of [{ as: 'public' }, { as: 'recruiter', company: '' }] as const) {
      expect(await ask(wish)).toEqual(await ask());
    }
  });

  it('is in the language of its address', async () => {
    const profile = await readProfile(contextOf(runtime, undefined, 'en'), open.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    expect(profile.cards.about?.profession).toBe('Front-end developer');
    expect(profile.cards.experiences?.profession).toBe('Front-end developer');
    expect(profile.cards.skills?.languages[0]?.name).toBe('Spanish');
  });
});

describe('hidden and short profiles (docs/product/profile.md, Hidden profiles; Short profiles)', () => {
  it('a disabled profile is sent as nothing but the reason, except to its owner and administrators', async () => {
    const { db } = runtime;
    const gone = await makeRichDeveloper(db, { all: true, cards: every(true) });
    await db
      .updateTable('developers')
      .set({ disabledAt: new Date('2026-01-01'), disabledReason: 'Default' })
      .where('id', '=', gone.userId)
      .execute();
    for (const kind of ['recruiter', 'developer', 'anonymous'] as const)
      expect(await asked(gone, kind)).toEqual({ kind: 'hidden', reason: 'no_profile' });
    for (const kind of ['owner', 'admin'] as const) expect(await asked(gone, kind)).toMatchObject({ kind: 'profile' });
  });

  it('the reason is rec_disabled for a recruiter whose company is not validated, or who has none', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { validatedAt: null });
    const pending = await makeRecruiter(db, { companyId });
    const alone = { ...pending, membership: undefined };
    for (const viewer of [pending, alone]) {
      const profile = await readProfile(contextOf(runtime, viewer), open.userId);
      expect(profile).toEqual({ kind: 'hidden', reason: 'rec_disabled' });
      await expect(readNotes(contextOf(runtime, viewer), open.userId)).rejects.toMatchObject({
        name: 'NotFound',
      });
    }
  });

  it('the reason is quota_exceeded when the views of the day are used up, except for profiles already seen today', async () => {
    const { db, ports } = runtime;
    await db
      .insertInto('plans')
      .values({ id: 'two-a-day', type: 'regular', nameFr: 'Deux', nameEn: 'Two', candidateLimitDay: 2, position: 90 })
      .execute();
    const companyId = await makeCompany(db, { planId: 'two-a-day' });
    const recruiter = await makeRecruiter(db, { companyId });
    const look = (owner: SignedIn) => readProfile(contextOf(runtime, recruiter), owner.userId);
    const see = (developer: SignedIn, at: Date) =>
      db
        .insertInto('companyViews')
        .values({ companyId, developerId: developer.userId, day: dayOf(at) })
        .execute();
    const today = ports.clock.now();
    const yesterday = new Date(today.getTime() - 86_400_000);
    await see(closed, yesterday);
    await see(closed, today);
    expect(await look(open)).toMatchObject({ kind: 'profile', viewsLeft: 0 });
    expect(await look(others.developer as SignedIn)).toEqual({ kind: 'hidden', reason: 'quota_exceeded' });
    expect(await look(open)).toMatchObject({ kind: 'profile' });
    expect(await look(closed)).toMatchObject({ kind: 'profile' });
  });

  it('a short profile is not sent to other users', async () => {
    const short = await makeDeveloper(runtime.db, { isShort: true });
    for (const kind of ['recruiter', 'developer', 'anonymous'] as const)
      expect(await asked(short, kind)).toEqual({ kind: 'short' });
    expect(await asked(short, 'owner')).toMatchObject({ kind: 'profile', isShort: true });
  });
});
