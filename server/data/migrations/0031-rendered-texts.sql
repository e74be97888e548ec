-- Markdown is rendered when it is saved, and its HTML stands beside it. A text that changes without its HTML loses it, so
-- that no writer can leave the HTML of an earlier text; a job renders what has none.
alter table developers add column personal_message_html text;
alter table developer_experiences add column description_html text;
alter table developer_projects add column description_html text;
alter table companies add column description_html text;
alter table companies add column superlike_requirements_html text;
alter table jobs add column description_html text;

create function forget_personal_message_html() returns trigger language plpgsql as $$
begin
  new.personal_message_html := null;
  return new;
end
$$;
create function forget_description_html() returns trigger language plpgsql as $$
begin
  new.description_html := null;
  return new;
end
$$;
create function forget_superlike_requirements_html() returns trigger language plpgsql as $$
begin
  new.superlike_requirements_html := null;
  return new;
end
$$;

create trigger developers_forget_html before update on developers for each row
  when (old.personal_message is distinct from new.personal_message
    and old.personal_message_html is not distinct from new.personal_message_html)
  execute function forget_personal_message_html();
create trigger developer_experiences_forget_html before update on developer_experiences for each row
  when (old.description is distinct from new.description and old.description_html is not distinct from new.description_html)
  execute function forget_description_html();
create trigger developer_projects_forget_html before update on developer_projects for each row
  when (old.description is distinct from new.description and old.description_html is not distinct from new.description_html)
  execute function forget_description_html();
create trigger companies_forget_html before update on companies for each row
  when (old.description is distinct from new.description and old.description_html is not distinct from new.description_html)
  execute function forget_description_html();
create trigger companies_forget_requirements_html before update on companies for each row
  when (old.superlike_requirements is distinct from new.superlike_requirements
    and old.superlike_requirements_html is not distinct from new.superlike_requirements_html)
  execute function forget_superlike_requirements_html();
create trigger jobs_forget_html before update on jobs for each row
  when (old.description is distinct from new.description and old.description_html is not distinct from new.description_html)
  execute function forget_description_html();

-- What the job looks for: nearly always nothing.
create index developers_without_html on developers (id) where personal_message_html is null and personal_message <> '';
create index developer_experiences_without_html on developer_experiences (id)
  where description_html is null and description <> '';
create index developer_projects_without_html on developer_projects (id)
  where description_html is null and description <> '';
create index companies_without_html on companies (id) where description_html is null and description <> '';
create index companies_without_requirements_html on companies (id)
  where superlike_requirements_html is null and superlike_requirements <> '';
create index jobs_without_html on jobs (id) where description_html is null and description <> '';
