import { randomInt, randomUUID } from 'node:crypto';
import type { SignedIn, Viewer } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
  refreshInLibrary,
} from '../harness/factories.ts';
import { makeSession } from './make-session.ts';

/**
 * Who asks for an object. Objects of a developer belong to `owner`, those of a company to the company of `companyAdmin`
 * and of `colleague`, who has no rights in it; `otherCompany` administers another validated company.
 */
export const askers = [
  'visitor',
  'developer',
  'owner',
  'withoutCompany',
  'waiting',
  'colleague',
  'companyAdmin',
  'otherCompany',
  'admin',
] as const;
export type Asker = (typeof askers)[number];

export type Owned = Awaited<ReturnType<typeof makeOwned>>;

const shown = { all: true, cards: { about: { all: true }, tests: { all: true } } };

/** One object of each kind with its owner, and a session for everyone who asks. */
export async function makeOwned(db: Database) {
  const planId = `owned-${randomUUID()}`;
  const plan = { id: planId, nameFr: planId, nameEn: planId, type: 'regular', pipeCapacity: 99, position: 91 };
  await db.insertInto('plans').values(plan).execute();
  const companyId = await makeCompany(db, { planId });
  const waitingCompanyId = await makeCompany(db, { planId, validatedAt: null });
  const owner = await makeDeveloper(db, { visibility: JSON.stringify(shown) });
  await refreshInLibrary(db, owner);
  const people: Record<Exclude<Asker, 'visitor'>, SignedIn> = {
    developer: await makeDeveloper(db),
    owner,
    withoutCompany: await makeNewcomer(db),
    waiting: await makeRecruiter(db, { companyId: waitingCompanyId }),
    colleague: await makeRecruiter(db, { companyId, admin: false, intros: false }),
    companyAdmin: await makeRecruiter(db, { companyId }),
    otherCompany: await makeRecruiter(db, { companyId: await makeCompany(db, { planId }) }),
    admin: { ...(await makeAdministrator(db)), twoFactorEnabled: true },
  };
  await db.updateTable('users').set({ twoFactorEnabled: true }).where('id', '=', people.admin.userId).execute();
  const viewers: Record<Asker, Viewer> = { visitor: undefined, ...people };
  const cookies = { visitor: '' } as Record<Asker, string>;
  for (const [name, { userId }] of Object.entries(people)) cookies[name as Asker] = await makeSession(db, userId);
  const question = await makeQuestion(db, owner.userId);
  const sessionId = await makeTestSession(db, owner.userId, question.testId);
  return {
    viewers,
    cookies,
    companyId,
    waitingCompanyId,
    developerId: owner.userId,
    recruiterId: people.companyAdmin.userId,
    draftId: await makeJob(db, companyId, { status: 'JOB_DRAFT', publishedAt: null }),
    jobId: await makeJobWithNeed(db, companyId),
    ...(await makeTalk(db, companyId, owner.userId)),
    listId: await makeList(db, companyId, people.companyAdmin.userId, false),
    sharedListId: await makeList(db, companyId, people.companyAdmin.userId, true),
    sessionId,
    badgeId: await makeBadge(db, { userId: owner.userId, testId: question.testId, sessionId }),
    ...question,
  };
}

async function makeList(db: Database, companyId: string, authorId: string, shared: boolean): Promise<string> {
  const id = randomUUID();
  const list = { id, companyId, authorId, shared, name: 'Liste', createdAt: new Date() };
  await db.insertInto('profileLists').values(list).execute();
  return id;
}

/** An offer for which profiles can be looked for. */
async function makeJobWithNeed(db: Database, companyId: string): Promise<string> {
  const jobId = await makeJob(db, companyId);
  await db.insertInto('jobTechnologies').values({ jobId, technologyId: 'react', position: 0 }).execute();
  return jobId;
}

/** An open conversation, and one that has ended, each with a meeting: other rows end the open one. */
async function makeTalk(db: Database, companyId: string, developerId: string) {
  const pair = { companyId, developerId };
  await db.insertInto('candidates').values(pair).execute();
  const earlierId = await makeIntroduction(db, pair, { status: 90, since: new Date('2026-10-01') });
  const introductionId = await makeIntroduction(db, pair, { status: 30, since: new Date('2026-11-01') });
  return {
    introductionId,
    meetingId: await makeMeeting(db, introductionId),
    earlierMeetingId: await makeMeeting(db, earlierId),
  };
}

async function makeMeeting(db: Database, introductionId: string): Promise<string> {
  const meetingId = randomUUID();
  const startsAt = new Date(Date.now() + 7 * 86_400_000);
  await db
    .insertInto('meetings')
    .values({
      ...{ id: meetingId, introductionId, status: 'accepted', kind: 'talk', minutes: 30, timeZone: 'Europe/Paris' },
      ...{ slots: [startsAt], startsAt, proposedAt: new Date() },
    })
    .execute();
  return meetingId;
}

type Pair = { companyId: string; developerId: string };

async function makeIntroduction(
  db: Database,
  pair: Pair,
  { status, since }: { status: number; since: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('introductions')
    .values({ ...pair, status, statusSince: since, createdAt: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  const asked = { position: 1, event: 'request', fromStatus: null, toStatus: 20, actorKind: 'recruiter' };
  const accepted = { position: 2, event: 'acceptWithoutDetails', fromStatus: 20, toStatus: 30, actorKind: 'developer' };
  for (const event of [asked, accepted]) {
    await db
      .insertInto('introductionEvents')
      .values({ ...event, introductionId: id, actorId: null, at: since })
      .execute();
  }
  return id;
}

/** A question that the owner wrote, published, with a comment of the owner for each asker to delete. */
async function makeQuestion(db: Database, authorId: string) {
  const { id: testId } = await db
    .selectFrom('tests')
    .select('id')
    .where('seoAlias', '=', 'react')
    .executeTakeFirstOrThrow();
  const title = `Question ${randomUUID()} ?`;
  const status = { status: 'PUBLISHED', pool: 'public', publishedAt: new Date('2026-03-01') };
  const { id: questionId } = await db
    .insertInto('questions')
    .values({ testId, authorId, ...status, titleFr: title, titleEn: title, difficulty: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comments = {} as Record<Asker, string>;
  for (const asker of askers) {
    const comment = { questionId, authorId, body: 'Merci', createdAt: new Date('2026-03-02') };
    const { id } = await db.insertInto('questionComments').values(comment).returning('id').executeTakeFirstOrThrow();
    comments[asker] = id;
  }
  return { testId, questionId, comments };
}

async function makeBadge(db: Database, about: { userId: string; testId: string; sessionId: string }): Promise<string> {
  const status = { list: 999, place: randomInt(131_072) };
  await db
    .insertInto('badgeStatuses')
    .values({ ...status, pageHash: Buffer.from(randomUUID()) })
    .execute();
  const { id } = await db
    .insertInto('testBadges')
    .values({
      ...about,
      ...{ id: randomUUID(), handle: randomUUID(), document: '{}', issuedAt: new Date('2026-10-06') },
      ...{ statusList: status.list, statusPlace: status.place },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function makeTestSession(db: Database, userId: string, testId: string): Promise<string> {
  const session = { userId, testId, status: 'COMPLETED', practice: true, length: 12 };
  const { id } = await db
    .insertInto('testSessions')
    .values({ ...session, startDate: new Date('2026-10-05T09:50:00Z'), endDate: new Date('2026-10-05T10:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
