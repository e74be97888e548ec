-- Looking at a profile: counted once a day for the company, against its plan; and as a visit of the recruiter.
-- One function, so that fifty requests at once cannot together see more than the plan allows: those of one company
-- wait for each other here, for as long as one insert takes.

create function take_view(
  viewing_company uuid, viewed uuid, today date, viewer uuid, at_moment timestamptz, same_visit interval
) returns boolean language plpgsql as $$
declare
  most integer;
begin
  if not exists (
    select from company_views v where v.company_id = viewing_company and v.day = today and v.developer_id = viewed
  ) then
    select p.candidate_limit_day into most
    from companies c join plans p on p.id = c.plan_id where c.id = viewing_company;
    if most is not null then
      perform pg_advisory_xact_lock(hashtextextended(viewing_company::text, 41));
      -- A new statement sees what the others have written meanwhile.
      if (select count(*) from company_views v where v.company_id = viewing_company and v.day = today) >= most
        and not exists (
          select from company_views v
          where v.company_id = viewing_company and v.day = today and v.developer_id = viewed
        ) then
        return false;
      end if;
    end if;
    insert into company_views (company_id, developer_id, day, recruiter_id, seen_at)
    values (viewing_company, viewed, today, viewer, at_moment)
    on conflict do nothing;
  end if;
  insert into developer_visits as visit (developer_id, day, recruiter_id, count, last_at)
  values (viewed, today, viewer, 1, at_moment)
  on conflict (developer_id, day, recruiter_id) do update set count = visit.count + 1, last_at = excluded.last_at
  where visit.last_at < excluded.last_at - same_visit;
  return true;
end
$$;
