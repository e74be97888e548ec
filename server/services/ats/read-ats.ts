import { sql } from 'kysely';
import type { Scope } from '../../../domain/ats/api-key.ts';
import {
  type DeliveredEvent,
  type DeliveryFailure,
  type WebhookEvent,
  webhookEvents,
} from '../../../domain/ats/webhook.ts';
import { isId } from '../../../domain/id.ts';
import { type FeedAddress, feedAddresses } from '../../../domain/jobs/feeds/feed-address.ts';
import { writePosition } from '../../../domain/moment-position.ts';
import { canConnectTool } from '../../../domain/permissions/ats.ts';
import { canReviewCompanies } from '../../../domain/permissions/companies.ts';
import { Forbidden, NotFound } from '../../../domain/refusals.ts';
import { type Context, signedIn } from '../../context.ts';
import type { Database } from '../../data/database.ts';
import { exactly } from '../jobs/is-open.ts';
import { placeOf } from './read-jobs.ts';

const deliveriesPageSize = 20;

export type AtsView = {
  companyId: string;
  alias: string;
  name: string;
  disableApplicationWorkflow: boolean;
  keys: {
    id: string;
    name: string;
    end: string;
    scopes: Scope[];
    /** Null when the creator has left the company or has no account any more. */
    by: string | null;
    createdAt: string;
    lastUsedAt: string | null;
    revokedAt: string | null;
  }[];
  webhooks: { id: string; url: string; enabled: boolean; events: WebhookEvent[]; createdAt: string }[];
  deliveries: {
    id: string;
    event: DeliveredEvent;
    url: string;
    payload: string;
    status: 'waiting' | 'delivered' | 'failed';
    attempts: number;
    createdAt: string;
    lastAttemptAt: string | null;
    nextAttemptAt: string | null;
    responseCode: number | null;
    failure: DeliveryFailure | null;
  }[];
  /** Of its offers, for job boards; none before its validation. */
  feeds: FeedAddress[];
  /** Start of the next page with older deliveries. */
  next: string | undefined;
};

/** The page of a company's keys and webhooks, for its administrators. */
export async function readAts(context: Context, aliasOrId: string, after?: string): Promise<AtsView> {
  const viewer = signedIn(context);
  const { db, config, locale } = context;
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'seoAlias', 'disableApplicationWorkflow', 'validatedAt'])
    .where(isId(aliasOrId) ? 'id' : 'seoAlias', '=', aliasOrId)
    .executeTakeFirst();
  // The answer to other users does not reveal whether the company exists.
  if (!company) throw canReviewCompanies(viewer) ? new NotFound() : new Forbidden();
  if (!canConnectTool(viewer, company.id)) throw new Forbidden();
  const { id: companyId, name, seoAlias, disableApplicationWorkflow } = company;
  const [keys, webhooks, log] = await Promise.all([
    readKeys(db, companyId),
    readWebhooks(db, companyId),
    readLog(db, companyId, after),
  ]);
  const alias = seoAlias ?? companyId;
  const feeds = company.validatedAt ? feedAddresses(config.BASE_URL, locale, alias) : [];
  return { companyId, alias, name, disableApplicationWorkflow, keys, webhooks, feeds, ...log };
}

async function readKeys(db: Database, companyId: string): Promise<AtsView['keys']> {
  const rows = await db
    .selectFrom('apiKeys as k')
    .leftJoin('companyMembers as m', (join) =>
      join.onRef('m.recruiterId', '=', 'k.createdBy').onRef('m.companyId', '=', 'k.companyId'),
    )
    .leftJoin('recruiters as r', 'r.id', 'm.recruiterId')
    .select(['k.id', 'k.name', 'k.keyEnd', 'k.scopes', 'k.createdAt', 'k.lastUsedAt', 'k.revokedAt', 'r.displayName'])
    .where('k.companyId', '=', companyId)
    .orderBy(sql`k.revoked_at is not null`)
    .orderBy('k.createdAt', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    end: row.keyEnd,
    scopes: row.scopes as Scope[],
    by: row.displayName,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}

async function readWebhooks(db: Database, companyId: string): Promise<AtsView['webhooks']> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'enabled', 'events', 'createdAt'])
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ events, createdAt, ...row }) => ({
    ...row,
    events: webhookEvents.filter((event) => events.includes(event)),
    createdAt: createdAt.toISOString(),
  }));
}

async function readLog(
  db: Database,
  companyId: string,
  after: string | undefined,
): Promise<Pick<AtsView, 'deliveries' | 'next'>> {
  const position = placeOf(after);
  const rows = await db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .selectAll('d')
    .select(['w.url', exactly('d.created_at').as('exactly')])
    .where('w.companyId', '=', companyId)
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(d.created_at, d.id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`),
    )
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(deliveriesPageSize + 1)
    .execute();
  const shown = rows.slice(0, deliveriesPageSize);
  const last = rows.length > deliveriesPageSize ? shown.at(-1) : undefined;
  return {
    deliveries: shown.map((row) => ({
      id: row.id,
      event: row.event as DeliveredEvent,
      url: row.url,
      payload: row.payload,
      status: row.status as AtsView['deliveries'][number]['status'],
      attempts: row.attempts,
      createdAt: row.createdAt.toISOString(),
      lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      responseCode: row.responseCode,
      failure: row.failure as DeliveryFailure | null,
    })),
    next: last && writePosition({ at: last.exactly, id: last.id }),
  };
}
