-- Where a session was begun from, as a keyed hash that is another one every day: enough to see that many people play from one
-- place on one day, and of no use for anything else.
alter table test_sessions add column address_key text;
create index test_sessions_address_idx on test_sessions (address_key, test_id) where address_key is not null;

-- Votes and comments are counted where they are written, so that the numbers hold whatever makes one come or go: an account
-- that is deleted takes its votes along.
create function count_question_votes() returns trigger language plpgsql as $$
begin
  update questions set rating_score = rating_score
    + case when tg_op = 'DELETE' then 0 else new.value end - case when tg_op = 'INSERT' then 0 else old.value end
  where id = case when tg_op = 'DELETE' then old.question_id else new.question_id end;
  return null;
end $$;
create trigger question_votes_count after insert or update of value or delete on question_votes
  for each row execute function count_question_votes();

create function count_question_comments() returns trigger language plpgsql as $$
begin
  update questions set ratings_count = ratings_count
    + case when tg_op <> 'DELETE' and new.deleted_at is null then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.deleted_at is null then 1 else 0 end
  where id = case when tg_op = 'DELETE' then old.question_id else new.question_id end;
  return null;
end $$;
create trigger question_comments_count after insert or update of deleted_at or delete on question_comments
  for each row execute function count_question_comments();
