import { certaintyOfResult } from '../../../../domain/assessments/rating/result.ts';
import { centileForProfile, readRankings } from '../../../../domain/assessments/test-on-profile.ts';
import {
  type ShownTests,
  type ShownTestsDraft,
  shownTestsSchema,
} from '../../../../domain/profile/cards/shown-tests.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';
import type { EditableCard } from './editable-card.ts';

/** The dialog only removes tests: they are added from a finished session. */
export const tests: EditableCard<ShownTestsDraft, ShownTests> = {
  schema: () => shownTestsSchema,
  async read(db, developerId, locale) {
    const rows = await db
      .selectFrom('developerTests as st')
      .innerJoin('tests as t', 't.id', 'st.testId')
      .innerJoin('technologies as te', 'te.id', 't.technologyId')
      .select([
        'st.testId',
        'te.handle',
        'st.centile',
        'st.provisional',
        'st.score',
        'st.deviation',
        'st.endedAt',
        't.nameFr',
        't.nameEn',
      ])
      .where('st.developerId', '=', developerId)
      .orderBy('st.provisional')
      .orderBy('st.centile')
      .orderBy('t.id')
      .execute();
    return {
      tests: rows.map(({ nameFr, nameEn, endedAt, provisional, centile, ...row }) => ({
        ...row,
        // A provisional result has no percentage.
        centile: provisional ? null : centile,
        name: locale === 'fr' ? nameFr : nameEn,
        endDate: endedAt.getTime(),
      })),
    };
  },
  async write({ trx, developerId, value }) {
    const shown = await trx
      .deleteFrom('developerTests')
      .where('developerId', '=', developerId)
      .returning(['testId', 'centile', 'provisional', 'score', 'deviation', 'endedAt'])
      .execute();
    for (const [index, { testId, endDate }] of value.tests.entries()) {
      const same = shown.find((one) => one.testId === testId && one.endedAt.getTime() === endDate);
      // Removed meanwhile in another tab: it is restored from its session.
      const row = same ?? (await readResult(trx, developerId, testId, new Date(endDate)));
      if (!row) throw new Invalid({ [`tests.${index}`]: 'unknown' });
      await trx
        .insertInto('developerTests')
        .values({ developerId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
};

async function readResult(trx: Trx, userId: string, testId: string, endDate: Date) {
  const session = await trx
    .selectFrom('testSessions')
    .select(['score', 'deviationAfter', 'ranking', 'updatedRanking'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('endDate', '=', endDate)
    .where('status', '=', 'COMPLETED')
    .where('practice', '=', false)
    .executeTakeFirst();
  if (session?.score == null) return undefined;
  const { score, deviationAfter: deviation } = session;
  const centile = centileForProfile(readRankings(session));
  if (centile === undefined) return undefined;
  const provisional = certaintyOfResult({ deviation }) === 'provisional';
  return { testId, centile, provisional, score, deviation, endedAt: endDate };
}
