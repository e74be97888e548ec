import { sql } from 'kysely';
import {
  type IntroductionQuery,
  searchedStatuses,
} from '../../../../domain/contact/introductions/introduction-list.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { type Context, permit } from '../../../context.ts';
import { exactly } from '../../jobs/is-open.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { countInReview } from './count-in-review.ts';

export type ListedIntroduction = {
  id: string;
  company: string;
  developer: string;
  recruiter: string | null;
  status: IntroductionStatus;
  declined: boolean;
  /** The company is not validated. */
  frozen: boolean;
  /** When it began, and when it got its status. */
  createdAt: string;
  since: string;
};

export type IntroductionList = {
  /** Requests that wait for the team. */
  waiting: number;
  introductions: ListedIntroduction[];
  next: string | undefined;
};

export const introductionsPageSize = 50;

type Row = Omit<ListedIntroduction, 'createdAt' | 'since'> & { at: string; since: Date };

/** docs/product/contact.md, The list of introductions: all of them, the newest first; only for administrators. */
export async function readIntroductionList(context: Context, query: IntroductionQuery): Promise<IntroductionList> {
  permit(context, canReviewIntroductions);
  const { rows } = await sql<Row>`
    select i.id, c.name as company, d.display_name as developer, r.display_name as recruiter, i.status,
      i.decline_code is not null as declined, c.validated_at is null as frozen, ${exactly('i.created_at')} as at, i.status_since as since
    from introductions i join companies c on c.id = i.company_id join developers d on d.id = i.developer_id
    left join recruiters r on r.id = i.recruiter_id
    where ${conditions(query)}
    order by i.created_at desc, i.id desc limit ${introductionsPageSize + 1}`.execute(context.db);
  const shown = rows.slice(0, introductionsPageSize);
  const last = rows.length > introductionsPageSize ? shown.at(-1) : undefined;
  return {
    waiting: await countInReview(context.db),
    introductions: shown.map(({ at, since, ...row }) => ({ ...row, createdAt: at, since: since.toISOString() })),
    next: last && writePosition(last),
  };
}

function conditions(query: IntroductionQuery) {
  const { company = '', developer = '', recruiter = '', from, to, after } = query;
  const all = [
    hasWords(company, 'c.name'),
    hasWords(developer, 'd.display_name'),
    hasWords(recruiter, 'r.display_name'),
  ];
  const statuses = searchedStatuses(query);
  if (statuses) all.push(sql`i.status = any(${statuses})`);
  // Days of Paris, as the page shows them.
  if (from) all.push(sql`i.created_at >= ${from}::date::timestamp at time zone 'Europe/Paris'`);
  if (to) all.push(sql`i.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Paris'`);
  const position = after ? readPosition(after) : undefined;
  if (position) all.push(sql`(i.created_at, i.id) < (${position.at}::timestamptz, ${position.id}::uuid)`);
  return sql.join(all, sql` and `);
}
