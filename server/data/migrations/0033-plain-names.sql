-- Names that say what they hold: education instead of formations, and one name for the job-search card.
alter table developer_formations rename to developer_education;
alter index developer_formations_developer_idx rename to developer_education_developer_idx;
alter table developer_education rename constraint developer_formations_pkey to developer_education_pkey;

-- The cards of a profile, in what its owner hides and in the versions that edits compare.
create function rename_cards(cards jsonb) returns jsonb language sql immutable as $$
  select coalesce(
    jsonb_object_agg(case key when 'formations' then 'education' when 'searchstate' then 'jobSearch' else key end, value),
    '{}')
  from jsonb_each(cards)
$$;
update developers set
  visibility = jsonb_set(visibility, '{cards}', rename_cards(coalesce(visibility -> 'cards', '{}'))),
  card_versions = rename_cards(card_versions)
where visibility -> 'cards' ?| array['formations', 'searchstate'] or card_versions ?| array['formations', 'searchstate'];
drop function rename_cards(jsonb);

alter function take_view rename to consume_view;
alter function tell_library rename to notify_library;
alter function tell_catalogue rename to notify_catalogue;
alter function tell_team rename to notify_team;
alter function keep_job_search rename to store_job_search;
alter function keep_audit_line rename to check_audit_update;

-- Tasks that wait in the queue. The queue makes its own tables, after these migrations on a new database.
do $$ begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks set identifier = 'introduction-email'
      where identifier = 'introduction-letter'
        and not exists (select from graphile_worker._private_tasks where identifier = 'introduction-email');
    update graphile_worker._private_tasks set identifier = 'away-emails'
      where identifier = 'away-letters'
        and not exists (select from graphile_worker._private_tasks where identifier = 'away-emails');
  end if;
end $$;
