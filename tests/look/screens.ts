import { randomInt } from 'node:crypto';
import { introductionStatus } from '../../domain/contact/introductions/status.ts';
import { dayOf } from '../../domain/day.ts';
import { cardTypes } from '../../domain/profile/cards/card.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import { makeCompany, makeJob, makeRecruiter, refreshInLibrary } from '../harness/factories.ts';
import { addSession } from '../harness/played-session.ts';
import { makeRichDeveloper } from '../harness/rich-profile.ts';

const fixedDay = new Date('2026-03-02T10:00:00Z');
const week = 7 * 24 * 60 * 60 * 1000;
const visibleToAll = { all: true, cards: Object.fromEntries(cardTypes.map((card) => [card, { all: true }])) };

/** A developer whose profile says the same on every day: nothing in it still goes on. */
async function makeLookDeveloper(db: Database, sentence: string): Promise<SignedIn & { alias: string }> {
  const person = await makeRichDeveloper(db, visibleToAll);
  const developerId = person.userId;
  await db
    .updateTable('developerExperiences')
    .set({ stillEmployed: false, endYear: 2024, endMonth: 3 })
    .where('developerId', '=', developerId)
    .execute();
  const changed = await db
    .updateTable('developers')
    .set({ displayName: 'Alix Moreau', oneSentenceDescription: sentence, lastUpdate: fixedDay })
    .where('id', '=', developerId)
    .returning('seoAlias')
    .executeTakeFirstOrThrow();
  await refreshInLibrary(db, person);
  return { ...person, alias: changed.seoAlias ?? '' };
}

export async function makeProfile(db: Database): Promise<string> {
  const { alias } = await makeLookDeveloper(db, 'Je soigne les interfaces et leurs accès.');
  return `/user/${alias}`;
}

/** A home page with a request that waits, views, applications and tests. */
export async function makeHome(db: Database): Promise<SignedIn> {
  const person = await makeLookDeveloper(db, 'Je soigne les interfaces et leurs accès.');
  const developerId = person.userId;
  const companies = await Promise.all(['Ardoise', 'Belvédère', 'Cadran'].map((name) => makeCompany(db, { name })));
  // Whole weeks before today: the same weeks of the chart on every day of a week.
  const views = companies.flatMap((companyId, at) =>
    [0, 1, 3].slice(at).map((weeks) => ({ companyId, developerId, day: dayOf(new Date(Date.now() - weeks * week)) })),
  );
  await db.insertInto('companyViews').values(views).execute();
  for (const [at, companyId] of companies.entries()) {
    const ended = at > 0 && { ending: 'answered', endedAt: fixedDay };
    const jobId = await makeJob(db, companyId);
    await db
      .insertInto('jobApplications')
      .values({ developerId, jobId, appliedAt: fixedDay, ...ended })
      .execute();
  }
  await addSession(db, person, { alias: 'react', day: 3, centile: 0.04 });
  await addSession(db, person, { alias: 'git', day: 4, centile: 0.4 });
  await makeRequest(db, developerId, companies[0] ?? '');
  return person;
}

const terms = {
  termsContract: 'permanent',
  termsPayUnit: 'year',
  termsPayMin: 45,
  termsPayMax: 55,
  termsRemote: 'fullTime',
};

/** A request of a company that the developer has not answered. */
async function makeRequest(db: Database, developerId: string, companyId: string): Promise<void> {
  const { userId: recruiterId } = await makeRecruiter(db, { companyId });
  const status = introductionStatus.STATUS_WAITING_FOR_DEVELOPER;
  await db.insertInto('candidates').values({ companyId, developerId }).execute();
  const { id: introductionId } = await db
    .insertInto('introductions')
    .values({
      developerId,
      companyId,
      recruiterId,
      status,
      statusSince: fixedDay,
      dueAt: new Date('2999-01-02'),
      ...terms,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('introductionEvents')
    .values({
      introductionId,
      ...{
        position: 1,
        event: 'request',
        toStatus: status,
        at: fixedDay,
        actorId: recruiterId,
        actorKind: 'recruiter',
      },
    })
    .execute();
}

/** Three people whom one word finds, and a recruiter who may search. */
export async function makeLibrary(db: Database): Promise<{ recruiter: SignedIn; address: string }> {
  // Letters of one width, and always as many: the word is shown on the screen.
  const letters = Array.from({ length: 20 }, () => 'hnu'[randomInt(3)]).join('');
  const word = `aubergine${letters}`;
  for (let made = 0; made < 3; made++) await makeLookDeveloper(db, word);
  const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'id10' }) });
  return { recruiter, address: `/developers?query=${word}` };
}

/** The page of a rated session of twelve questions, the third of its test. */
export async function makeResult(db: Database): Promise<{ player: SignedIn; address: string }> {
  const player = await makeLookDeveloper(db, 'Je soigne les interfaces et leurs accès.');
  const alias = 'linux';
  await addSession(db, player, { alias, day: 1, score: 1480 });
  await addSession(db, player, { alias, day: 5, score: 1555 });
  const sessionId = await addSession(db, player, { alias, day: 10, score: 1620 });
  const asked = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select('q.id')
    .where('t.seoAlias', '=', alias)
    .where('q.pool', '=', 'rated')
    .orderBy('q.contentKey')
    .limit(12)
    .execute();
  const rows = asked.map(({ id: questionId }, position) => ({
    ...{ sessionId, position, questionId, optionOrder: [0, 1, 2], shownAt: fixedDay, deadline: fixedDay },
    ...{ how: 'answered', chosen: [0], isRight: position % 3 > 0, repliedAt: fixedDay, seen: false, scored: true },
  }));
  await db.insertInto('testSessionQuestions').values(rows).execute();
  return { player, address: `/test-session/${sessionId}` };
}
