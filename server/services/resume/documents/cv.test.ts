import { deflateSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ViewerKind } from '../../../../domain/permissions/profile.ts';
import { mostPdfBytes } from '../../../../domain/resume/documents/pdf-limits.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makePdf } from '../../../../tests/harness/pdf.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepExpired } from '../../account/sessions/sweep-expired.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { picture, storedFiles } from '../../shared/files/images.fixture.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readCv } from './read-cv.ts';
import { removeCv } from './remove-cv.ts';
import { storeCv } from './store-cv.ts';

const clock = fixedClock();
const pdf = makePdf({ pages: [['Camille Secret', 'Architecte de mares']] });
let runtime: Runtime;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  admin = await makeAdministrator(runtime.db);
  const plan = { id: 'paid', type: 'regular', nameFr: 'Payant', nameEn: 'Paid', position: 90 };
  await runtime.db.insertInto('plans').values(plan).execute();
});

beforeEach(async () => {
  owner = await makeDeveloper(runtime.db);
});

/** Some kilobytes that become 160 MB of spaces when the page is drawn. */
function heavyPdf(filter: string, layers = 1): Buffer {
  let packed: Buffer = Buffer.alloc(160 * 1024 * 1024, ' ');
  for (let layer = 0; layer < layers; layer++) packed = deflateSync(packed, { level: layer === 0 ? 1 : 9 });
  const content = packed.toString('latin1');
  const stream = `<< /Length ${content.length} /Filter ${filter} >>\nstream\n${content}\nendstream`;
  return makePdf({ pages: [['Camille']], streams: [stream] });
}

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const sendAs = (viewer: Viewer, bytes: Uint8Array | ReadableStream<Uint8Array> = pdf, name = 'CV.pdf') =>
  storeCv(as(viewer), owner.userId, name, bytes);
const send = (bytes?: Uint8Array | ReadableStream<Uint8Array>, name?: string) => sendAs(owner, bytes, name);
const shown = async () => {
  const profile = await readProfile(as(owner), owner.userId);
  return profile.kind === 'profile' ? profile.cv : undefined;
};
const readAs = async (viewer: Viewer) => {
  const { name, content } = await readCv(as(viewer), owner.userId);
  return { name, content: Buffer.from(content) };
};
const read = () => readAs(owner);
const handle = async () => {
  const rows = runtime.db.selectFrom('developerCvs').select('handle').where('developerId', '=', owner.userId);
  return (await rows.executeTakeFirst())?.handle;
};

describe('uploading a CV: one PDF file (docs/product/resume.md, The uploaded CV)', () => {
  it('stores the file and shows its original name, its size and its date', async () => {
    expect(await shown()).toBeUndefined();
    expect(await send(pdf, 'C:\\Documents\\CV Inès.PDF')).toEqual({ name: 'CV Inès.pdf' });
    expect(await shown()).toEqual({ name: 'CV Inès.pdf', bytes: pdf.length, sentAt: expect.any(String) });
    expect(new Date((await shown())?.sentAt ?? '')).toEqual(clock.now());
    expect(await read()).toEqual({ name: 'CV Inès.pdf', content: pdf });
  });

  it('accepts a stream, and up to 10 MiB', async () => {
    await send(new Blob([new Uint8Array(pdf)]).stream());
    const padding = Buffer.alloc(mostPdfBytes - pdf.length, '%');
    await send(Buffer.concat([Buffer.from('%PDF-1.7\n'), padding.subarray(9), pdf]));
    expect((await read()).content).toHaveLength(mostPdfBytes);
  });

  it('replaces the CV before, whose bytes are deleted at once', async () => {
    await send(pdf, 'ancien.pdf');
    const old = (await handle()) ?? '';
    await send(makePdf({ pages: [['Nouveau']] }), 'nouveau.pdf');
    expect(await read()).toMatchObject({ name: 'nouveau.pdf' });
    const { rows, files } = await storedFiles(runtime);
    expect([rows.includes(old), files.includes(old)]).toEqual([false, false]);
    expect(files).toContain(await handle());
  });

  const refused: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['nothing at all', 'empty', () => Buffer.alloc(0)],
    ['one byte more than 10 MiB', 'tooLarge', () => Buffer.concat([pdf, Buffer.alloc(mostPdfBytes - pdf.length + 1)])],
    ['a picture named cv.pdf', 'notAPdf', () => picture(9, 9).png().toBuffer()],
    ['a word processor’s file', 'notAPdf', () => Buffer.from('PK\u0003\u0004')],
    ['a page that says it is a PDF', 'damaged', () => Buffer.from('<!-- %PDF-1.7 --><script>alert(1)</script>')],
    ['a PDF with a password', 'encrypted', () => makePdf({ pages: [['x']], locked: true })],
    ['the beginning of a PDF', 'damaged', () => pdf.subarray(0, 120)],
    ['a PDF without a page', 'damaged', () => makePdf({ pages: [] })],
    ['a small PDF that unpacks to a large one', 'tooHeavy', () => heavyPdf('/FlateDecode')],
    ['the same, packed twice', 'tooHeavy', () => heavyPdf('[/FlateDecode /FlateDecode]', 2)],
  ];

  it.each(refused)('refuses %s (%s), stores nothing of it, and keeps the CV before', async (_, code, make) => {
    await send(pdf, 'avant.pdf');
    const before = await storedFiles(runtime);
    await expect(send(await make())).rejects.toMatchObject({ name: 'Invalid', fields: { '': code } });
    expect(await storedFiles(runtime)).toEqual(before);
    expect(await read()).toEqual({ name: 'avant.pdf', content: pdf });
  });

  it('is limited to twenty an hour, checked before the body is read', async () => {
    for (let i = 0; i < 20; i++) await consume(runtime.db, limits.cvByAccount, owner.userId);
    const body = new Blob(['unread']).stream();
    await expect(send(body)).rejects.toMatchObject({ name: 'TooMany' });
    expect(await new Response(body).text()).toBe('unread');
  });

  it('leaves one file when two are uploaded at the same moment', async () => {
    const before = (await storedFiles(runtime)).files.length;
    await Promise.all([send(pdf, 'un.pdf'), send(pdf, 'deux.pdf')]);
    expect((await storedFiles(runtime)).files).toHaveLength(before + 1);
    expect((await read()).content).toEqual(pdf);
  });

  it('keeps the CV before when the file store fails', async () => {
    await send(pdf, 'avant.pdf');
    const context = as(owner);
    const files = { ...runtime.ports.files, put: () => Promise.reject(new Error('full')) };
    const failing = { ...context, ports: { ...context.ports, files } };
    await expect(storeCv(failing, owner.userId, 'x.pdf', pdf)).rejects.toThrow('full');
    expect(await read()).toEqual({ name: 'avant.pdf', content: pdf });
  });
});

describe('who may upload and remove a CV', () => {
  it('the owner, and an administrator on any profile, which is recorded', async () => {
    await sendAs(admin);
    await removeCv(as(admin), owner.userId);
    const lines = await runtime.db
      .selectFrom('audit')
      .select(['actorId', 'action'])
      .where('subjectId', '=', owner.userId)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { actorId: admin.userId, action: 'cv.send' },
      { actorId: admin.userId, action: 'cv.remove' },
    ]);
    await expect(storeCv(as(admin), admin.userId, 'x.pdf', pdf)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('no other user', async () => {
    await send();
    for (const viewer of [await makeDeveloper(runtime.db), await paid(), undefined]) {
      await expect(sendAs(viewer)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(removeCv(as(viewer), owner.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect((await read()).name).toBe('CV.pdf');
  });
});

const paid = async (traits: Parameters<typeof makeCompany>[1] = {}) =>
  makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId: 'paid', ...traits }) });

describe('who reads an uploaded CV (docs/product/resume.md, Who reads the uploaded CV)', () => {
  const viewers: [string, boolean, ViewerKind, () => Viewer | Promise<Viewer>][] = [
    ['the owner', true, 'owner', () => owner],
    ['an administrator', true, 'admin', () => admin],
    ['a recruiter on a paid plan', true, 'recruiter', () => paid()],
    ['a recruiter on the free plan', false, 'recruiter', () => paid({ planId: 'freemium' })],
    ['a recruiter whose company waits to be validated', false, 'recruiter', () => paid({ validatedAt: null })],
    ['a recruiter without a company', false, 'recruiter', async () => ({ ...(await paid()), membership: undefined })],
    ['another developer', false, 'developer', () => makeDeveloper(runtime.db)],
    ['a visitor who is not signed in', false, 'anonymous', () => undefined],
  ];
  const profiles: [string, object, ViewerKind[]][] = [
    ['a published profile', { isShort: false }, ['owner', 'admin', 'recruiter']],
    [
      'a profile that shows all to the public',
      { visibility: '{"all":true,"cards":{"about":{"all":true}}}' },
      ['owner', 'admin', 'recruiter'],
    ],
    ['a short profile', { isShort: true }, ['owner', 'admin']],
    ['a disabled profile', { disabledAt: new Date('2026-01-01'), disabledReason: 'Default' }, ['owner', 'admin']],
  ];

  describe.each(profiles)('of %s', (_, traits, kinds) => {
    it.each(viewers)('%s (entitled: %s) gets the same answer on page and file', async (_, entitled, kind, make) => {
      await send();
      await runtime.db.updateTable('developers').set(traits).where('id', '=', owner.userId).execute();
      const viewer = await make();
      const sees = entitled && kinds.includes(kind);
      const page = JSON.stringify(await readProfile(as(viewer), owner.userId));
      expect(page.includes('CV.pdf'), 'the page').toBe(sees);
      if (sees) expect((await readAs(viewer)).content).toEqual(pdf);
      else await expect(readAs(viewer)).rejects.toMatchObject({ name: viewer ? 'NotFound' : 'Forbidden' });
    });
  });

  it("it needs one of the company's views of the day", async () => {
    const plan = { id: 'one-a-day', type: 'regular', nameFr: 'Un', nameEn: 'One', candidateLimitDay: 1, position: 91 };
    await runtime.db.insertInto('plans').values(plan).execute();
    const recruiter = await paid({ planId: plan.id });
    const see = (developer: SignedIn) =>
      runtime.db
        .insertInto('companyViews')
        .values({ companyId: recruiter.membership.companyId, developerId: developer.userId, day: clock.now() })
        .execute();
    await send();
    await see(await makeDeveloper(runtime.db));
    await expect(readAs(recruiter)).rejects.toMatchObject({ name: 'NotFound' });
    await see(owner);
    expect((await readAs(recruiter)).content).toEqual(pdf);
  });

  it('its owner does not see it in the preview of the public profile', async () => {
    await send();
    expect(await readProfile(as(owner), owner.userId, { wish: { as: 'public' } })).not.toHaveProperty('cv');
  });

  it('reading the file counts as a visit, also when the page was not opened', async () => {
    await send();
    const recruiter = await paid();
    await readAs(recruiter);
    const visits = runtime.db.selectFrom('developerVisits').select('count').where('recruiterId', '=', recruiter.userId);
    expect(await visits.execute()).toEqual([{ count: 1 }]);
  });

  it.each(['nobody', '00000000-0000-7000-8000-000000000000', '../files', ''])('there is no CV at %j', async (at) => {
    await expect(readCv(as(admin), at)).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('deleting a CV', () => {
  it('removes row and bytes at once, and removing it twice is not an error', async () => {
    await send();
    const old = (await handle()) ?? '';
    await removeCv(as(owner), owner.userId);
    await removeCv(as(owner), owner.userId);
    expect(await shown()).toBeUndefined();
    await expect(read()).rejects.toMatchObject({ name: 'NotFound' });
    const { rows, files } = await storedFiles(runtime);
    expect([rows.includes(old), files.includes(old)]).toEqual([false, false]);
  });

  it('leaves the bytes to the nightly sweep when the file store does not answer, and the CV cannot be read meanwhile', async () => {
    await send();
    const old = (await handle()) ?? '';
    const context = as(owner);
    const files = { ...runtime.ports.files, remove: () => Promise.reject(new Error('away')) };
    await removeCv({ ...context, ports: { ...context.ports, files } }, owner.userId);
    await expect(read()).rejects.toMatchObject({ name: 'NotFound' });
    expect((await storedFiles(runtime)).files).toContain(old);
    clock.advance(25 * 60 * 60 * 1000);
    await sweepExpired(runtime);
    expect((await storedFiles(runtime)).files).not.toContain(old);
  });

  it('happens with the account by the next sweep; the CVs of other developers stay', async () => {
    await send();
    const old = (await handle()) ?? '';
    const other = owner;
    owner = await makeDeveloper(runtime.db);
    await send();
    clock.advance(48 * 60 * 60 * 1000);
    await runtime.db.deleteFrom('users').where('id', '=', other.userId).execute();
    await sweepExpired(runtime);
    const { rows, files } = await storedFiles(runtime);
    expect([rows.includes(old), files.includes(old)]).toEqual([false, false]);
    expect((await read()).content).toEqual(pdf);
  });
});
