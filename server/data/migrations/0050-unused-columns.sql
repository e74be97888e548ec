-- Columns that no screen, import or file ever filled in or read (docs/decisions/2026-11-17-fields-without-a-use.md).
alter table developer_interests drop column gif_url, drop column gif_user;
alter table staff drop column template_id;
