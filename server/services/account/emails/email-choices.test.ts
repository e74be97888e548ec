import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeNewcomer, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { endMembership } from '../../companies/team/membership.ts';
import { saveJobSearch } from '../../jobs/searches/job-searches.ts';
import { saveSearch } from '../../library/searches/saved-searches.ts';
import { setAlert, shareSearch } from '../../library/searches/shared-searches.ts';
import { stopToken } from '../../shared/emails/choices/stop-token.ts';
import { readEmailChoices, saveEmailChoices } from './email-choices.ts';
import { readStoppable, stopEmails, stopPage } from './stop-emails.ts';

let runtime: Runtime;

beforeAll(async () => {
  runtime = await testRuntime();
});

const as = (viewer: SignedIn | undefined) => contextOf(runtime, viewer);
const offOf = async (viewer: SignedIn) =>
  (await readEmailChoices(as(viewer))).optional.filter(({ wanted }) => !wanted).map(({ kind }) => kind);

describe('e-mail preferences (docs/product/account.md, E-mail preferences)', () => {
  it('everything is wanted until it is turned off, and can be turned on again', async () => {
    const developer = await makeDeveloper(runtime.db);
    expect(await offOf(developer)).toEqual([]);
    await saveEmailChoices(as(developer), { messages: false, jobAlerts: false });
    await saveEmailChoices(as(developer), { messages: false });
    expect(await offOf(developer)).toEqual(['jobAlerts', 'messages']);
    await saveEmailChoices(as(developer), { messages: true, jobAlerts: true, requests: true });
    expect(await offOf(developer)).toEqual([]);
  });

  it('a kind that the person never receives is not stored', async () => {
    const developer = await makeDeveloper(runtime.db);
    await saveEmailChoices(as(developer), { profileAlerts: false, bookedCalls: false });
    const rows = await runtime.db
      .selectFrom('refusedEmails')
      .where('userId', '=', developer.userId)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it('each person sees the kinds of their role, and their own searches with their rhythm', async () => {
    const developer = await makeDeveloper(runtime.db);
    await saveJobSearch(as(developer), { name: 'Kotlin', query: 'q=kotlin', rhythm: 'weekly' });
    expect(await readEmailChoices(as(developer))).toMatchObject({
      jobSearches: [{ name: 'Kotlin', rhythm: 'weekly' }],
      profileSearches: [],
    });
    const recruiter = await makeRecruiter(runtime.db);
    await saveSearch(as(recruiter), { name: 'Front-end', query: 'q=x', alert: true });
    expect(await readEmailChoices(as(recruiter))).toMatchObject({
      optional: [
        { kind: 'profileAlerts' },
        { kind: 'messages' },
        { kind: 'joinRequests' },
        { kind: 'waitingApplications' },
        { kind: 'expiringOffers' },
        { kind: 'failedPublications' },
        { kind: 'candidatesInCharge' },
        { kind: 'candidateReminders' },
        { kind: 'noteMentions' },
      ],
      jobSearches: [],
      profileSearches: [{ name: 'Front-end', alert: true, own: true }],
    });
    await saveEmailChoices(as(recruiter), { profileAlerts: false });
    await saveEmailChoices(as(recruiter), { profileAlerts: true });
    expect(await offOf(recruiter)).toEqual([]);
    expect(await readEmailChoices(as(await makeNewcomer(runtime.db)))).toMatchObject({ profileSearches: [] });
    expect((await readEmailChoices(as(await makeAdministrator(runtime.db)))).necessary).toContain('unusualReading');
  });

  it('a recruiter sees the searches that colleagues share below the own ones, with an alert of their own', async () => {
    const author = await makeRecruiter(runtime.db);
    const { companyId } = author.membership;
    const reader = await makeRecruiter(runtime.db, { companyId });
    const shown = async (viewer: SignedIn) => (await readEmailChoices(as(viewer))).profileSearches;
    for (const name of ['Privée', 'Partagée']) await saveSearch(as(author), { name, query: `q=${name}`, alert: true });
    await saveSearch(as(reader), { name: 'À moi', query: 'q=a', alert: false });
    const [{ id } = { id: '' }] = await shown(author);
    await shareSearch(as(author), id, true);
    const own = { name: 'À moi', alert: false, own: true };
    const theirs = { id, name: 'Partagée', own: false, author: author.name };
    expect(await shown(reader)).toMatchObject([own, { ...theirs, alert: false }]);
    await setAlert(as(reader), id, true);
    expect(await shown(reader)).toMatchObject([own, { ...theirs, alert: true }]);
    await setAlert(as(reader), id, false);
    expect(await shown(reader)).toMatchObject([own, { ...theirs, alert: false }]);
    expect(await shown(author)).toMatchObject([{ id, alert: true, own: true }, { name: 'Privée' }]);
    expect(await shown(await makeRecruiter(runtime.db))).toEqual([]);
    await runtime.db.transaction().execute((trx) => endMembership(trx, { recruiterId: author.userId, companyId }));
    expect(await shown(reader)).toMatchObject([own, { id, author: null }]);
  });

  it('are for the person: not for a visitor, nor for an administrator who acts in their name', async () => {
    await expect(readEmailChoices(as(undefined))).rejects.toMatchObject({ name: 'Forbidden' });
    const developer = await makeDeveloper(runtime.db);
    const acted = { ...developer, impersonator: { userId: 'x', name: 'Admin', until: new Date('2030-01-01') } };
    await expect(saveEmailChoices(as(acted), { messages: false })).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await offOf(developer)).toEqual([]);
  });
});

describe('ending e-mails (docs/product/account.md, Ending e-mails without signing in)', () => {
  const token = (id: string, target: Parameters<typeof stopToken>[1]) => stopToken(runtime.config.SECRET, target, id);

  it('the link of a kind ends that kind for that person only, and ends it once', async () => {
    const [one, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const link = token(one.userId, 'messages');
    expect(await readStoppable(as(undefined), link)).toEqual({ kind: 'messages' });
    expect(await offOf(one)).toEqual([]);
    await stopEmails(as(undefined), link);
    await stopEmails(as(undefined), link);
    expect(await offOf(one)).toEqual(['messages']);
    expect(await offOf(other)).toEqual([]);
  });

  it.each([
    ['of another kind', (id: string) => `${id}.requests.${token(id, 'messages').split('.')[2]}`],
    ['of an unknown kind', (id: string) => `${id}.everything.${token(id, 'messages').split('.')[2]}`],
    ['of a search', (id: string) => token(id, 'jobSearch')],
    ['of a person who is gone', () => token(crypto.randomUUID(), 'messages')],
    ['with too many parts', (id: string) => `${token(id, 'messages')}.x`],
    ['without a signature', (id: string) => `${id}.messages.`],
  ])('a link %s is refused', async (_, make) => {
    const developer = await makeDeveloper(runtime.db);
    const link = make(developer.userId);
    expect(await readStoppable(as(undefined), link)).toBeUndefined();
    await expect(stopEmails(as(undefined), link)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await offOf(developer)).toEqual([]);
  });

  it('the address of the page that asks is in the language of the reader', () => {
    expect(stopPage('en', 'a.b')).toBe('/en/alerts/stop?token=a.b');
  });
});
