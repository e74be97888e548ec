import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyTerms, type GivenTerms } from '../../../../domain/contact/terms/terms.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeJob } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, type Recruiter, talkingRecruiter, write } from '../../../../tests/harness/talk.ts';
import { offerTerms, someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { setRequestsReviewed } from '../../companies/review-requests.ts';
import { queueIntroductionEmail } from '../conversations/queue-introduction-email.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { act } from '../introductions/act.ts';
import { readContactOptions } from '../introductions/read-contact-options.ts';
import { readIntroductionFile } from '../introductions/read-introduction-file.ts';
import { readReviewQueue } from '../introductions/read-review-queue.ts';
import { requestIntroduction } from '../introductions/request-introduction.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const nantes = 'insee:44109';
const inNantes: GivenTerms = {
  kind: 'stated',
  terms: {
    jobId: null,
    contractType: 'freelance',
    pay: { unit: 'day', min: 450, max: 520 },
    placeId: nantes,
    remote: 'hybrid',
  },
};
const shown = { contractType: 'permanent', pay: { unit: 'year', min: 45, max: 55 }, city: null, remote: 'fullTime' };

async function ask(recruiter: SignedIn, terms: GivenTerms, given?: SignedIn) {
  const developer = given ?? (await makeDeveloper(runtime.db));
  const request = { status: 20, message: 'Bonjour', terms } as const;
  const answer = await requestIntroduction(as(recruiter), developer.userId, request, randomUUID());
  return { developer, answer, id: answer.outcome === 'done' ? answer.introductionId : '' };
}
const offer = (jobId: string): GivenTerms => ({ kind: 'offer', jobId });
const companyOf = ({ membership }: Recruiter) => membership.companyId;
const introductionsOf = ({ userId }: SignedIn) =>
  runtime.db.selectFrom('introductions').selectAll().where('developerId', '=', userId).execute();

describe('what a request offers (docs/product/contact.md, What a request offers)', () => {
  it('is read by both sides as it was stated', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { developer, id } = await ask(recruiter, inNantes);
    const terms = {
      contractType: 'freelance',
      pay: { unit: 'day', min: 450, max: 520 },
      city: 'Nantes',
      remote: 'hybrid',
      offer: null,
    };
    for (const side of [developer, recruiter]) expect(await readConversation(as(side), id)).toMatchObject({ terms });
  });

  it('is what the offer said at that moment', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const jobId = await makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, title: 'Rust', seoAlias: 'rust-1' });
    const { developer, id } = await ask(recruiter, offer(jobId));
    const link = { title: 'Rust', alias: 'rust-1', open: true };
    expect((await readConversation(as(developer), id)).terms).toEqual({ ...shown, offer: link });
    const later = { salaryMin: 20, salaryMax: 30, status: 'JOB_UNPUBLISHED' };
    await runtime.db.updateTable('jobs').set(later).where('id', '=', jobId).execute();
    expect((await readConversation(as(developer), id)).terms).toEqual({ ...shown, offer: { ...link, open: false } });
  });

  it('cannot be an offer that is not online, not complete, or not the company’s', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const jobs = await Promise.all([
      makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, status: 'JOB_DRAFT' }),
      makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, status: 'JOB_UNPUBLISHED' }),
      makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, salaryMax: null }),
      makeJob(runtime.db, await makeCompany(runtime.db), offerTerms),
    ]);
    for (const jobId of [...jobs, randomUUID(), 'x']) {
      const { developer, answer } = await ask(recruiter, offer(jobId));
      expect(answer).toEqual({ outcome: 'refused', reason: 'offerClosed' });
      expect(await introductionsOf(developer)).toEqual([]);
    }
  });

  it('cannot be an unknown place', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const elsewhere: GivenTerms = { kind: 'stated', terms: { ...inNantes.terms, placeId: 'nowhere' } };
    await expect(ask(recruiter, elsewhere)).rejects.toMatchObject({ fields: { 'terms.place': 'unknown' } });
  });

  it('is kept while the team reads the request, which sees it too', async () => {
    const [recruiter, admin] = [await talkingRecruiter(runtime), await makeAdministrator(runtime.db)];
    await setRequestsReviewed(as(admin), companyOf(recruiter), true);
    const traits = { ...offerTerms, placeId: nantes, title: 'Rust', seoAlias: 'rust-2' };
    const jobId = await makeJob(runtime.db, companyOf(recruiter), traits);
    const { developer, id } = await ask(recruiter, offer(jobId));
    const terms = { ...shown, city: 'Nantes', offer: { title: 'Rust', alias: 'rust-2', open: true } };
    const { held } = await readReviewQueue(as(admin));
    expect(held.find((one) => one.id === id)).toMatchObject({ terms });
    await act(as(admin), id, 'release');
    expect(await readIntroductionFile(as(admin), id)).toMatchObject({ status: 20, terms });
    expect(await readConversation(as(developer), id)).toMatchObject({ terms });
  });

  it('is in the e-mail about the request, in the language of the reader', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const jobId = await makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, title: 'Rust' });
    const english = await makeDeveloper(runtime.db);
    await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', english.userId).execute();
    const texts = [await ask(recruiter, inNantes), await ask(recruiter, offer(jobId), english)].map(
      async ({ developer, id }) => {
        const events = runtime.db.selectFrom('introductionEvents').select('id').where('introductionId', '=', id);
        for (const event of await events.execute()) await queueIntroductionEmail(runtime, event.id);
        return (await emailsTo(runtime.db, developer.email))[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
      },
    );
    const [french, other] = await Promise.all(texts);
    expect(french).toContain('Ce que l’entreprise propose : 450–520 € par jour · Nantes, hybride · Freelance');
    expect(other).toContain('What the company offers, with the job “Rust”: €45–55k · Remote · Permanent');
  });

  it('is not there for a request from before', async () => {
    const { developer, id } = await openTalk(runtime);
    const empty = { termsContract: null, termsPayUnit: null, termsPayMin: null, termsPayMax: null, termsRemote: null };
    await runtime.db.updateTable('introductions').set(empty).where('id', '=', id).execute();
    expect(await readConversation(as(developer), id)).toMatchObject({ terms: null });
    const admin = await makeAdministrator(runtime.db);
    expect(await readIntroductionFile(as(admin), id)).toMatchObject({ terms: null });
  });
});

describe('what is offered to an applicant', () => {
  const accept = (recruiter: SignedIn, { userId }: SignedIn, terms?: GivenTerms) =>
    requestIntroduction(as(recruiter), userId, { status: 31, ...(terms && { terms }) }, randomUUID());

  async function liker(recruiter: Recruiter) {
    const developer = await makeDeveloper(runtime.db);
    const like = { developerId: developer.userId, companyId: companyOf(recruiter), likedAt: new Date('2026-01-05') };
    await runtime.db.insertInto('companyLikes').values(like).execute();
    return developer;
  }

  it('is the offer that they applied to, also when it is closed', async () => {
    const [recruiter, developer] = [await talkingRecruiter(runtime), await makeDeveloper(runtime.db)];
    const jobId = await makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, status: 'JOB_UNPUBLISHED' });
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    expect(await readContactOptions(as(recruiter), developer.userId)).toMatchObject({ acceptNeedsTerms: false });
    expect(await accept(recruiter, developer)).toMatchObject({ outcome: 'done' });
    expect(await introductionsOf(developer)).toMatchObject([{ termsJobId: jobId, termsPayMin: 45, termsPayMax: 55 }]);
  });

  it('must be said when they applied to no offer', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const developer = await liker(recruiter);
    expect(await readContactOptions(as(recruiter), developer.userId)).toMatchObject({ acceptNeedsTerms: true });
    await expect(accept(recruiter, developer)).rejects.toMatchObject({ fields: { terms: 'required' } });
    expect(await introductionsOf(developer)).toEqual([]);
    expect(await accept(recruiter, developer, someTerms)).toMatchObject({ outcome: 'done' });
    expect(await introductionsOf(developer)).toMatchObject([{ status: 31, termsContract: 'permanent' }]);
  });

  it('is nothing when they are declined', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const developer = await liker(recruiter);
    const decline = { status: 99, feedbackDeclineByRec: { code: 'experience', message: null } } as const;
    await requestIntroduction(as(recruiter), developer.userId, decline, randomUUID());
    expect(await introductionsOf(developer)).toMatchObject([{ status: 99, termsContract: null }]);
  });
});

describe('the form of the terms', () => {
  const options = async (recruiter: SignedIn) => {
    const developer = await makeDeveloper(runtime.db);
    return readContactOptions(as(recruiter), developer.userId);
  };

  it('has the offers that are online and complete, newest first, and what the recruiter offered last', async () => {
    const recruiter = await talkingRecruiter(runtime);
    expect((await options(recruiter)).terms).toEqual({ offers: [], last: null });
    const made = (title: string, change: object) =>
      makeJob(runtime.db, companyOf(recruiter), { ...offerTerms, title, ...change });
    const old = await made('Ancienne', { publishedAt: new Date('2026-01-01'), placeId: nantes });
    const fresh = await made('Récente', { publishedAt: new Date('2026-02-01') });
    await made('Brouillon', { status: 'JOB_DRAFT' });
    await made('Incomplète', { contractType: null });
    await ask(recruiter, inNantes);
    const { terms } = await options(recruiter);
    expect(terms.offers).toEqual([
      { id: fresh, title: 'Récente', placeId: null, terms: shown },
      { id: old, title: 'Ancienne', placeId: nantes, terms: { ...shown, city: 'Nantes' } },
    ]);
    expect(terms.last).toEqual({
      ...emptyTerms(),
      ...{ contractType: 'freelance', payMin: '450', payMax: '520', remote: 'hybrid' },
      place: { placeId: nantes, label: 'Nantes' },
    });
    await ask(recruiter, offer(old));
    expect((await options(recruiter)).terms.last).toMatchObject({ kind: 'offer', jobId: old });
  });

  it('knows only the wishes that the profile shows to recruiters', async () => {
    const [recruiter, developer] = [await talkingRecruiter(runtime), await makeDeveloper(runtime.db)];
    const wishes = async () => (await readContactOptions(as(recruiter), developer.userId)).wishes;
    const set = (values: object) =>
      runtime.db.updateTable('developers').set(values).where('id', '=', developer.userId).execute();
    await set({ salary: 60, averageDailyRate: 600, contractTypes: ['permanent'], remoteFrequency: 'hybrid' });
    await set({ sharedFields: [] });
    const dream = { developerId: developer.userId, kind: 'dream', placeId: nantes, position: 0 };
    await runtime.db.insertInto('developerPlaces').values(dream).execute();
    const known = { salary: 60, contractTypes: ['permanent'], remote: 'hybrid' };
    expect(await wishes()).toMatchObject({ ...known, averageDailyRate: null });
    expect((await wishes())?.places).toContainEqual({ placeId: nantes, label: 'Nantes' });
    await set({ sharedFields: ['averageDailyRate'] });
    expect(await wishes()).toMatchObject({ averageDailyRate: 600 });
    await set({ disabledAt: new Date('2026-01-01'), disabledReason: 'other' });
    expect(await wishes()).toBeNull();
  });
});

describe('questions about past pay (docs/product/contact.md, Questions about past pay)', () => {
  const question = 'Quel est votre salaire actuel ?';

  it('are refused in messages of a company, and stored in those of a developer', async () => {
    const { id, recruiter, developer } = await openTalk(runtime);
    expect(await write(runtime, recruiter, id, question)).toEqual({ outcome: 'refused', reason: 'payHistory' });
    expect(await write(runtime, developer, id, question)).toMatchObject({ outcome: 'sent' });
    expect(await write(runtime, recruiter, id, 'Quelles sont vos prétentions ?')).toMatchObject({ outcome: 'sent' });
    expect((await readConversation(as(developer), id)).messages).toHaveLength(3);
  });
});
