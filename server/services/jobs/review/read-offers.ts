import { type SqlBool, sql } from 'kysely';
import type { OfferList } from '../../../../domain/jobs/take-down.ts';
import { canTakeDownOffers } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { isOnline } from '../is-open.ts';

export type QueuedOffer = {
  id: string;
  alias: string;
  title: string | null;
  company: string;
  companyAlias: string;
  companyValidated: boolean;
  /** When it was published, taken down, or asked about again, as the list says. */
  since: string;
  reason: string | null;
  applications: number;
};
export type OfferQueue = { counts: Record<OfferList, number>; total: number; offers: QueuedOffer[] };

const mostAtOnce = 50;

const conditionsOn = (now: Date): Record<OfferList, ReturnType<typeof sql<SqlBool>>> => ({
  asked: sql<SqlBool>`j.review_asked_at is not null`,
  taken: sql<SqlBool>`(j.taken_down_at is not null and j.review_asked_at is null)`,
  online: isOnline(now),
});

/** Offers that a company asks about again, the longest waiting first; those taken down and those online, newest first. */
export async function readOffers(
  context: Context,
  { list, text }: { list: OfferList; text: string },
): Promise<OfferQueue> {
  permit(context, canTakeDownOffers);
  const conditions = conditionsOn(context.ports.clock.now());
  const moment = sql`coalesce(j.review_asked_at, j.taken_down_at, j.published_at, j.created_at)`;
  const { rows } = await sql<Omit<QueuedOffer, 'since'> & { since: Date; total: number }>`
    select j.id, coalesce(j.seo_alias, j.id::text) as alias, j.title, c.name as company,
      coalesce(c.seo_alias, c.id::text) as company_alias, c.validated_at is not null as company_validated,
      ${moment} as since, j.taken_down_reason as reason,
      (select count(*)::int from job_applications a where a.job_id = j.id) as applications, count(*) over ()::int as total
    from jobs j join companies c on c.id = j.company_id
    where ${conditions[list]} and ${hasWords(text, 'j.title', 'c.name')}
    order by ${moment} ${list === 'asked' ? sql`asc` : sql`desc`}, j.id limit ${mostAtOnce}`.execute(context.db);
  const { rows: counted } = await sql<Record<OfferList, number>>`
    select count(*) filter (where ${conditions.asked})::int as asked,
      count(*) filter (where ${conditions.taken})::int as taken,
      count(*) filter (where ${conditions.online})::int as online from jobs j`.execute(context.db);
  return {
    counts: counted[0] ?? { asked: 0, taken: 0, online: 0 },
    total: rows[0]?.total ?? 0,
    offers: rows.map(({ since, total: _, ...row }) => ({ ...row, since: since.toISOString() })),
  };
}
