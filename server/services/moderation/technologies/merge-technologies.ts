import { sql } from 'kysely';
import { mergeSchema } from '../../../../domain/moderation/team-settings/merge.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { answerTestRequests } from '../../assessments/answer-test-requests.ts';
import { replaceInJobSearches } from '../../jobs/searches/replace-in-job-searches.ts';
import { replaceInSearches } from '../../library/searches/replace-in-searches.ts';
import { forgetWords } from '../../shared/vocabulary/read-vocabulary.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';
import { lockKind } from '../team-settings/lock-kind.ts';
import { readUses } from './read-uses.ts';

/**
 * Gives everything that uses a technology to another one, and removes it; its names keep finding the other one. One
 * transaction: all of it, or nothing. It cannot be undone, because nobody knows afterwards who used which of the two.
 */
export async function mergeTechnologies(context: Context, oldId: string, given: unknown): Promise<void> {
  const { userId } = permitModerator(context);
  const { keptId } = checked(mergeSchema, given);
  await context.db.transaction().execute(async (trx) => {
    await lockKind(trx, 'technologies');
    const { old, kept } = await lockBoth(trx, oldId, keptId);
    const uses = (await readUses(trx, [oldId])).get(oldId) ?? null;
    await moveUses(trx, oldId, keptId);
    await replaceInSearches(trx, oldId, keptId);
    await replaceInJobSearches(trx, oldId, keptId);
    await leaveName(trx, context, oldId, keptId);
    // Words with the former name are written again: of offers and questions here, of profiles by a background task.
    await sql`update jobs set search = job_search(jobs)
      where id in (select job_id from job_technologies where technology_id = ${keptId})`.execute(trx);
    await sql`select refresh_catalogue(array(select q.id from questions q join tests t on t.id = q.test_id
      where t.technology_id = ${keptId}))`.execute(trx);
    await enqueueTask(trx, 'rebuild-library', {});
    // Those who waited for a test of the one may have found a test of the other.
    await answerTestRequests(trx, context);
    const subject = { subjectKind: 'settings-technologies', subjectId: oldId };
    const data = { before: old, into: { id: keptId, ...kept }, uses };
    await record(trx, { actorId: userId, action: 'settings.technologies.merge', ...subject, data });
  });
  forgetWords(context);
}

/** Locked for update: a profile that is saved at this moment is stored before, or waits. */
async function lockBoth(trx: Trx, oldId: string, keptId: string) {
  const rows = await trx
    .selectFrom('technologies')
    .select(['id', 'nameFr', 'nameEn', 'category', 'handle'])
    .where('id', 'in', [oldId, keptId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = (id: string) => rows.find((row) => row.id === id);
  const old = found(oldId);
  const kept = found(keptId);
  // Another administrator has merged it already.
  if (!old) throw new NotFound();
  if (!kept || keptId === oldId) throw new Invalid({ keptId: 'unknown' });
  const { id: _, ...before } = old;
  return { old: before, kept: { nameFr: kept.nameFr, nameEn: kept.nameEn } };
}

/** Lists in the order of their owner: where both were in a list, the better place stays. */
const ordered = {
  developer_technologies: 'developer_id',
  company_technologies: 'company_id',
  job_technologies: 'job_id',
};
const marked = ['pinned_technologies', 'hidden_technologies', 'test_requests'];

async function moveUses(trx: Trx, oldId: string, keptId: string): Promise<void> {
  await shareLevels(trx, [oldId, keptId]);
  await shareNeed(trx, [oldId, keptId]);
  await dropRequests(trx, oldId, keptId);
  for (const [name, column] of Object.entries(ordered)) {
    const [table, owner] = [sql.table(name), sql.ref(column)];
    const both = sql`where o.technology_id = ${oldId} and k.technology_id = ${keptId} and o.${owner} = k.${owner}`;
    await sql`delete from ${table} k using ${table} o ${both} and o.position < k.position`.execute(trx);
    await sql`delete from ${table} o using ${table} k ${both}`.execute(trx);
    await sql`update ${table} set technology_id = ${keptId} where technology_id = ${oldId}`.execute(trx);
  }
  for (const name of marked) {
    const table = sql.table(name);
    await sql`delete from ${table} o using ${table} k
      where o.technology_id = ${oldId} and k.technology_id = ${keptId} and o.user_id = k.user_id`.execute(trx);
    await sql`update ${table} set technology_id = ${keptId} where technology_id = ${oldId}`.execute(trx);
  }
  // Triggers follow with the questions of the catalogue and the portal of the technology.
  await sql`update tests set technology_id = ${keptId} where technology_id = ${oldId}`.execute(trx);
  await sql`update library_profiles l set number = nextval(pg_get_serial_sequence('library_profiles', 'number')),
      technology_ids = array(select d.technology_id from developer_technologies d
        where d.developer_id = l.developer_id order by d.position)
    where ${oldId} = any(l.technology_ids)`.execute(trx);
}

/** Who gave a level to one of the two only must not lose it with the worse place. */
async function shareLevels(trx: Trx, both: string[]): Promise<void> {
  await sql`update developer_technologies d set value = other.value from developer_technologies other
    where other.developer_id = d.developer_id and d.technology_id = any(${both}) and other.technology_id = any(${both})
      and d.value is null and other.value is not null`.execute(trx);
}

/** Where an offer needs one of the two, it needs the one that stays. */
async function shareNeed(trx: Trx, both: string[]): Promise<void> {
  await sql`update job_technologies j set required = true from job_technologies other
    where other.job_id = j.job_id and j.technology_id = any(${both}) and other.technology_id = any(${both})
      and not j.required and other.required`.execute(trx);
}

/**
 * Of two requests of one person, that for the old technology stays when its test is open: they have been told, and are
 * not told again. A request that waits stays rather than one whose test was archived since.
 */
async function dropRequests(trx: Trx, oldId: string, keptId: string): Promise<void> {
  const weight = (alias: string) => {
    const [openedAt, testId] = [sql.ref(`${alias}.opened_at`), sql.ref(`${alias}.test_id`)];
    return sql`case when ${openedAt} is null then 1
      when exists (select from tests t where t.id = ${testId} and t.status = 'PUBLISHED') then 2 else 0 end`;
  };
  await sql`delete from test_requests k using test_requests o
    where o.technology_id = ${oldId} and k.technology_id = ${keptId} and o.user_id = k.user_id
      and ${weight('o')} > ${weight('k')}`.execute(trx);
}

/** The id and the addresses lead on; the names, and all words for it, mean the other technology now. */
async function leaveName(trx: Trx, { ports }: Context, oldId: string, keptId: string): Promise<void> {
  const now = ports.clock.now();
  await sql`update former_technologies set technology_id = ${keptId} where technology_id = ${oldId}`.execute(trx);
  await sql`insert into former_technologies (old_id, technology_id, slug_fr, slug_en, merged_at)
    select t.id, ${keptId}, c.slug_fr, c.slug_en, ${now}
    from technologies t left join test_categories c on c.technology_id = t.id where t.id = ${oldId}`.execute(trx);
  const words = sql`vocabulary_words`;
  await sql`delete from ${words} o using ${words} k where o.kind = 'technology' and o.target = ${oldId}
    and k.kind = 'technology' and k.target = ${keptId} and k.folded = o.folded`.execute(trx);
  await sql`update ${words} set target = ${keptId} where kind = 'technology' and target = ${oldId}`.execute(trx);
  await sql`insert into ${words} (word, kind, target, origin, edited_at)
    select distinct on (vocabulary_phrase(name)) name, 'technology', ${keptId}, 'merge', ${now}::timestamptz
    from technologies t, lateral (values (t.name_fr), (t.name_en)) names (name)
    where t.id = ${oldId} and vocabulary_phrase(name) <> ''
    on conflict (kind, target, folded) do update set removed = false, edited_at = excluded.edited_at`.execute(trx);
  await trx.deleteFrom('technologies').where('id', '=', oldId).execute();
}
