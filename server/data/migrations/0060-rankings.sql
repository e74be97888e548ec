-- The log of rankings (docs/product/fit.md, Log): every page that was shown in the order of fit, with everything that
-- the rule read, so that it can be computed again and explained.
create table rankings (
  id uuid primary key default new_id(),
  -- 'people': people for a need; 'offers': offers for a person.
  kind text not null check (kind in ('people', 'offers')),
  made_at timestamptz not null,
  -- Who read it; no company: a member of the team.
  viewer_id uuid references users on delete set null,
  company_id uuid references companies on delete set null,
  -- The person for whom offers were ranked.
  developer_id uuid references developers on delete cascade,
  fit_version text not null check (length(fit_version) between 1 and 20),
  -- Whole days since 1970: ages of profiles are counted to this day.
  day integer not null check (day >= 0),
  -- The points of each part and the need, or the facts of the person whose offers these are.
  inputs jsonb not null check (octet_length(inputs::text) <= 65536),
  -- The same page, shown again on the same day to the same viewer, is one ranking.
  fingerprint text not null unique check (length(fingerprint) <= 64),
  check ((kind = 'offers') = (developer_id is not null))
);
create index rankings_made_at on rankings (made_at);
create index rankings_viewer_id on rankings (viewer_id);
create index rankings_company_id on rankings (company_id);
create index rankings_developer_id on rankings (developer_id) where developer_id is not null;

create table ranking_results (
  ranking_id uuid not null references rankings on delete cascade,
  place integer not null check (place > 0),
  developer_id uuid references developers on delete cascade,
  job_id uuid references jobs on delete cascade,
  made_at timestamptz not null,
  -- Results of a higher tier come first, whatever their score.
  tier smallint not null default 0,
  score smallint not null check (score between 0 and 1000),
  parts jsonb not null check (octet_length(parts::text) <= 16384),
  -- What the rule read of this person, or the points and the need of this offer.
  facts jsonb not null check (octet_length(facts::text) <= 32768),
  -- What decides between equal scores, the first value first, higher before lower.
  ties jsonb not null check (octet_length(ties::text) <= 1024),
  primary key (ranking_id, place),
  check (num_nonnulls(developer_id, job_id) = 1)
);
create index ranking_results_developer on ranking_results (developer_id, made_at desc) where developer_id is not null;
create index ranking_results_job on ranking_results (job_id) where job_id is not null;

-- A person asks the team to look at a ranking, or at rankings in general (docs/product/fit.md, Asking for a human).
create table ranking_requests (
  id uuid primary key default new_id(),
  developer_id uuid not null references developers on delete cascade,
  ranking_id uuid references rankings on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  outcome text check (outcome in ('explained', 'corrected')),
  answer text check (char_length(answer) between 1 and 4000),
  correction text check (char_length(correction) between 1 and 1000),
  check (num_nonnulls(decided_at, outcome, answer) in (0, 3)),
  check ((correction is not null) = (outcome is not distinct from 'corrected'))
);
create unique index ranking_requests_open on ranking_requests (developer_id) where decided_at is null;
create index ranking_requests_of on ranking_requests (developer_id, asked_at desc);
create index ranking_requests_ranking on ranking_requests (ranking_id) where ranking_id is not null;
create index ranking_requests_decided_by on ranking_requests (decided_by) where decided_by is not null;

create trigger ranking_requests_notify_new after insert on ranking_requests for each row
  when (new.decided_at is null) execute function notify_team('rankingRequests');
create trigger ranking_requests_notify_moved after update on ranking_requests for each row
  when ((old.decided_at is null) <> (new.decided_at is null)) execute function notify_team('rankingRequests');
create trigger ranking_requests_notify_gone after delete on ranking_requests for each row
  when (old.decided_at is null) execute function notify_team('rankingRequests');

-- The fairness report of each night (docs/product/fit.md, Fairness report): numbers over many people.
create table fairness_reports (
  day date primary key,
  made_at timestamptz not null,
  fit_version text not null,
  report jsonb not null
);
