import { type RawBuilder, sql } from 'kysely';
import { type CandidateQuery, noOwner } from '../../../../domain/contact/conversations/candidate-query.ts';
import { statusesOf } from '../../../../domain/contact/conversations/candidate-state.ts';
import { wordsOfSearch } from '../../../../domain/contact/conversations/message-search.ts';
import { likesCountAfter } from '../../../../domain/contact/interaction.ts';
import { archivedStatuses } from '../../../../domain/contact/introductions/status.ts';
import { endings, isClosed } from '../../../../domain/jobs/answers/ending.ts';
import type { LibrarySearch } from '../../../../domain/library/search.ts';
import { searchedWords } from '../../../../domain/library/words.ts';
import { shownTo } from '../../../search/library/conditions.ts';
import { allOf, hasWord } from '../../../search/library/sql-filters.ts';
import { saidIn } from '../conversations/said-in.ts';
import { joinOwner } from '../follow-up/team.ts';
import { stageKey } from '../pipeline/read-stages.ts';

type Company = NonNullable<LibrarySearch['company']>;

export const closedEndings = endings.filter(isClosed);

/** From when the days to answer are counted; null for a company, or an application, of a recruiting tool. */
const answerFrom = (table: string, at: string) => sql`case when not c.disable_application_workflow
  and ${sql.ref(`${table}.source`)} = 'here' then coalesce(${sql.ref(`${table}.counted_from`)}, ${sql.ref(`${table}.${at}`)}) end as answer_from`;

/**
 * All candidates of a company: developers with an introduction (the latest one counts) and developers who applied. A
 * developer who applied again after the last introduction ended is in state 'applied', one who liked the page since in
 * 'liked'. Applications of disabled
 * developers, and of those who hide from the company, are left out. An application that waits comes before others of the
 * same developer; one that was closed without an answer is 'archived'. The stage is that of the stored one's name among
 * the stages of the candidate's offer, or their first. `developerIds` limits the result.
 *
 * `offset 0` lets the database compute a column once instead of wherever it is used: half of the time with 10,000 people.
 */
export function candidatePool(company: Company, developerIds?: readonly string[]): RawBuilder<unknown> {
  const only = (column: string) => (developerIds ? sql`${sql.ref(column)} = any(${developerIds}::uuid[])` : sql`true`);
  return sql`
    with applications as (
      select a.developer_id, a.job_id, a.applied_at as at, 'application' as kind, a.ending, a.ended_at, ${answerFrom('a', 'applied_at')}
      from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      where c.id = ${company.id} and ${only('a.developer_id')}
      union all
      select s.developer_id, null, s.sent_at, 'superlike', s.ending, s.ended_at, ${answerFrom('s', 'sent_at')}
      from superlikes s join companies c on c.id = s.company_id where c.id = ${company.id} and ${only('s.developer_id')}
      union all
      select developer_id, null, liked_at, 'like', null, null, null from company_likes where company_id = ${company.id} and ${only('developer_id')}
        and (liked_at at time zone 'Europe/Paris')::date > ${likesCountAfter}::date
    ), applied as (
      select distinct on (applications.developer_id) applications.* from applications
      join developers d on d.id = applications.developer_id and d.disabled_at is null and not d.is_short
      join library_profiles l on l.developer_id = d.id
      where ${allOf(shownTo(company))} order by applications.developer_id,
        (applications.kind <> 'like' and applications.ending is null) desc, applications.at desc
    ), latest as (
      select distinct on (i.developer_id) i.developer_id, i.id, i.status, i.decline_code, i.recruiter_id, i.message_count, i.status_since,
        i.last_message_at from introductions i
      where i.company_id = ${company.id} and ${only('i.developer_id')} order by i.developer_id, i.created_at desc, i.id desc
    ), joined as (
      select coalesce(i.developer_id, a.developer_id) as developer_id, i.id as introduction_id, i.status, i.decline_code,
        i.recruiter_id, i.message_count, i.status_since, i.last_message_at, a.at as applied_at, a.kind as applied_kind, a.job_id as applied_job_id,
        a.answer_from, a.ended_at, a.ending = any(${closedEndings}) as was_closed,
        (i.id is null or (a.at > i.status_since and i.status = any(${archivedStatuses}))) as comes_anew
      from latest i full join applied a on a.developer_id = i.developer_id
      offset 0
    ), placed as (
      select joined.*, k.assigned_job_id, k.stage_id as stored_stage_id, (comes_anew and coalesce(was_closed, false)) as closed,
        case when comes_anew and was_closed then 'archived'
          when comes_anew and applied_kind = 'like' then 'liked'
          when comes_anew then 'applied'
          when status = any(${statusesOf.waiting}) then 'waiting'
          when status = any(${statusesOf.open}) then 'open'
          when status = any(${statusesOf.hired}) then 'hired'
          else 'archived' end as state,
        case when comes_anew then coalesce(applied_job_id, k.assigned_job_id) else k.assigned_job_id end as job_id,
        case when comes_anew then case when was_closed then ended_at else applied_at end else greatest(last_message_at, status_since) end as at
      from joined left join candidates k on k.company_id = ${company.id} and k.developer_id = joined.developer_id
      offset 0
    ), stages as (
      select id, coalesce(job_id, company_id) as pipeline_id, phase, position, ${stageKey}
      from pipeline_stages where company_id = ${company.id}
    ), first_stages as (
      select distinct on (pipeline_id, phase) pipeline_id, phase, id, position from stages order by pipeline_id, phase, position
    )
    select placed.*, coalesce(own.pipeline_id, ${company.id}::uuid) as pipeline_id, coalesce(s.id, f.id) as stage_id,
      coalesce(s.position, f.position) as stage_position
    from placed left join (select distinct pipeline_id from stages) own on own.pipeline_id = placed.job_id
    left join stages stored on stored.id = placed.stored_stage_id and stored.phase = placed.state
    left join stages s on s.pipeline_id = coalesce(own.pipeline_id, ${company.id}::uuid) and s.phase = stored.phase and s.key = stored.key
    left join first_stages f on f.pipeline_id = coalesce(own.pipeline_id, ${company.id}::uuid) and f.phase = placed.state`;
}

/**
 * The filters of the candidate manager, for a row `p` of the pool. The state is filtered separately, because the counts
 * need all states. `employers`: the viewer sees the names of employers.
 */
export function chosenIn(
  { jobId, recruiterId, ownerId, tag, text }: CandidateQuery,
  { companyId, employers }: { companyId: string; employers: boolean },
): RawBuilder<boolean> {
  const words = searchedWords(text);
  const inProfile = words.map(
    (word) => sql<boolean>`exists (select from library_profiles l where l.developer_id = p.developer_id
      and ${hasWord(word, { employers, whole: false })})`,
  );
  const talks = sql`select i.id from introductions i where i.company_id = ${companyId} and i.developer_id = p.developer_id`;
  const inMessages = wordsOfSearch(text).map((word) => saidIn(talks, word));
  return allOf([
    sql<boolean>`true`,
    ...(jobId ? [sql<boolean>`(p.assigned_job_id = ${jobId} or ${appliedTo(jobId, companyId)})`] : []),
    ...(recruiterId ? [sql<boolean>`p.recruiter_id = ${recruiterId}`] : []),
    ...(ownerId ? [inChargeOf(ownerId, companyId)] : []),
    ...(tag ? [hasTag(tag, companyId)] : []),
    ...(text.trim()
      ? [sql<boolean>`(${allOf([sql<boolean>`${words.length > 0}`, ...inProfile])} or ${allOf(inMessages)})`]
      : []),
  ]);
}

function inChargeOf(ownerId: string, companyId: string): RawBuilder<boolean> {
  const owned = sql`select k.developer_id from candidates k ${joinOwner(companyId)} where k.company_id = ${companyId}`;
  return ownerId === noOwner
    ? sql<boolean>`p.developer_id not in (${owned})`
    : sql<boolean>`p.developer_id in (${owned} and k.owner_id = ${ownerId})`;
}

const hasTag = (tag: string, companyId: string) => sql<boolean>`p.developer_id in (
  select t.developer_id from candidate_tags t where t.company_id = ${companyId} and lower(t.name) = lower(${tag}))`;

/** They applied to this offer of the company. Nothing of those who hide from it since: they have no `applied_at`. */
const appliedTo = (jobId: string, companyId: string) => sql<boolean>`(p.applied_at is not null and exists (
  select from job_applications a join jobs j on j.id = a.job_id
  where a.developer_id = p.developer_id and a.job_id = ${jobId} and j.company_id = ${companyId}))`;
