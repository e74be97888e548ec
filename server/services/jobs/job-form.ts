import type { Job, JobDraft } from '../../../domain/jobs/job.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx, Writer } from '../../data/database.ts';
import { storePlaces } from '../profile/store-places.ts';
import type { HtmlFor } from '../shared/markdown/html-for.ts';
import { applyUntil } from './is-open.ts';
import { detailsDraft } from './job-details.ts';
import { checkNeeds, readNeeds } from './job-needs.ts';

/** A stored offer as a form. */
export async function readDraft(db: Writer, jobId: string, locale: Locale): Promise<JobDraft> {
  const fr = locale === 'fr';
  const row = await db
    .selectFrom('jobs as j')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .leftJoin('countries as co', 'co.code', 'p.countryCode')
    .selectAll('j')
    .select([
      applyUntil.as('lastApplyDay'),
      fr ? 'p.localityFr as locality' : 'p.localityEn as locality',
      fr ? 'co.nameFr as country' : 'co.nameEn as country',
    ])
    .where('j.id', '=', jobId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return {
    title: row.title ?? '',
    professionId: row.professionId,
    contractType: row.contractType as JobDraft['contractType'],
    ...(await readNeeds(db, jobId)),
    seniority: row.seniority as JobDraft['seniority'],
    yearsMin: row.yearsMin,
    yearsMax: row.yearsMax,
    place: row.placeId ? { placeId: row.placeId, label: [row.locality, row.country].filter(Boolean).join(', ') } : null,
    remote: row.remoteFrequency as JobDraft['remote'],
    daysPerWeek: row.remoteDaysPerWeek,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    description: row.description ?? '',
    ...detailsDraft(row),
    applyUntil: row.lastApplyDay ?? '',
    externalUrl: row.externalUrl ?? '',
  };
}

export function jobColumns(job: Job, html: HtmlFor) {
  return {
    title: job.title,
    professionId: job.professionId,
    contractType: job.contractType,
    seniority: job.seniority,
    yearsMin: job.yearsMin,
    yearsMax: job.yearsMax,
    placeId: job.place?.placeId ?? null,
    remoteFrequency: job.remote,
    remoteDaysPerWeek: job.daysPerWeek,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    description: job.description,
    descriptionHtml: html(job.description),
    team: job.team,
    teamSize: job.teamSize,
    steps: JSON.stringify(job.steps),
    hiringWeeks: job.hiringWeeks,
    applyUntil: job.applyUntil,
    externalUrl: job.externalUrl,
  };
}

/** Values chosen from a list must exist; a place known only to the maps service is stored first. */
export async function checkChoices(trx: Trx, context: Context, job: Job): Promise<void> {
  const { professionId, place } = job;
  if (professionId) {
    const known = await trx.selectFrom('professions').select('id').where('id', '=', professionId).executeTakeFirst();
    if (!known) throw new Invalid({ professionId: 'unknown' });
  }
  await checkNeeds(trx, job);
  if (place) await storePlaces({ trx, context }, [{ field: 'place', placeId: place.placeId }]);
}
