import {
  offersProfile,
  type ProfileButton,
  profileButton,
  readRankings,
} from '../../../../domain/assessments/test-on-profile.ts';
import type { Context } from '../../../context.ts';
import { player } from '../permit.ts';

/** What the player can do with a result on the profile; 'notYet' while the profile is not ready for it. */
export type ProfileOffer = { developerId: string; technologyId: string; button: ProfileButton | 'notYet' };

/** For the viewer's own completed rated session, in one query. */
export async function readProfileOffer(context: Context, sessionId: string): Promise<ProfileOffer | undefined> {
  const { userId } = player(context);
  const row = await context.db
    .selectFrom('testSessions as s')
    .innerJoin('tests as t', 't.id', 's.testId')
    .innerJoin('developers as d', 'd.id', 's.userId')
    .leftJoin('developerTests as dt', (join) =>
      join.onRef('dt.developerId', '=', 's.userId').onRef('dt.testId', '=', 's.testId'),
    )
    .select(['s.endDate', 's.ranking', 's.updatedRanking', 's.practice', 't.technologyId'])
    .select(['d.validationStatus', 'd.isShort', 'dt.endedAt as shownEnd'])
    .where('s.id', '=', sessionId)
    .where('s.userId', '=', userId)
    .where('s.status', '=', 'COMPLETED')
    .executeTakeFirst();
  if (!row?.endDate || row.practice) return undefined;
  const { technologyId, endDate, shownEnd } = row;
  const button = profileButton({
    session: { endDate, ...readRankings(row) },
    shown: shownEnd ? { endDate: shownEnd } : undefined,
  });
  return { developerId: userId, technologyId, button: offersProfile(row) ? button : 'notYet' };
}
