-- Since when the team has taken the validation of a company back; null while it is validated, or when it never was.
-- The introductions of such a company are frozen until it is validated again, and their dates then move by that time.
alter table companies add column validation_withdrawn_at timestamptz;
update companies c set validation_withdrawn_at = coalesce(c.refused_at, c.asked_at)
  where c.validated_at is null and exists (select from introductions i where i.company_id = c.id);
alter table companies add check (validation_withdrawn_at is null or validated_at is null);
