import { type SqlBool, sql } from 'kysely';
import { readRankedList } from '../../../../domain/fit/log.ts';
import type { RankedList } from '../../../../domain/fit/offer.ts';
import type { Context } from '../../../context.ts';
import { isOpen } from '../../jobs/is-open.ts';

/** A page of offers that the person was shown in the order of fit. */
export type OwnOffers = {
  id: string;
  madeAt: string;
  list: RankedList;
  /** Without an alias: an offer that is no longer open. */
  offers: { place: number; title: string; alias: string | undefined; score: number }[];
};

const mostShown = 10;

/**
 * docs/product/fit.md, My rankings: the lists that the person was shown. Similar offers are not among them, because
 * nothing of the person is read for them, nor what the team read in the name of the person.
 */
export async function readOwnOffers(context: Context, developerId: string, since: Date) {
  const { db, ports } = context;
  const own = () =>
    db
      .selectFrom('rankings as r')
      .where('r.developerId', '=', developerId)
      .where('r.viewerId', '=', developerId)
      .where('r.madeAt', '>=', since)
      .where(sql<SqlBool>`r.inputs ->> 'list' <> 'similar'`);
  const [{ lists }, rankings] = await Promise.all([
    own().select(sql<number>`count(*)::int`.as('lists')).executeTakeFirstOrThrow(),
    own()
      .select(['r.id', 'r.madeAt', 'r.inputs'])
      .orderBy('r.madeAt', 'desc')
      .orderBy('r.id', 'desc')
      .limit(mostShown)
      .execute(),
  ]);
  const results =
    rankings.length === 0
      ? []
      : await db
          .selectFrom('rankingResults as o')
          .innerJoin('jobs as j', 'j.id', 'o.jobId')
          .innerJoin('companies as c', 'c.id', 'j.companyId')
          .select(['o.rankingId', 'o.place', 'o.score', 'j.id', 'j.title', 'j.seoAlias'])
          .select(isOpen(ports.clock.now()).as('open'))
          .where(
            'o.rankingId',
            'in',
            rankings.map(({ id }) => id),
          )
          .orderBy('o.place')
          .execute();
  const latest = rankings.map(({ id, madeAt, inputs }): OwnOffers => {
    const offers = results
      .filter(({ rankingId }) => rankingId === id)
      .map(({ id: jobId, place, title, seoAlias, score, open }) => {
        return { place, title: title ?? '', alias: open ? (seoAlias ?? jobId) : undefined, score };
      });
    return { id, madeAt: madeAt.toISOString(), list: readRankedList(inputs), offers };
  });
  return { lists, latest };
}
