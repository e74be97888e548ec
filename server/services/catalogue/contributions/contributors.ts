import { isId } from '../../../../domain/id.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitContributor, permitReviewer } from './permit.ts';

/** Asks to contribute to a draft test. Idempotent; a declined developer cannot ask again. */
export async function askToContribute(context: Context, testId: string): Promise<void> {
  const { userId } = permitContributor(context);
  const { db, ports } = context;
  await consume(db, limits.joinByAccount, `contribute:${userId}`);
  await db.transaction().execute(async (trx) => {
    await draftTest(trx, testId);
    await trx
      .insertInto('testContributors')
      .values({ testId, userId, status: 'asked', askedAt: ports.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Withdraws an open request. An accepted contributor stays stored, because they have read the questions. */
export async function withdrawRequest(context: Context, testId: string): Promise<void> {
  const { userId } = permitContributor(context);
  if (!isId(testId)) throw new NotFound();
  await context.db
    .deleteFrom('testContributors')
    .where('testId', '=', testId)
    .where('userId', '=', userId)
    .where('status', '=', 'asked')
    .execute();
}

type Decision = { userId: string; accept: boolean };

/** An administrator accepts or declines a request, once, and the developer gets an e-mail. */
export async function decideContributor(context: Context, testId: string, decision: Decision): Promise<void> {
  const viewer = permitReviewer(context);
  if (!isId(decision.userId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const test = await draftTest(trx, testId);
    const status = decision.accept ? 'accepted' : 'declined';
    const decided = await trx
      .updateTable('testContributors')
      .set({ status, decidedAt: context.ports.clock.now(), decidedBy: viewer.userId })
      .where('testId', '=', testId)
      .where('userId', '=', decision.userId)
      .where('status', '=', 'asked')
      .returning('userId')
      .executeTakeFirst();
    if (!decided) throw new Conflict();
    const subject = { subjectKind: 'test', subjectId: testId };
    const data = { userId: decision.userId };
    await record(trx, { actorId: viewer.userId, action: `test.contributor-${status}`, ...subject, data });
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'name', 'locale'])
      .where('id', '=', decision.userId)
      .executeTakeFirstOrThrow();
    const locale = person.locale as Locale;
    await queueEmail(trx, context.config, {
      template: decision.accept ? 'contributor-accepted' : 'contributor-declined',
      user: { ...person, locale },
      data: { test: locale === 'fr' ? test.nameFr : test.nameEn },
      key: `contributor:${testId}:${decision.userId}`,
    });
    await notify(trx, `user:${decision.userId}`, { kind: 'contribution' });
  });
}

async function draftTest(trx: Trx, testId: string) {
  const test = isId(testId)
    ? await trx
        .selectFrom('tests')
        .select(['nameFr', 'nameEn'])
        .where('id', '=', testId)
        .where('status', '=', 'DRAFT')
        .executeTakeFirst()
    : undefined;
  if (!test) throw new NotFound();
  return test;
}
