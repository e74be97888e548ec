import { sql } from 'kysely';
import { type AdminAct, adminActs } from '../../../../domain/contact/introductions/acts.ts';
import type { ActorKind, IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import { isPossibleWhileFrozen } from '../../../../domain/contact/introductions/frozen.ts';
import { next } from '../../../../domain/contact/introductions/next.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import { isId } from '../../../../domain/id.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { shownTerms } from '../terms/shown-terms.ts';

type FileLine = {
  at: string;
  event: IntroductionEvent;
  side: ActorKind;
  author: string | null;
  /** What the team wrote; words between the two sides are not for the team. */
  word: string | null;
};

export type IntroductionFile = {
  id: string;
  status: IntroductionStatus;
  declined: boolean;
  /** The company is not validated. */
  frozen: boolean;
  createdAt: string;
  since: string;
  company: { alias: string; name: string };
  developer: { alias: string; name: string };
  recruiter: { alias: string; name: string } | null;
  contactGiven: boolean;
  messages: number;
  /** The request, where the team reviews or reviewed it. */
  request: string | null;
  terms: TermsView | null;
  lines: FileLine[];
  /** What the team may do now. */
  acts: AdminAct[];
};

type Row = {
  status: IntroductionStatus;
  declined: boolean;
  frozen: boolean;
  createdAt: Date;
  statusSince: Date;
  contactGiven: boolean;
  reminded: boolean;
  messages: number;
  companyAlias: string;
  company: string;
  developerAlias: string;
  developer: string;
  recruiterAlias: string | null;
  recruiter: string | null;
  request: string | null;
  terms: TermsView | null;
};

/**
 * docs/product/contact.md, The page of an introduction: what the team knows of it. Administrators do not read
 * conversations: of the messages they get the number, and the request only when they had to read it.
 */
export async function readIntroductionFile(context: Context, id: string): Promise<IntroductionFile> {
  permit(context, canReviewIntroductions);
  if (!isId(id)) throw new NotFound();
  const { rows } = await sql<Row>`
    select i.status, i.decline_code is not null as declined, c.validated_at is null as frozen, i.created_at, i.status_since, i.contact_given,
      i.reminded_at is not null as reminded, i.message_count as messages,
      coalesce(c.seo_alias, c.id::text) as company_alias, c.name as company,
      coalesce(d.seo_alias, d.id::text) as developer_alias, d.display_name as developer,
      coalesce(r.seo_alias, r.id::text) as recruiter_alias, r.display_name as recruiter,
      (select m.body from messages m where m.introduction_id = i.id and m.position = 1
        and exists (select from introduction_events e where e.introduction_id = i.id
          and e.event = 'requestForReview')) as request,
      ${shownTerms(context.locale)} as terms
    from introductions i join companies c on c.id = i.company_id join developers d on d.id = i.developer_id
    left join recruiters r on r.id = i.recruiter_id where i.id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) throw new NotFound();
  const { status, declined, frozen, createdAt, statusSince, contactGiven, reminded, messages, request, terms } = row;
  return {
    id,
    status,
    declined,
    frozen,
    createdAt: createdAt.toISOString(),
    since: statusSince.toISOString(),
    company: { alias: row.companyAlias, name: row.company },
    developer: { alias: row.developerAlias, name: row.developer },
    recruiter: row.recruiterAlias === null ? null : { alias: row.recruiterAlias, name: row.recruiter ?? '' },
    contactGiven,
    messages,
    request,
    terms,
    lines: await readFileLines(context, id),
    acts: adminActs.filter(
      (act) =>
        next({ status, contactGiven, reminded }, act, { kind: 'admin' }).outcome === 'changed' &&
        (!frozen || isPossibleWhileFrozen(act)),
    ),
  };
}

async function readFileLines({ db }: Context, introductionId: string): Promise<FileLine[]> {
  const { rows } = await sql<Omit<FileLine, 'at'> & { at: Date }>`
    select e.at, e.event, e.actor_kind as side, coalesce(r.display_name, d.display_name, u.name) as author,
      case when e.actor_kind = 'admin' then e.word end as word
    from introduction_events e left join users u on u.id = e.actor_id
    left join recruiters r on e.actor_kind = 'recruiter' and r.id = e.actor_id
    left join developers d on e.actor_kind = 'developer' and d.id = e.actor_id
    where e.introduction_id = ${introductionId} order by e.position`.execute(db);
  return rows.map((line) => ({ ...line, at: line.at.toISOString() }));
}
