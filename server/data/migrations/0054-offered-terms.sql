-- What a company offers when a conversation begins: pay, place and contract, as they were said at that moment.
-- All null: an introduction from before this was asked for.

alter table introductions
  -- The offer that was named; the other columns are a copy of what it said then.
  add column terms_job_id uuid references jobs on delete set null,
  add column terms_contract text
    check (terms_contract in ('permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance')),
  -- Thousands of euros gross a year, or euros a day.
  add column terms_pay_unit text check (terms_pay_unit in ('year', 'day')),
  add column terms_pay_min integer,
  add column terms_pay_max integer,
  add column terms_place_id text references places,
  add column terms_remote text check (terms_remote in ('fullTime', 'hybrid', 'no')),
  add constraint introductions_terms_check check (
    case when terms_contract is null
      then terms_pay_unit is null and terms_place_id is null and terms_remote is null
      else terms_remote is not null
        and (terms_place_id is not null or terms_remote = 'fullTime')
        and (terms_pay_unit is not null or terms_contract = 'internship')
    end),
  add constraint introductions_terms_pay_check check (
    case terms_pay_unit
      when 'year' then coalesce(terms_pay_min between 1 and terms_pay_max and terms_pay_max <= 400, false)
      when 'day' then coalesce(terms_pay_min between 1 and terms_pay_max and terms_pay_max <= 5000, false)
      else terms_pay_min is null and terms_pay_max is null
    end);
create index introductions_terms_job_idx on introductions (terms_job_id) where terms_job_id is not null;
-- What a recruiter offered last is filled in for the next request.
create index introductions_recruiter_idx on introductions (recruiter_id, created_at desc) where recruiter_id is not null;

-- The form of the selection page as typed, before it is sent.
alter table selection_drafts add column terms jsonb;
