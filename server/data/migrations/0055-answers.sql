-- Every application reaches an end: the company answers, or the product closes it after 30 days
-- (docs/product/jobs.md, The end of an application).

alter table job_applications
  -- From when the days are counted; null: from the application itself.
  add column counted_from timestamptz,
  -- The last reminder to the company: day 10, 20 or 27.
  add column reminded smallint not null default 0 check (reminded in (0, 10, 20, 27)),
  add column ended_at timestamptz,
  -- Answered by the company; part of a conversation of the two; closed without an answer; closed while the company could
  -- not see it.
  add column ending text check (ending in ('answered', 'conversation', 'unanswered', 'unseen')),
  add constraint job_applications_ended_check check ((ended_at is null) = (ending is null));
create index job_applications_waiting_idx on job_applications (applied_at) where ended_at is null;

alter table superlikes
  add column counted_from timestamptz,
  add column reminded smallint not null default 0 check (reminded in (0, 10, 20, 27)),
  add column ended_at timestamptz,
  add column ending text check (ending in ('answered', 'conversation', 'unanswered', 'unseen')),
  add constraint superlikes_ended_check check ((ended_at is null) = (ending is null));
create index superlikes_waiting_idx on superlikes (sent_at) where ended_at is null;

-- One e-mail a day about applications that wait.
alter table companies add column answers_reminded_on date;

-- How companies answer, counted every night (docs/product/companies.md, The answer rate).
create table answer_rates (
  company_id uuid primary key references companies on delete cascade,
  ended integer not null check (ended > 0),
  answered integer not null check (answered between 0 and ended),
  -- Null without any answer.
  median_days integer check (median_days >= 0),
  counted_at timestamptz not null
);

alter table webhook_deliveries
  drop constraint webhook_deliveries_event_check,
  add constraint webhook_deliveries_event_check
    check (event in ('introduction.changed', 'application.closed', 'ping'));

-- What companies did before this version. An answer is the first thing that they did or wrote afterwards.
-- The developer knows nothing of a request that the team reads (status 10), nor of one that it has stopped.
create temporary table known_introductions on commit drop as
  select i.* from introductions i where exists (select from introduction_events e where e.introduction_id = i.id
    and (e.to_status = 20 or (e.to_status <> 10 and e.from_status is distinct from 10)));
create temporary table company_acts on commit drop as
  select i.company_id, i.developer_id, e.at from introduction_events e
  join known_introductions i on i.id = e.introduction_id where e.actor_kind = 'recruiter'
  union all
  select i.company_id, i.developer_id, m.sent_at from messages m
  join known_introductions i on i.id = m.introduction_id where m.author_kind = 'recruiter';
create index on known_introductions (company_id, developer_id);
create index on company_acts (company_id, developer_id, at);
analyze company_acts;
analyze known_introductions;

update job_applications a set ended_at = answers.at, ending = 'answered'
from (select a.developer_id, a.job_id, min(acts.at) as at from job_applications a join jobs j on j.id = a.job_id
  join company_acts acts on acts.company_id = j.company_id and acts.developer_id = a.developer_id
    and acts.at >= a.applied_at group by 1, 2) answers
where answers.developer_id = a.developer_id and answers.job_id = a.job_id;

update superlikes s set ended_at = answers.at, ending = 'answered'
from (select s.developer_id, s.company_id, min(acts.at) as at from superlikes s
  join company_acts acts on acts.company_id = s.company_id and acts.developer_id = s.developer_id
    and acts.at >= s.sent_at group by 1, 2) answers
where answers.developer_id = s.developer_id and answers.company_id = s.company_id;

-- An application made in a conversation that is not over, or that ended since, needs no other answer.
update job_applications a set ended_at = now(), ending = 'conversation' from jobs j
where j.id = a.job_id and a.ended_at is null and exists (select from known_introductions i
  where i.company_id = j.company_id and i.developer_id = a.developer_id
    and (i.status not in (11, 21, 22, 90, 91, 98, 99) or i.status_since >= a.applied_at));
update superlikes s set ended_at = now(), ending = 'conversation'
where s.ended_at is null and exists (select from known_introductions i
  where i.company_id = s.company_id and i.developer_id = s.developer_id
    and (i.status not in (11, 21, 22, 90, 91, 98, 99) or i.status_since >= s.sent_at));

-- The others have their 30 days from now on.
update job_applications set counted_from = now() where ended_at is null;
update superlikes set counted_from = now() where ended_at is null;
