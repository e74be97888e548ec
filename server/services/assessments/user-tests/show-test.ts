import { certaintyOfResult } from '../../../../domain/assessments/rating/result.ts';
import {
  centileForProfile,
  offersProfile,
  profileButton,
  readRankings,
} from '../../../../domain/assessments/test-on-profile.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitEdit } from '../../profile/edit-card.ts';
import { recomputeProfile } from '../../profile/recompute-profile.ts';

/** docs/product/assessments.md, A result on the profile: adds or removes the result of one session. Idempotent. */
export async function showTest(
  context: Context,
  developerId: string,
  sessionId: string,
  wanted: 'show' | 'hide',
): Promise<void> {
  const viewer = permitEdit(context, developerId);
  if (!isId(sessionId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const developer = await trx
      .selectFrom('developers')
      .select(['validationStatus', 'isShort'])
      .where('id', '=', developerId)
      .forUpdate()
      .executeTakeFirst();
    const session = await readCompleted(trx, developerId, sessionId);
    if (!developer || !session) throw new NotFound();
    if (wanted === 'show' && !offersProfile({ ...developer, practice: session.practice })) throw new Forbidden();
    const shown = await trx
      .selectFrom('developerTests')
      .select('endedAt')
      .where('developerId', '=', developerId)
      .where('testId', '=', session.testId)
      .executeTakeFirst();
    const button = profileButton({ session, shown: shown && { endDate: shown.endedAt } });
    if (button === (wanted === 'show' ? 'remove' : 'add')) return;
    if (button !== (wanted === 'show' ? 'add' : 'remove')) throw new Conflict();
    if (wanted === 'show') await add(trx, developerId, session);
    else await remove(trx, developerId, session.testId);
    await recomputeProfile(trx, context, developerId, 'tests');
    if (viewer.userId !== developerId) {
      const subject = { subjectKind: 'developer', subjectId: developerId };
      await record(trx, {
        actorId: viewer.userId,
        action: 'profile.edit',
        ...subject,
        data: { card: 'tests', [wanted]: session.testId },
      });
    }
    await notify(trx, `user:${developerId}`, { kind: 'profile' });
  });
}

type Completed = NonNullable<Awaited<ReturnType<typeof readCompleted>>>;

async function readCompleted(trx: Trx, userId: string, sessionId: string) {
  const row = await trx
    .selectFrom('testSessions')
    .select(['testId', 'endDate', 'score', 'deviationAfter', 'practice', 'ranking', 'updatedRanking'])
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst();
  if (!row?.endDate) return undefined;
  const { testId, endDate, score, deviationAfter, practice } = row;
  return { testId, endDate, score, deviation: deviationAfter, practice, ...readRankings(row) };
}

async function add(trx: Trx, developerId: string, session: Completed): Promise<void> {
  const { testId, score, deviation, endDate } = session;
  const centile = centileForProfile(session);
  if (centile === undefined || score === null) throw new Conflict();
  await trx
    .insertInto('developerTests')
    .values({
      ...{ developerId, testId, centile, score, deviation, endedAt: endDate },
      provisional: certaintyOfResult({ deviation }) === 'provisional',
    })
    .execute();
}

async function remove(trx: Trx, developerId: string, testId: string): Promise<void> {
  await trx.deleteFrom('developerTests').where('developerId', '=', developerId).where('testId', '=', testId).execute();
}
