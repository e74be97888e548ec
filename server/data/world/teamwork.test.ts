import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { savedSearchSchema } from '../../../domain/library/saved-search.ts';
import { testDatabase } from '../../../tests/harness/database.ts';
import { loadWorld } from './load.ts';
import { demoWorld } from './world.ts';

const now = new Date('2026-11-17T08:00:00Z');
const [first, second] = [await testDatabase(), await testDatabase()];
const { db } = first;

beforeAll(async () => {
  for (const { pool } of [first, second]) await loadWorld(pool, { ...demoWorld, now });
});

type World = typeof first;
/** What the accounts find, without ids of the database. */
async function found({ db: world }: World) {
  const { rows } = await sql<{ found: unknown }>`select json_build_object(
    'follows', (select json_agg(json_build_array(d.seo_alias, c.seo_alias, f.followed_at)
      order by f.followed_at, d.seo_alias, c.seo_alias)
      from followed_companies f join developers d on d.id = f.developer_id join companies c on c.id = f.company_id),
    'lists', (select json_agg(json_build_array(l.id, l.name, l.shared, d.seo_alias) order by l.id, p.added_at)
      from profile_lists l join profile_list_people p on p.list_id = l.id join developers d on d.id = p.developer_id),
    'searches', (select json_agg(json_build_array(name, query, shared_at) order by name) from saved_searches),
    'meetings', (select json_agg(json_build_array(m.id, m.status, m.slots, m.starts_at, e.event, e.at)
      order by m.id, e.version) from meetings m join meeting_events e on e.meeting_id = m.id),
    'tags', (select json_agg(json_build_array(d.seo_alias, t.name) order by d.seo_alias, t.name)
      from candidate_tags t join developers d on d.id = t.developer_id),
    'reminders', (select json_agg(json_build_array(id, due_on, word) order by due_on) from candidate_reminders)
  ) as found`.execute(world);
  return rows[0]?.found;
}

describe('what the accounts of the demo find at the first start', () => {
  it('is the same each time', async () => {
    expect(await found(first)).toEqual(await found(second));
  });

  it('are followed companies, with new offers for the developer, and a number that the company reads', async () => {
    const { rows } = await sql<{ own: number; offers: number; followers: number }>`select
      count(*) filter (where u.email = 'developer@demo.example')::int as own,
      count(*) filter (where u.email = 'developer@demo.example' and exists (select from jobs j
        where j.company_id = c.id and j.status = 'JOB_PUBLISHED' and j.published_at > f.followed_at))::int as offers,
      count(*) filter (where c.seo_alias = 'mareva')::int as followers
      from followed_companies f join users u on u.id = f.developer_id join companies c on c.id = f.company_id`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({ own: 3 });
    expect(rows[0]?.offers).toBeGreaterThan(0);
    expect(rows[0]?.followers).toBeGreaterThanOrEqual(7);
  });

  it('are lists with people, private and shared, and searches that are shared', async () => {
    const lists = await db
      .selectFrom('profileLists as l')
      .select(['l.name', 'l.shared'])
      .select((list) =>
        list
          .selectFrom('profileListPeople as p')
          .select(({ fn }) => fn.countAll<number>().as('people'))
          .whereRef('p.listId', '=', 'l.id')
          .as('people'),
      )
      .orderBy('l.createdAt')
      .execute();
    expect(lists.map(({ shared, people }) => [shared, Number(people)])).toEqual([
      [false, 3],
      [true, 5],
      [true, 4],
    ]);
    const searches = await db.selectFrom('savedSearches').select(['name', 'query', 'sharedAt']).execute();
    expect(searches).toHaveLength(2);
    for (const { name, query, sharedAt } of searches) {
      expect(sharedAt).not.toBeNull();
      // The address is the one that the library makes of it.
      expect(savedSearchSchema.parse({ name, query })).toMatchObject({ name, query });
    }
  });

  it('are meetings in open conversations, agreed on and proposed, all in the future', async () => {
    const meetings = await db
      .selectFrom('meetings as m')
      .innerJoin('introductions as i', 'i.id', 'm.introductionId')
      .innerJoin('users as u', 'u.id', 'i.developerId')
      .select(['m.status', 'm.slots', 'm.startsAt', 'm.proposedAt', 'i.statusSince', 'u.email'])
      .execute();
    expect(
      meetings
        .filter(({ email }) => email === 'developer@demo.example')
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['accepted', 'proposed']);
    expect(meetings).toHaveLength(4);
    for (const { slots, status, startsAt, proposedAt, statusSince } of meetings) {
      for (const slot of slots) expect(slot.getTime()).toBeGreaterThan(now.getTime());
      expect(startsAt !== null).toBe(status === 'accepted');
      expect(proposedAt.getTime()).toBeGreaterThan(statusSince.getTime());
    }
  });

  it('are tags of candidates, and reminders of which one is due today and none is sent', async () => {
    const reminders = await db
      .selectFrom('candidateReminders')
      .select(sql<string>`due_on::text`.as('day'))
      .select('toldAt')
      .orderBy('dueOn')
      .execute();
    expect(reminders.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-20']);
    expect(reminders[0]?.toldAt).not.toBeNull();
    const tags = await db.selectFrom('candidateTags').select('name').orderBy('name').execute();
    expect(tags.map(({ name }) => name).toSorted()).toEqual(['Coup de cœur', 'Front', 'Front', 'À recontacter']);
    expect(await db.selectFrom('emails').select('id').execute()).toEqual([]);
  });
});
