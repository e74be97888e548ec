import { sql } from 'kysely';
import type { Job, JobDraft } from '../../../domain/jobs/job.ts';
import { Invalid } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Trx, Writer } from '../../data/database.ts';

type Needs = Pick<Job, 'technologyIds' | 'niceTechnologyIds' | 'languages'>;

/** The technologies and the languages of an offer, as its form has them. */
export async function readNeeds(
  db: Writer,
  jobId: string,
): Promise<Pick<JobDraft, 'technologyIds' | 'niceTechnologyIds' | 'languages'>> {
  const technologies = await db
    .selectFrom('jobTechnologies')
    .select(['technologyId', 'required'])
    .where('jobId', '=', jobId)
    .orderBy('position')
    .execute();
  return {
    technologyIds: technologies.map(({ technologyId }) => technologyId),
    niceTechnologyIds: technologies.flatMap(({ technologyId, required }) => (required ? [] : [technologyId])),
    languages: await db
      .selectFrom('jobLanguages')
      .select(['languageId', 'level', 'required'])
      .where('jobId', '=', jobId)
      .orderBy('position')
      .execute(),
  };
}

/** Every technology and language must exist. */
export async function checkNeeds(trx: Trx, { technologyIds, languages }: Needs): Promise<void> {
  if (technologyIds.length > 0) {
    const rows = await trx.selectFrom('technologies').select('id').where('id', 'in', technologyIds).execute();
    const known = new Set(rows.map(({ id }) => id));
    const unknown = technologyIds.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw new Invalid({ [`technologyIds.${unknown}`]: 'unknown' });
  }
  const languageIds = languages.map(({ languageId }) => languageId);
  if (languageIds.length > 0) {
    const rows = await trx.selectFrom('languages').select('id').where('id', 'in', languageIds).execute();
    const known = new Set(rows.map(({ id }) => id));
    const unknown = languageIds.findIndex((id) => !known.has(id));
    if (unknown >= 0) throw new Invalid({ [`languages.${unknown}.languageId`]: 'unknown' });
  }
}

export async function writeNeeds(trx: Trx, jobId: string, needs: Needs): Promise<void> {
  const { technologyIds, niceTechnologyIds, languages } = needs;
  await trx.deleteFrom('jobTechnologies').where('jobId', '=', jobId).execute();
  await trx.deleteFrom('jobLanguages').where('jobId', '=', jobId).execute();
  const technologies = technologyIds.map((technologyId, position) => {
    return { jobId, technologyId, position, required: !niceTechnologyIds.includes(technologyId) };
  });
  if (technologies.length > 0) await trx.insertInto('jobTechnologies').values(technologies).execute();
  const spoken = languages.map((language, position) => ({ jobId, ...language, position }));
  if (spoken.length > 0) await trx.insertInto('jobLanguages').values(spoken).execute();
}

export async function copyNeeds(trx: Trx, jobId: string, copyId: string): Promise<void> {
  await sql`insert into job_technologies (job_id, technology_id, position, required)
    select ${copyId}::uuid, technology_id, position, required from job_technologies where job_id = ${jobId}`.execute(
    trx,
  );
  await sql`insert into job_languages (job_id, language_id, level, required, position)
    select ${copyId}::uuid, language_id, level, required, position from job_languages where job_id = ${jobId}`.execute(
    trx,
  );
}

/** A language that an offer asks for, by its name in the reader's language. */
export type SpokenLanguage = { id: string; name: string; level: number; required: boolean };

export async function readLanguages(db: Writer, jobId: string, locale: Locale): Promise<SpokenLanguage[]> {
  return db
    .selectFrom('jobLanguages as jl')
    .innerJoin('languages as l', 'l.id', 'jl.languageId')
    .select(['l.id', locale === 'fr' ? 'l.nameFr as name' : 'l.nameEn as name', 'jl.level', 'jl.required'])
    .where('jl.jobId', '=', jobId)
    .orderBy('jl.position')
    .execute();
}
