-- A result whose rating is not settled yet is shown as provisional.
alter table developer_tests add column provisional boolean not null default false;

-- Centiles are whole hundredths, so that rounding and rounding down show the same percentage.
update developer_tests set centile = greatest(1, round(100 * centile::numeric)) / 100
where centile <> (greatest(1, round(100 * centile::numeric)) / 100)::float8;

-- Earlier sessions without a rank get a provisional one when they have at least 8 counting answers; the task of the
-- night writes the places.
update test_sessions s set ranking = '{"provisional": true}'
where s.status = 'COMPLETED' and not s.practice and s.ranking is null and s.score is not null
  and (select count(*) from test_sessions o join test_session_questions q on q.session_id = o.id
    where o.user_id = s.user_id and o.test_id = s.test_id and not o.practice and o.end_date <= s.end_date
      and q.scored and not q.seen and q.how is not null) >= 8;
