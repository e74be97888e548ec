import { sql } from 'kysely';
import { type Advice, adviceOf, advices } from '../../../../domain/fit/advice.ts';
import { rankingKeptDays, readParts, readPerson } from '../../../../domain/fit/log.ts';
import { canAskForHuman, canSeeOwnRankings } from '../../../../domain/permissions/privacy.ts';
import type { RankingOutcome } from '../../../../domain/privacy/ranking-request.ts';
import { type Context, permit } from '../../../context.ts';
import { type NamedPart, namePart } from '../../fit/name-part.ts';
import { companyMark } from '../../jobs/company-mark.ts';
import { readLibraryNames } from '../../library/library-names.ts';
import { type OwnOffers, readOwnOffers } from './read-own-offers.ts';

/** One list in which the person was shown; without a company, to the team. */
export type OwnRanking = {
  id: string;
  madeAt: string;
  company: { name: string; alias: string } | undefined;
  place: number;
  score: number;
  parts: NamedPart[];
};

export type OwnRequest = {
  id: string;
  askedAt: string;
  text: string;
  /** The day of the ranking that it was about, while the log has it. */
  rankingAt: string | undefined;
  decided: { at: string; outcome: RankingOutcome; answer: string; correction: string | undefined } | undefined;
};

export type OwnRankings = {
  can: { ask: boolean };
  lists: number;
  companies: number;
  latest: OwnRanking[];
  /** Pages of offers that the person was shown. */
  offers: { lists: number; latest: OwnOffers[] };
  advice: Advice[];
  requests: OwnRequest[];
};

const mostShown = 20;
const mostRequests = 10;

/** docs/product/fit.md, My rankings: the company and the day, as on the page of visits; never the recruiter. */
export async function readOwnRankings(context: Context): Promise<OwnRankings> {
  const viewer = permit(context, canSeeOwnRankings);
  const { db, locale, ports } = context;
  const since = new Date(ports.clock.now().getTime() - rankingKeptDays * 86_400_000);
  const own = db
    .selectFrom('rankingResults as o')
    .innerJoin('rankings as r', 'r.id', 'o.rankingId')
    .leftJoin('companies as c', 'c.id', 'r.companyId')
    .where('o.developerId', '=', viewer.userId)
    .where('o.madeAt', '>=', since);
  const [counted, rows, offers, requests, names] = await Promise.all([
    countOwn(context, viewer.userId, since),
    own
      .select(['r.id', 'o.madeAt', 'o.place', 'o.score', 'o.parts', 'o.facts'])
      .select(['c.id as companyId', 'c.seoAlias as companyAlias', 'c.name as companyName', 'c.logo', 'c.logoHandle'])
      .orderBy('o.madeAt', 'desc')
      .orderBy('r.id', 'desc')
      .limit(mostShown)
      .execute(),
    readOwnOffers(context, viewer.userId, since),
    readRequests(context, viewer.userId),
    readLibraryNames(context),
  ]);
  const given = new Set(rows.flatMap(({ parts, facts }) => adviceOf(readParts(parts), readPerson(facts))));
  return {
    can: { ask: canAskForHuman(viewer) && requests.every(({ decided }) => decided !== undefined) },
    ...counted,
    latest: rows.map(({ id, madeAt, place, score, parts, facts: _, companyId, companyName, ...company }) => ({
      id,
      madeAt: madeAt.toISOString(),
      company: companyId === null || companyName === null ? undefined : markOf({ ...company, companyId, companyName }),
      place,
      score,
      parts: readParts(parts).map((part) => namePart(part, names, locale)),
    })),
    offers,
    advice: advices.filter((one) => given.has(one)),
    requests,
  };
}

async function countOwn({ db }: Context, developerId: string, since: Date) {
  const { rows } = await sql<{ lists: number; companies: number }>`
    select count(*)::int as lists, count(distinct r.company_id)::int as companies
    from ranking_results o join rankings r on r.id = o.ranking_id
    where o.developer_id = ${developerId} and o.made_at >= ${since}`.execute(db);
  return rows[0] ?? { lists: 0, companies: 0 };
}

function markOf(row: Parameters<typeof companyMark>[0]): { name: string; alias: string } {
  const { name, alias } = companyMark(row);
  return { name, alias };
}

async function readRequests({ db }: Context, developerId: string): Promise<OwnRequest[]> {
  const rows = await db
    .selectFrom('rankingRequests as q')
    .leftJoin('rankings as r', 'r.id', 'q.rankingId')
    .select(['q.id', 'q.askedAt', 'q.text', 'q.decidedAt', 'q.outcome', 'q.answer', 'q.correction'])
    .select('r.madeAt as rankingAt')
    .where('q.developerId', '=', developerId)
    .orderBy('q.askedAt', 'desc')
    .limit(mostRequests)
    .execute();
  return rows.map(({ id, askedAt, text, rankingAt, decidedAt, outcome, answer, correction }) => ({
    id,
    askedAt: askedAt.toISOString(),
    text,
    rankingAt: rankingAt?.toISOString(),
    decided: decidedAt
      ? {
          at: decidedAt.toISOString(),
          outcome: outcome as RankingOutcome,
          answer: answer ?? '',
          correction: correction ?? undefined,
        }
      : undefined,
  }));
}
