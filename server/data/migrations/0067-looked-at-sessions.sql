-- docs/product/assessments.md, Unusual sessions: when a person of the team has looked at the hints of a session.
alter table test_sessions add column flags_seen_at timestamptz;
