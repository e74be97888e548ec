import { sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import { alwaysUsual, isUnusual, usualReading } from '../../../domain/privacy/unusual-reading.ts';
import type { Runtime } from '../../runtime.ts';
import { record } from '../moderation/audit/record.ts';
import { readTeam } from '../moderation/staff/read-team.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';

type Watcher = Pick<Runtime, 'db' | 'ports' | 'config'>;
type Reader = { readerId: string; name: string; today: number; before: number[] };

/** Alerts the administrators, once per day and reader, when a user reads unusually many profiles. */
export async function watchReading(runtime: Watcher): Promise<number> {
  const now = runtime.ports.clock.now();
  const day = dayOf(now);
  let raised = 0;
  for (const reader of await readBusy(runtime, day)) {
    const usual = usualReading(reader.before);
    if (isUnusual(reader.today, usual) && (await raise(runtime, reader, { day, usual, now }))) raised++;
  }
  return raised;
}

/** The users who have read many profiles today, with their counts of the thirty days before. */
async function readBusy({ db }: Watcher, day: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    with reads as (
      select recruiter_id as reader_id, day, developer_id from developer_visits
      where day between ${day}::date - 30 and ${day}::date
      union select reader_id, day, developer_id from profile_reads where day between ${day}::date - 30 and ${day}::date
    ), days as (select reader_id, day, count(*)::int as profiles from reads group by reader_id, day)
    select t.reader_id as "readerId", u.name, t.profiles as today,
      coalesce((select array_agg(b.profiles) from days b where b.reader_id = t.reader_id and b.day < ${day}::date), '{}')
        as before
    from days t join users u on u.id = t.reader_id
    where t.day = ${day}::date and t.profiles >= ${alwaysUsual}
      and not exists (select from reading_alarms a where a.reader_id = t.reader_id and a.day = t.day)`.execute(db);
  return rows;
}

type Alarm = { day: string; usual: number; now: Date };

async function raise({ db, config }: Watcher, reader: Reader, { day, usual, now }: Alarm): Promise<boolean> {
  const { readerId, today: profiles } = reader;
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('readingAlarms')
      .values({ readerId, day, profiles, usual, raisedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('readerId')
      .executeTakeFirst();
    if (!added) return false;
    const entry = { action: 'reading.unusual', subjectKind: 'user', subjectId: readerId };
    await record(trx, { actorId: null, ...entry, data: { profiles, usual } });
    for (const user of await readTeam(trx)) {
      const data = { person: reader.name, count: profiles, usual };
      const key = `unusual-reading:${readerId}:${day}:${user.id}`;
      await queueEmail(trx, config, { template: 'unusual-reading', user, data, key });
    }
    return true;
  });
}
