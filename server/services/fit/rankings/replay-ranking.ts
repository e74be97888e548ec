import {
  type RankingKind,
  readParts,
  readPerson,
  readPlan,
  readRankedList,
  readTies,
} from '../../../../domain/fit/log.ts';
import { type LoggedResult, type Replay, replay } from '../../../../domain/fit/replay.ts';
import type { Writer } from '../../../data/database.ts';

export type ReplayedRanking = {
  id: string;
  kind: RankingKind;
  madeAt: Date;
  fitVersion: string;
  replay: Replay;
};

/** docs/product/fit.md, Log: computes a logged ranking again; undefined when it was swept. */
export async function replayRanking(db: Writer, id: string): Promise<ReplayedRanking | undefined> {
  const ranking = await db
    .selectFrom('rankings')
    .select(['id', 'kind', 'madeAt', 'fitVersion', 'inputs'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!ranking) return undefined;
  const rows = await db
    .selectFrom('rankingResults')
    .select(['place', 'developerId', 'jobId', 'tier', 'score', 'parts', 'facts', 'ties'])
    .where('rankingId', '=', id)
    .orderBy('place')
    .execute();
  const { inputs, fitVersion, madeAt } = ranking;
  const kind = ranking.kind as RankingKind;
  const logged = rows.map(
    ({ developerId, jobId, facts, parts, ties, ...row }): LoggedResult => ({
      ...row,
      id: developerId ?? jobId ?? '',
      parts: readParts(parts),
      ties: readTies(ties),
      // Of people the need is the same for all, of offers the person.
      plan: readPlan(kind === 'people' ? inputs : facts),
      person: readPerson(kind === 'people' ? facts : inputs),
    }),
  );
  const list = kind === 'offers' ? readRankedList(inputs) : undefined;
  return { id, kind, madeAt, fitVersion, replay: replay(fitVersion, logged, list) };
}
