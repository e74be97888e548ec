import { type SqlBool, sql } from 'kysely';
import type { RankingKind } from '../../../../domain/fit/log.ts';
import type { RankingOutcome } from '../../../../domain/privacy/ranking-request.ts';
import type { Context } from '../../../context.ts';
import { type NamedPart, namePart } from '../../fit/name-part.ts';
import { replayRanking } from '../../fit/rankings/replay-ranking.ts';
import { type LibraryNames, readLibraryNames } from '../../library/library-names.ts';
import { hasWords } from '../has-words.ts';
import { permitModerator } from '../permit.ts';

export const requestLists = ['open', 'done'] as const;
export type RequestList = (typeof requestLists)[number];

/** The ranking that a request is about, computed again at this moment. */
export type RequestRanking = {
  kind: RankingKind;
  madeAt: string;
  company: string | undefined;
  version: string;
  /** Undefined: its version is no longer known. */
  replayed: { equal: boolean; sameScores: boolean; sameOrder: boolean } | undefined;
  /** `title`: of an offer. */
  lines: { place: number; placeNow: number; score: number; scoreNow: number; own: boolean; title?: string }[];
  /** The points of the person who asks, as computed now. */
  parts: NamedPart[];
};

export type QueuedRequest = {
  id: string;
  alias: string;
  name: string;
  email: string;
  askedAt: string;
  text: string;
  /** Undefined: in general, or the ranking was swept. */
  ranking: RequestRanking | undefined;
  decided: { at: string; outcome: RankingOutcome; answer: string; correction: string | undefined } | undefined;
};
export type RequestQueue = { counts: Record<RequestList, number>; total: number; requests: QueuedRequest[] };

const mostAtOnce = 25;

/** Open: the longest waiting first. Done: the newest first. `text` searches the name and the address. */
export async function readRankingRequests(
  context: Context,
  { list, text }: { list: RequestList; text: string },
): Promise<RequestQueue> {
  permitModerator(context);
  const open = sql<SqlBool>`q.decided_at is null`;
  const rows = await context.db
    .selectFrom('rankingRequests as q')
    .innerJoin('developers as d', 'd.id', 'q.developerId')
    .innerJoin('developerConfidential as f', 'f.developerId', 'd.id')
    .innerJoin('users as u', 'u.id', 'd.id')
    .leftJoin('rankings as r', 'r.id', 'q.rankingId')
    .leftJoin('companies as c', 'c.id', 'r.companyId')
    .selectAll('q')
    .select(['d.seoAlias', 'd.displayName', 'f.firstName', 'f.lastName', 'u.email', 'c.name as company'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where(list === 'open' ? open : sql<SqlBool>`not ${open}`)
    .where(hasWords(text, 'd.display_name', 'f.first_name', 'f.last_name', 'u.email'))
    .orderBy('q.askedAt', list === 'open' ? 'asc' : 'desc')
    .orderBy('q.id')
    .limit(mostAtOnce)
    .execute();
  const counts = await context.db
    .selectFrom('rankingRequests as q')
    .select([
      sql<number>`count(*) filter (where ${open})::int`.as('open'),
      sql<number>`count(*) filter (where not ${open})::int`.as('done'),
    ])
    .executeTakeFirstOrThrow();
  const names = await readLibraryNames(context);
  const requests: QueuedRequest[] = [];
  for (const row of rows)
    requests.push({
      id: row.id,
      alias: row.seoAlias ?? row.developerId,
      name: `${row.firstName} ${row.lastName}`.trim() || row.displayName,
      email: row.email,
      askedAt: row.askedAt.toISOString(),
      text: row.text,
      ranking: row.rankingId ? await readRanking(context, names, { ...row, rankingId: row.rankingId }) : undefined,
      decided: row.decidedAt
        ? {
            at: row.decidedAt.toISOString(),
            outcome: row.outcome as RankingOutcome,
            answer: row.answer ?? '',
            correction: row.correction ?? undefined,
          }
        : undefined,
    });
  return { counts, total: rows[0]?.total ?? 0, requests };
}

type About = { rankingId: string; developerId: string; company: string | null };

async function readRanking(
  { db, locale }: Context,
  names: LibraryNames,
  { rankingId, developerId, company }: About,
): Promise<RequestRanking | undefined> {
  const ranking = await replayRanking(db, rankingId);
  if (!ranking) return undefined;
  const { kind, madeAt, fitVersion, replay } = ranking;
  const results = replay.known ? replay.results : [];
  const own = results.find(({ id }) => id === developerId);
  const titles = kind === 'offers' ? await readTitles(db, results) : new Map<string, string>();
  return {
    kind,
    madeAt: madeAt.toISOString(),
    company: company ?? undefined,
    version: fitVersion,
    replayed: replay.known
      ? { equal: replay.equal, sameScores: replay.sameScores, sameOrder: replay.sameOrder }
      : undefined,
    lines: results.map(({ id, place, placeNow, score, scoreNow }) => ({
      place,
      placeNow,
      score,
      scoreNow,
      own: id === developerId,
      ...(titles.has(id) ? { title: titles.get(id) ?? '' } : {}),
    })),
    parts: (own?.parts ?? []).map((part) => namePart(part, names, locale)),
  };
}

async function readTitles(db: Context['db'], offers: readonly { id: string }[]): Promise<Map<string, string>> {
  if (offers.length === 0) return new Map();
  const ids = offers.map(({ id }) => id);
  const rows = await db.selectFrom('jobs').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title ?? '']));
}
