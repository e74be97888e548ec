import { expect, it } from 'vitest';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { testDatabase } from '../../../tests/harness/database.ts';
import { makeCompany, makeDeveloper, refreshInLibrary } from '../../../tests/harness/factories.ts';
import { refreshFit } from './refresh-fit.ts';

const { db } = await testDatabase();
const now = new Date();

type Case = { status: number; answered?: boolean; applied?: boolean; daysAgo?: number };

/** One introduction with a company of its own, as the events of the product leave it. */
async function introduce(developerId: string, { status, answered, applied, daysAgo = 10 }: Case): Promise<void> {
  const at = new Date(now.getTime() - daysAgo * 86_400_000);
  const pair = { companyId: await makeCompany(db), developerId };
  await db.insertInto('candidates').values(pair).execute();
  const { id } = await db
    .insertInto('introductions')
    .values({ ...pair, status, statusSince: at, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = { event: applied ? 'acceptApplication' : 'request', actorKind: 'recruiter' };
  const events = [first, ...(answered ? [{ event: 'refuse', actorKind: 'developer' }] : [])];
  await db
    .insertInto('introductionEvents')
    .values(events.map((event, position) => ({ ...event, introductionId: id, position, at, toStatus: status })))
    .execute();
}

const { STATUS_CANCELED_AUTO: silent, STATUS_CANCELED_BY_DEVELOPER: refused } = introductionStatus;
const { STATUS_WAITING_FOR_DEVELOPER: waiting, STATUS_VALIDATED_BY_RECRUITER: applied } = introductionStatus;

it.each<[string, Case[], number | null]>([
  [
    'two answers and one silence',
    [{ status: refused, answered: true }, { status: refused, answered: true }, { status: silent }],
    67,
  ],
  ['too few requests', [{ status: refused, answered: true }, { status: silent }], null],
  ['requests that still wait do not count', [{ status: waiting }, { status: waiting }, { status: silent }], null],
  [
    'applications do not count',
    [{ status: applied, applied: true, answered: true }, { status: silent }, { status: silent }],
    null,
  ],
  [
    'nor do requests of more than a year ago',
    [{ status: silent, daysAgo: 400 }, { status: silent }, { status: refused, answered: true }],
    null,
  ],
  ['silence only', [{ status: silent }, { status: silent }, { status: silent }], 0],
])('how a person answers (docs/product/fit.md, Answering): %s', async (_, cases, expected) => {
  const developer = await makeDeveloper(db);
  await refreshInLibrary(db, developer);
  for (const one of cases) await introduce(developer.userId, one);
  await refreshFit(db);
  const { answering } = await db
    .selectFrom('libraryProfiles')
    .select('answering')
    .where('developerId', '=', developer.userId)
    .executeTakeFirstOrThrow();
  expect(answering).toBe(expected);
});

it('how common a technology is follows the listed people', async () => {
  const developer = await makeDeveloper(db);
  await db
    .insertInto('developerTechnologies')
    .values({ developerId: developer.userId, technologyId: 'cobol', position: 0 })
    .execute();
  await refreshInLibrary(db, developer);
  await refreshFit(db);
  const shareOf = async (technologyId: string) =>
    (
      await db
        .selectFrom('technologyShares')
        .select('share')
        .where('technologyId', '=', technologyId)
        .executeTakeFirst()
    )?.share;
  const { listed } = await db
    .selectFrom('libraryProfiles')
    .select(({ fn }) => fn.countAll<number>().as('listed'))
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  expect(await shareOf('cobol')).toBeCloseTo(1 / Number(listed), 5);
  expect(await shareOf('fortran')).toBe(0);
  await db.updateTable('developers').set({ unavailable: true }).where('id', '=', developer.userId).execute();
  await refreshFit(db);
  expect(await shareOf('cobol')).toBe(0);
});
