import { sql } from 'kysely';
import type { FitOffer } from '../../../../domain/fit/offer.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { JobTerms } from '../../jobs/job-summary.ts';

/** What fit reads of an offer beside its terms. */
export type FitRow = {
  professionId: string | null;
  placeId: string | null;
  latitude: number | null;
  longitude: number | null;
  languages: { id: string; name: string; level: number }[];
};

/** The columns of `FitRow`; tables jobs as `j` and places as `p`, which may be missing. */
export function fitColumns(locale: Locale) {
  return [
    sql<string | null>`j.profession_id`.as('professionId'),
    sql<string | null>`p.id`.as('placeId'),
    sql<number | null>`p.latitude`.as('latitude'),
    sql<number | null>`p.longitude`.as('longitude'),
    sql<FitRow['languages']>`coalesce((
      select json_agg(json_build_object('id', l.id, 'name', ${sql.ref(locale === 'fr' ? 'l.name_fr' : 'l.name_en')},
          'level', jl.level) order by jl.position)
      from job_languages jl join languages l on l.id = jl.language_id where jl.job_id = j.id), '[]')`.as('languages'),
  ] as const;
}

export function offerOf(row: JobTerms & FitRow): FitOffer {
  const { placeId, latitude, longitude } = row;
  return {
    technologies: row.technologies.map(({ id, required }) => ({ id, must: required })),
    professionId: row.professionId,
    years: { least: row.yearsMin, most: row.yearsMax },
    place: placeId === null ? null : { id: placeId, latitude, longitude },
    remote: row.remote,
    contract: row.contractType,
    pay: row.salaryMax ?? row.salaryMin,
    languages: row.languages,
  };
}
