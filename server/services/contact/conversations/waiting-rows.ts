import { sql } from 'kysely';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { reachedDeveloper } from './reached.ts';

const waiting = sql.lit(introductionStatus.STATUS_WAITING_FOR_DEVELOPER);

export type WaitingRow = {
  introductionId: string;
  /** A request that the developer has neither accepted nor refused. */
  request: boolean;
  /** Messages of the company that the developer has not read. */
  unread: number;
  companyId: string;
  companyAlias: string | null;
  companyName: string;
  logo: unknown;
  logoHandle: string | null;
  /** All that wait, however many rows are read. */
  total: number;
  /** Those of them that are requests. */
  requests: number;
};

/**
 * docs/product/shell.md, Who waits for an answer: requests first, then unread messages, the latest first. A request of a
 * company that is not validated is left out, because it cannot be accepted.
 */
export const waitingRows = (developerId: string, most: number) => sql<WaitingRow>`
  select own.id as "introductionId", own.request and c.validated_at is not null as request, own.unread, c.id as "companyId", c.seo_alias as "companyAlias",
    c.name as "companyName", c.logo, c.logo_handle as "logoHandle", count(*) over ()::int as total,
    count(*) filter (where own.request and c.validated_at is not null) over ()::int as requests
  from (
    select i.id, i.company_id, i.status = ${waiting} as request, greatest(i.last_message_at, i.status_since) as at,
      (select count(*)::int from messages m where m.introduction_id = i.id and m.author_kind = 'recruiter'
        and m.position > coalesce(r.read_position, 0)) as unread
    from introductions i
    left join conversation_reads r on r.introduction_id = i.id and r.user_id = ${developerId}
    where i.developer_id = ${developerId} and ${reachedDeveloper}
  ) own join companies c on c.id = own.company_id
  where own.unread > 0 or (own.request and c.validated_at is not null)
  order by 2 desc, own.at desc, own.id desc limit ${most}`;
