import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disableReasons } from '../../../domain/moderation/disable-reason.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { OutsideError } from '../../ports/outside-error.ts';
import type { Runtime } from '../../runtime.ts';
import { activateProfile, reviewProfile, reviewProfiles } from './activate-profile.ts';
import { disableAndSend, disableSilently, previewDisableEmail } from './disable-profile.ts';
import { readDisableOptions } from './read-disable-options.ts';

let runtime: Runtime;
let administrator: SignedIn;
let developer: SignedIn;

const staff = [
  { position: 0, key: 'zoe', name: 'Zoé "Zed" Martin', short: 'Zoé', email: 'zoe@team.example' },
  { position: 1, key: 'basile', name: 'Basile Roy', short: 'Basile', email: 'basile@team.example' },
].map((one) => ({ ...one, roleFr: 'Consultant·e en recrutement', roleEn: 'Recruitment consultant' }));

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
  await runtime.db.insertInto('staff').values(staff).execute();
});

beforeEach(async () => {
  developer = await makeDeveloper(runtime.db);
});

const as = (viewer: Viewer, ports: Partial<Runtime['ports']> = {}) =>
  contextOf({ ...runtime, ports: { ...runtime.ports, ...ports } }, viewer);
const rowOf = (id = developer.userId) =>
  runtime.db.selectFrom('developers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = (id = developer.userId) =>
  runtime.db
    .selectFrom('validationBatchEntries')
    .innerJoin('validationBatches', 'validationBatches.id', 'batchId')
    .select(['addedAt', 'region', 'experience', 'profession', 'publishedAt'])
    .where('developerId', '=', id)
    .execute();
const email = {
  reason: 'NotRelevant',
  locale: 'fr',
  sender: 'basile',
  subject: '[Vivier] Mise en pause de ton profil',
  message: 'Une ligne.\n\nUne autre.',
};

describe('disabling a profile (docs/product/moderation.md, Disabling a profile)', () => {
  it('with an e-mail: the reason is the chosen template, the e-mail is signed by the sender, the validation is cleared', async () => {
    expect(await disableAndSend(as(administrator), developer.userId, email)).toEqual({ mailError: undefined });
    const row = await rowOf();
    expect(row).toMatchObject({ validationStatus: null, validationAdminId: null, validationDate: null });
    expect(row).toMatchObject({ disabledAt: expect.any(Date), disabledReason: 'NotRelevant' });
    expect(await emailsTo(runtime.db, developer.email)).toMatchObject([
      {
        template: 'profile-disabled',
        subject: email.subject,
        text: expect.stringContaining('Une ligne.\n\nUne autre.\n\nBasile Roy'),
      },
    ]);
    const sent = await runtime.db
      .selectFrom('emails')
      .select(['fromAddress', 'status'])
      .where('toAddress', '=', developer.email)
      .executeTakeFirstOrThrow();
    expect(sent).toEqual({ fromAddress: '"Basile Roy" <basile@team.example>', status: 'sent' });
    expect(await auditOf(runtime.db, developer.userId)).toMatchObject([
      { action: 'profile.disable', actorId: administrator.userId, data: { reason: 'NotRelevant', sent: true } },
    ]);
  });

  it('without an e-mail: the reason is Default', async () => {
    await disableSilently(as(administrator), developer.userId);
    expect(await rowOf()).toMatchObject({ disabledReason: 'Default', validationStatus: null });
    expect(await emailsTo(runtime.db, developer.email)).toEqual([]);
  });

  it('removes a reviewed developer from the open batch', async () => {
    await disableSilently(as(administrator), developer.userId);
    await activateProfile(as(administrator), developer.userId);
    expect(await entriesOf()).toHaveLength(1);
    await disableSilently(as(administrator), developer.userId);
    expect(await entriesOf()).toEqual([]);
  });

  it('happens once: the second of two administrators gets a conflict, and one e-mail is sent', async () => {
    const second = await makeAdministrator(runtime.db);
    const outcomes = await Promise.allSettled([
      disableAndSend(as(administrator), developer.userId, email),
      disableAndSend(as(second), developer.userId, { ...email, reason: 'RequiredVisa' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'Conflict' } });
    expect(await emailsTo(runtime.db, developer.email)).toHaveLength(1);
    await expect(disableSilently(as(administrator), developer.userId)).rejects.toMatchObject({ name: 'Conflict' });
    expect(await auditOf(runtime.db, developer.userId)).toHaveLength(1);
  });

  it('changes nothing when the mail server refuses the e-mail, and returns its error', async () => {
    const send = () => Promise.reject(new OutsideError('smtp', 'the server answered 550', { permanent: true }));
    const answer = await disableAndSend(as(administrator, { mail: { send } }), developer.userId, email);
    expect(answer).toEqual({ mailError: 'smtp: the server answered 550' });
    expect(await rowOf()).toMatchObject({ disabledAt: null, validationStatus: 'published' });
    expect(await emailsTo(runtime.db, developer.email)).toEqual([]);
    expect(await auditOf(runtime.db, developer.userId)).toEqual([]);
    await disableAndSend(as(administrator), developer.userId, email);
    expect(await rowOf()).toMatchObject({ disabledReason: 'NotRelevant' });
  });

  it.each([
    ['subject', { subject: ' ' }, 'required'],
    ['message', { message: '' }, 'required'],
    ['sender', { sender: 'nobody' }, 'unknown'],
    ['reason', { reason: 'Grumpy' }, 'unknown'],
  ])('is refused with a wrong %s', async (field, change, code) => {
    const refused = disableAndSend(as(administrator), developer.userId, { ...email, ...change });
    await expect(refused).rejects.toMatchObject({ fields: { [field]: code } });
    expect((await rowOf()).disabledAt).toBeNull();
  });
});

describe('activating a profile (docs/product/moderation.md, Validation of profiles)', () => {
  const place = (placeId: string, position: number) => ({
    developerId: developer.userId,
    kind: 'dream',
    placeId,
    position,
  });

  it('a disabled profile becomes reviewed, enters the open batch and is no longer disabled', async () => {
    await runtime.db
      .insertInto('developerPlaces')
      .values([place('insee:44109', 0), place('insee:69123', 1)])
      .execute();
    await runtime.db
      .updateTable('developers')
      .set({ codeExperienceYears: 7 })
      .where('id', '=', developer.userId)
      .execute();
    await disableSilently(as(administrator), developer.userId);
    await activateProfile(as(administrator), developer.userId);
    const row = await rowOf();
    expect(row).toMatchObject({ validationStatus: 'reviewed', validationAdminId: administrator.userId });
    expect(row).toMatchObject({ disabledAt: null, disabledReason: null, validationDate: expect.any(Date) });
    expect(await entriesOf()).toMatchObject([
      {
        ...{ region: 'Pays de la Loire', experience: 7, profession: 'Développement front-end' },
        ...{ addedAt: row.validationDate, publishedAt: null },
      },
    ]);
  });

  it.each([
    ['the level-1 area first', { area1Fr: 'Région', area2Fr: 'Département' }, 'Région'],
    ['then the level-2 area', { area1Fr: null, area2Fr: 'Département' }, 'Département'],
    ['then the country', { area1Fr: null, area2Fr: null }, 'Suisse'],
  ])('the region of a batch entry is the first that exists: %s', async (_, areas, region) => {
    await runtime.db
      .insertInto('places')
      .values({
        id: `test:${region}`,
        localityFr: 'Ici',
        localityEn: 'Here',
        countryCode: 'CH',
        search: 'ici',
        ...areas,
      })
      .execute();
    await runtime.db
      .insertInto('developerPlaces')
      .values(place(`test:${region}`, 0))
      .execute();
    await disableSilently(as(administrator), developer.userId);
    await activateProfile(as(administrator), developer.userId);
    expect(await entriesOf()).toMatchObject([{ region, experience: null }]);
  });

  it('the profession of a batch entry is its French name, or the English one when there is no other', async () => {
    const names = { nameFr: '', nameEn: 'Tester', displayNameFr: '', displayNameEn: 'Tester' };
    const id = 'only-english';
    await runtime.db
      .insertInto('professions')
      .values({ id, position: 900, ...names })
      .execute();
    await runtime.db.updateTable('developers').set({ professionId: id }).where('id', '=', developer.userId).execute();
    await disableSilently(as(administrator), developer.userId);
    await activateProfile(as(administrator), developer.userId);
    expect(await entriesOf()).toMatchObject([{ profession: 'Tester' }]);
  });

  it('is refused for a profile that is not disabled, and happens once', async () => {
    await expect(activateProfile(as(administrator), developer.userId)).rejects.toMatchObject({ name: 'Conflict' });
    await disableSilently(as(administrator), developer.userId);
    const second = await makeAdministrator(runtime.db);
    const outcomes = await Promise.allSettled([
      activateProfile(as(administrator), developer.userId),
      activateProfile(as(second), developer.userId),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await entriesOf()).toHaveLength(1);
  });

  it('a developer who waits for the first review is reviewed, alone or with others', async () => {
    const waiting = await Promise.all([1, 2, 3].map(() => makeDeveloper(runtime.db, { validationStatus: 'waiting' })));
    const ids = waiting.map(({ userId }) => userId);
    await reviewProfile(as(administrator), ids[0] ?? '');
    await expect(reviewProfile(as(administrator), ids[0] ?? '')).rejects.toMatchObject({ name: 'Conflict' });
    expect(await reviewProfiles(as(administrator), [...ids, ...ids])).toBe(2);
    expect(await reviewProfiles(as(administrator), ids)).toBe(0);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ validationStatus: 'reviewed' });
      expect(await entriesOf(id)).toHaveLength(1);
    }
  });
});

describe('the dialog to disable a profile', () => {
  it('opens with six templates in each language, senders sorted by key, the first of the roster chosen', async () => {
    const options = await readDisableOptions(as(administrator), developer.userId);
    expect(options).toMatchObject({
      locale: 'fr',
      sender: 'zoe',
      subjects: { fr: '[Vivier] Mise en pause de ton profil' },
    });
    expect(options.senders.map(({ key }) => key)).toEqual(['basile', 'zoe']);
    for (const locale of ['fr', 'en']) {
      const own = options.templates.filter((template) => template.locale === locale);
      expect(own.map(({ reason }) => reason)).toEqual(disableReasons);
      expect(new Set(own.map(({ message }) => message)).size).toBe(6);
    }
  });

  it.each(disableReasons)('the template %s is sent as the dialog shows it, and is the reason', async (reason) => {
    const { templates } = await readDisableOptions(as(administrator), developer.userId);
    const message = templates.find((one) => one.reason === reason && one.locale === 'fr')?.message ?? '';
    expect(message).not.toBe('');
    await disableAndSend(as(administrator), developer.userId, { ...email, reason, message });
    expect(await rowOf()).toMatchObject({ disabledReason: reason });
    const [sent] = await emailsTo(runtime.db, developer.email);
    expect(sent?.text).toContain(message.split('\n')[0]);
  });

  it('previews the e-mail exactly as it is sent', async () => {
    const preview = await previewDisableEmail(as(administrator), developer.userId, { ...email, sender: 'zoe' });
    expect(preview).toMatchObject({ from: 'Zoé "Zed" Martin <zoe@team.example>', to: developer.email });
    await disableAndSend(as(administrator), developer.userId, { ...email, sender: 'zoe' });
    expect((await emailsTo(runtime.db, developer.email))[0]?.text).toBe(preview.text);
    const sent = runtime.db.selectFrom('emails').select('fromAddress').where('toAddress', '=', developer.email);
    expect(await sent.executeTakeFirst()).toEqual({ fromAddress: '"Zoé Zed Martin" <zoe@team.example>' });
  });
});

describe('permissions of moderation', () => {
  it.each(['a visitor', 'the developer', 'a recruiter'])('every action is denied to: %s', async (who) => {
    const viewer =
      who === 'a visitor' ? undefined : who === 'a recruiter' ? await makeRecruiter(runtime.db) : developer;
    const { userId } = developer;
    const tries = [
      () => disableSilently(as(viewer), userId),
      () => disableAndSend(as(viewer), userId, email),
      () => activateProfile(as(viewer), userId),
      () => reviewProfile(as(viewer), userId),
      () => reviewProfiles(as(viewer), [userId]),
      () => previewDisableEmail(as(viewer), userId, email),
      () => readDisableOptions(as(viewer), userId),
    ];
    for (const attempt of tries) await expect((async () => attempt())()).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('a profile that does not exist is not found', async () => {
    const unknownUser = '00000000-0000-7000-8000-000000000000';
    for (const id of [unknownUser, 'x']) {
      await expect(disableSilently(as(administrator), id)).rejects.toMatchObject({ name: 'NotFound' });
      await expect(readDisableOptions(as(administrator), id)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});
