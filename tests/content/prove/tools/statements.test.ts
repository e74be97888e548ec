import { expect, it } from 'vitest';
import { splitScript } from './statements.ts';

it.each([
  ['several statements', 'select 1; select 2', ['select 1', 'select 2']],
  ['a statement that nothing ends', 'select 1', ['select 1']],
  ['a semicolon in a text', "select 'a;''b'; select 2", ["select 'a;''b'", 'select 2']],
  ['a semicolon in a text with escapes', "select e'a\\';b'; select 2", ["select e'a\\';b'", 'select 2']],
  [
    'a name that ends with e before a text',
    "select date'2026-01-01\\'; select 2",
    ["select date'2026-01-01\\'", 'select 2'],
  ],
  ['a semicolon in a name', 'select 1 as "a;b"; select 2', ['select 1 as "a;b"', 'select 2']],
  ['a semicolon in a body', 'do $$ begin; end $$; select 2', ['do $$ begin; end $$', 'select 2']],
  ['bodies in each other', 'do $a$ $$;$$; $a$; select 2', ['do $a$ $$;$$; $a$', 'select 2']],
  ['a parameter is no body', 'prepare p as select $1; execute p(1)', ['prepare p as select $1', 'execute p(1)']],
  [
    'a semicolon in comments',
    'select 1 -- ;\n; /* ; /* ; */ ; */ select 2',
    ['select 1 -- ;', '/* ; /* ; */ ; */ select 2'],
  ],
  ['only a comment', 'select 1; -- end\n', ['select 1']],
  [
    'a body written in SQL',
    'create function f() returns int begin atomic select 1; select 2; end; select f()',
    ['create function f() returns int begin atomic select 1; select 2; end', 'select f()'],
  ],
])('splits %s', (_, script, expected) => {
  expect(splitScript(script).map((part) => ('sql' in part ? part.sql : part.session))).toEqual(expected);
});

it('finds the lines that change the session', () => {
  expect(splitScript('select 1;\n\\session b\nselect 2;\n  \\session a\nselect 3')).toEqual([
    { sql: 'select 1' },
    { session: 'b' },
    { sql: 'select 2' },
    { session: 'a' },
    { sql: 'select 3' },
  ]);
});
