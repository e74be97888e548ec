-- What a developer shows to recruiters of the fields that are nobody's business without a choice
-- (docs/product/profile.md, Fields shown by choice). What weighs in the present job is not shown at first.
alter table developers add column shared_fields text[] not null default '{averageDailyRate,perks,codingReason}'
  check (shared_fields <@ '{averageDailyRate,perks,codingReason,jobIssues}'::text[]);
