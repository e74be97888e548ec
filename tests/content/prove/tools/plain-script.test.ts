import { expect, it } from 'vitest';
import { isPlainScript } from './plain-script.ts';

it.each([
  ['tables and queries', 'create table t (a int); insert into t values (1); select * from t;', true],
  ['a comment first', '-- a table\n/* of */ create temp table t (a int);', true],
  ['a materialized view', 'create materialized view v as select 1; refresh materialized view v;', true],
  ['a function', 'create or replace function f() returns int as $$ begin return 1; end $$ immutable;', true],
  ['sessions', 'begin;\n\\session b\nselect 1;\n\\session a\ncommit;', true],
  ['a role', 'create role ada;', false],
  ['a role in the body of a block', `do $$ begin execute 'create role ada'; end $$;`, false],
  ['an extension', 'create extension citext;', false],
  ['what the server tells about itself', 'select count(*) from pg_stat_activity;', false],
  ['a prepared transaction', `begin; prepare transaction 'a';`, false],
  ['an unknown statement', 'vacuum t;', false],
])('%s', (_, script, expected) => {
  expect(isPlainScript(script)).toBe(expected);
});
