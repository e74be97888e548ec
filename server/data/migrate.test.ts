import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask, inDatabase } from '../../tests/harness/database-server.ts';
import { migrateTaskQueue } from '../tasks/work.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const server: pg.ClientConfig = inject('testServer');
const names: string[] = [];
let client: pg.Client;

beforeEach(async () => {
  const name = `vivier_migrate_${process.pid}_${names.length}`;
  names.push(name);
  await ask(server, `create database ${name}`);
  client = new pg.Client(inDatabase(server, name));
  await client.connect();
  return () => client.end();
});

afterAll(async () => {
  for (const name of names) await ask(server, `drop database ${name} with (force)`);
});

const file = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });
const tableNames = async () =>
  (await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")).rows
    .map(({ name }) => name)
    .sort();

describe('migrations', () => {
  it('bring an empty database to the current schema, once', async () => {
    const all = readMigrations();
    expect(await migrate(client)).toEqual(all.map(({ name }) => name));
    expect(await migrate(client)).toEqual([]);
  });

  it('rename the cards of profiles that version 0.1 has stored, and its waiting tasks', async () => {
    const all = readMigrations();
    const before = all.filter(({ name }) => name < '0033');
    await migrate(client, before);
    const pool = new pg.Pool(inDatabase(server, names.at(-1) ?? ''));
    await migrateTaskQueue(pool);
    await pool.end();
    await client.query(`insert into users (id, email, name, role, email_verified)
      values ('01890000-0000-7000-8000-00000000000a', 'a@example.com', 'A', 'DEVELOPER', true)`);
    await client.query(`update developers set
      visibility = '{"all": true, "cards": {"searchstate": {"all": false}, "formations": {"all": true}, "about": {"all": true}}}',
      card_versions = '{"searchstate": 3, "formations": 2, "links": 1}'`);
    await client.query(`select graphile_worker.add_job('introduction-letter', '{"eventId": "x"}')`);

    await migrate(client, all);
    const { rows } = await client.query('select visibility, card_versions from developers');
    expect(rows).toEqual([
      {
        visibility: { all: true, cards: { jobSearch: { all: false }, education: { all: true }, about: { all: true } } },
        card_versions: { jobSearch: 3, education: 2, links: 1 },
      },
    ]);
    const waiting = await client.query('select task_identifier from graphile_worker.jobs');
    expect(waiting.rows).toEqual([{ task_identifier: 'introduction-email' }]);
  });

  it('count the days of applications that wait from the day of the upgrade, and know what was answered before', async () => {
    const all = readMigrations();
    await migrate(
      client,
      all.filter(({ name }) => name < '0055'),
    );
    const id = (last: string) => `01890000-0000-7000-8000-00000000000${last}`;
    await client.query(`
      insert into plans (id, name_fr, name_en, type, position) values ('p', 'p', 'p', 'regular', 1);
      insert into users (id, email, name, role, email_verified) values
        ('${id('a')}', 'a@example.com', 'A', 'DEVELOPER', true), ('${id('b')}', 'b@example.com', 'B', 'RECRUITER', true);
      insert into companies (id, name, plan_id) values ('${id('1')}', 'Un', 'p'), ('${id('2')}', 'Deux', 'p'), ('${id('3')}', 'Trois', 'p');
      insert into superlikes (developer_id, company_id, message, sent_at)
        select '${id('a')}', id, 'Bonjour', '2026-01-10T10:00:00Z' from companies;
      insert into candidates (company_id, developer_id) select id, '${id('a')}' from companies;
      insert into introductions (id, company_id, developer_id, status, status_since, contact_given, message_count, created_at) values
        ('${id('4')}', '${id('1')}', '${id('a')}', 99, '2026-01-12T10:00:00Z', false, 0, '2026-01-12T10:00:00Z'),
        ('${id('5')}', '${id('2')}', '${id('a')}', 32, '2026-01-05T10:00:00Z', false, 0, '2026-01-01T10:00:00Z');
      insert into introduction_events (introduction_id, position, at, event, to_status, actor_kind) values
        ('${id('4')}', 1, '2026-01-12T10:00:00Z', 'declineApplication', 99, 'recruiter'),
        ('${id('5')}', 1, '2026-01-01T10:00:00Z', 'request', 20, 'recruiter')`);
    const before = new Date();
    await migrate(client, all);
    const { rows } = await client.query(
      'select ending, ended_at, counted_from from superlikes s join companies c on c.id = s.company_id order by c.id',
    );
    expect(rows).toEqual([
      { ending: 'answered', ended_at: new Date('2026-01-12T10:00:00Z'), counted_from: null },
      { ending: 'conversation', ended_at: expect.any(Date), counted_from: null },
      { ending: null, ended_at: null, counted_from: expect.any(Date) },
    ]);
    expect(rows[2].counted_from.getTime()).toBeGreaterThanOrEqual(before.getTime() - 60_000);
  });

  it('keep the calls that were booked before there was a table of calls', async () => {
    const all = readMigrations();
    await migrate(
      client,
      all.filter(({ name }) => name < '0037'),
    );
    await client.query(`insert into users (email, name, role)
      values ('own@example.com', 'A', 'DEVELOPER'), ('provider@example.com', 'B', 'DEVELOPER'), ('none@example.com', 'C', 'DEVELOPER')`);
    await client.query(`insert into bookings (slot, user_id)
      select '2026-11-20T09:00Z', id from users where email = 'own@example.com'`);
    await client.query(`update developer_confidential set recommendation_call_status = 'booked',
      recommendation_call_date = '2026-11-10T09:00Z' from users
      where users.id = developer_id and users.email <> 'none@example.com'`);

    await migrate(client, all);
    const { rows } = await client.query(`select u.email, c.source, c.starts_at, c.status
      from calls c join users u on u.id = c.developer_id order by u.email`);
    expect(rows).toEqual([
      { email: 'own@example.com', source: 'own', starts_at: new Date('2026-11-20T09:00Z'), status: 'booked' },
      { email: 'provider@example.com', source: 'other', starts_at: null, status: 'booked' },
    ]);
  });

  it('recompute ranks and intervals with the limit of 0.80, and keep the ranks of closed seasons', async () => {
    const all = readMigrations();
    await migrate(
      client,
      all.filter(({ name }) => name < '0064'),
    );
    const [sure, unsure, early, gone] = ['a', 'b', 'c', 'd'].map(
      (last) => `01890000-0000-7000-8000-00000000000${last}`,
    );
    const test = '01890000-0000-7000-8000-000000000001';
    const end = "'2026-11-01T10:00Z'";
    const ranking = `'{"allTime": {"rank": 1, "centile": 0.01}}'`;
    await client.query(`
      insert into technologies (id, name_fr, name_en, category, position) values ('t', 'T', 'T', 'language', 1);
      insert into tests (id, technology_id, name_fr, name_en, status) values ('${test}', 't', 'T', 'T', 'PUBLISHED');
      insert into users (id, email, name, role) select id, id || '@example.com', 'A', 'DEVELOPER'
        from unnest(array['${sure}', '${unsure}', '${early}', '${gone}']::uuid[]) id;
      insert into player_ratings (user_id, test_id, rating, deviation, volatility, score, settled, sessions, last_session_at) values
        ('${sure}', '${test}', 1600, 100, 0.06, 1600, true, 2, ${end}),
        ('${unsure}', '${test}', 1500, 130, 0.06, 1500, true, 1, ${end}),
        ('${early}', '${test}', 1500, 150, 0.06, 1500, false, 1, ${end});
      insert into test_sessions (user_id, test_id, status, practice, length, locale, end_date, score, deviation_after, ranking, updated_ranking) values
        ('${sure}', '${test}', 'COMPLETED', false, 12, 'fr', ${end}, 1600, 100, ${ranking}, null),
        ('${unsure}', '${test}', 'COMPLETED', false, 12, 'fr', ${end}, 1500, 130, ${ranking}, ${ranking}),
        ('${early}', '${test}', 'COMPLETED', false, 3, 'fr', ${end}, 1500, 150, null, null),
        ('${early}', '${test}', 'COMPLETED', true, 12, 'fr', ${end}, null, null, null, null);
      insert into closed_seasons (season_id, closed_at) values ('2026-q3', ${end});
      insert into season_scores (test_id, season_id, user_id, score, ended_at, final_rank) values
        ('${test}', '2026-q3', '${unsure}', 1480, '2026-08-01', 1),
        ('${test}', '2026-q4', '${sure}', 1600, ${end}, null), ('${test}', '2026-q4', '${unsure}', 1500, ${end}, null);
      insert into score_counts (test_id, season_id, score, players) values ('${test}', '', 1600, 1), ('${test}', '', 1500, 1),
        ('${test}', '2026-q3', 1480, 1), ('${test}', '2026-q4', 1600, 1), ('${test}', '2026-q4', 1500, 1);
      insert into developer_tests (developer_id, test_id, centile, provisional, score, ended_at) values
        ('${sure}', '${test}', 0.01, false, 1600, ${end}), ('${unsure}', '${test}', 0.5, false, 1400, '2026-05-01'),
        ('${gone}', '${test}', 0.5, false, 1400, '2026-05-01')`);

    await migrate(client, all);
    const rows = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
    expect(await rows('select deviation, settled from player_ratings order by deviation')).toEqual([
      [100, true],
      [130, false],
      [150, false],
    ]);
    expect(await rows('select season_id, score, players from score_counts where players > 0 order by 1, 2')).toEqual([
      ['', 1600, 1],
      ['2026-q3', 1480, 1],
      ['2026-q4', 1600, 1],
    ]);
    expect(await rows('select season_id, score, deviation, final_rank from season_scores order by 1, 2')).toEqual([
      ['2026-q3', 1480, 130, 1],
      ['2026-q4', 1600, 100, null],
    ]);
    // From its session, from the player, and unknown.
    expect(await rows('select deviation, provisional from developer_tests order by developer_id')).toEqual([
      [100, false],
      [130, true],
      [null, true],
    ]);
    const marked = { provisional: true, allTime: { rank: 1, centile: 0.01 } };
    expect(
      await rows('select ranking, updated_ranking from test_sessions where not practice order by deviation_after'),
    ).toEqual([
      [{ allTime: { rank: 1, centile: 0.01 } }, null],
      [marked, marked],
      [{ provisional: true }, null],
    ]);
    expect(await rows('select ranking from test_sessions where practice')).toEqual([[null]]);
  });

  it('apply a file completely or not at all', async () => {
    const good = file('1', 'create table a ()');
    await expect(migrate(client, [good, file('2', 'create table b (); select 1/0')])).rejects.toThrow(
      'division by zero',
    );
    expect(await tableNames()).toEqual(['a', 'schema_migrations']);
    expect(await migrate(client, [good, file('2', 'create table b ()')])).toEqual(['2']);
  });

  it('refuse a database that a newer version has changed', async () => {
    await migrate(client, [file('1', 'create table a ()'), file('2', 'create table b ()')]);
    await expect(migrate(client, [file('1', 'create table a ()')])).rejects.toThrow(/newer schema \(2\)/);
  });

  it('refuse a file that was changed after it was applied', async () => {
    await migrate(client, [file('1', 'create table a ()')]);
    await expect(migrate(client, [file('1', 'create table z ()')])).rejects.toThrow(
      /changed after it had been applied/,
    );
  });

  it('refuse to continue after a half-applied migration', async () => {
    const outside = file('1', '-- no transaction\ncreate table a (); select 1/0');
    await expect(migrate(client, [outside])).rejects.toThrow('division by zero');
    await expect(migrate(client, [outside, file('2', 'create table b ()')])).rejects.toThrow(/left half-applied/);
    expect(await tableNames()).not.toContain('b');
  });

  it('wait for each other when two processes start at once', async () => {
    const other = new pg.Client(inDatabase(server, names.at(-1) ?? ''));
    await other.connect();
    const files = [file('1', 'create table a (); select pg_sleep(0.2)')];
    const applied = await Promise.all([migrate(client, files), migrate(other, files)]);
    await other.end();
    expect(applied.flat()).toEqual(['1']);
  });
});

describe('the schema itself', () => {
  beforeEach(async () => {
    await migrate(client);
  });

  it('allows one view per company, developer and day', async () => {
    await client.query(`
      insert into plans (id, type, name_fr, name_en, position) values ('freemium', 'regular', 'x', 'x', 0);
      insert into users (id, email, name, role) values ('00000000-0000-7000-8000-000000000001', 'a@example.com', 'A', 'DEVELOPER');
      insert into companies (id, name) values ('00000000-0000-7000-8000-000000000002', 'C')`);
    const view = `insert into company_views (company_id, developer_id, day) values
      ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', '2026-01-01')`;
    await client.query(view);
    await expect(client.query(view)).rejects.toMatchObject({ code: '23505' });
  });

  it('creates the developer or recruiter of a new account by a trigger', async () => {
    await client.query(
      "insert into users (email, name, role) values ('d@example.com', 'D', 'DEVELOPER'), ('r@example.com', 'R', 'RECRUITER'), ('x@example.com', 'X', 'ADMIN')",
    );
    const { rows } = await client.query(
      'select (select count(*)::int from developers) as developers, (select count(*)::int from developer_confidential) as confidential, (select count(*)::int from recruiters) as recruiters',
    );
    expect(rows[0]).toEqual({ developers: 1, confidential: 1, recruiters: 1 });
  });

  it('makes the audit log append-only', async () => {
    await client.query("insert into audit (action, subject_kind) values ('a', 'user')");
    for (const change of ["update audit set action = 'b'", 'delete from audit', 'truncate audit']) {
      await expect(client.query(change)).rejects.toThrow('append-only');
    }
  });

  it('generates identifiers of version 7', async () => {
    const { rows } = await client.query<{ id: string }>('select new_id() as id from generate_series(1, 3)');
    for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
  });
});
