import { sql } from 'kysely';
import type { JobSeniority } from '../../../domain/jobs/details/seniority.ts';
import type { Terms } from '../../../domain/jobs/job-terms.ts';
import type { ContractType, RemoteFrequency } from '../../../domain/profile/cards/job-search.ts';
import type { Locale } from '../../../domain/viewer.ts';

/** `required`: needed, and not only nice to have. */
export type JobTechnology = { id: string; name: string; handle: string | null; required: boolean };

/** The fields that every list of offers shows. */
export type JobTerms = Terms & { technologies: JobTechnology[] };

/** The terms of a row and none of its other columns. */
export function pickTerms(row: JobTerms): JobTerms {
  return { ...shortTerms(row), technologies: row.technologies };
}

/** The same without the technologies. */
export function shortTerms(row: Terms): Terms {
  const { contractType, city, remote, daysPerWeek, salaryMin, salaryMax, seniority, yearsMin, yearsMax } = row;
  return { contractType, city, remote, daysPerWeek, salaryMin, salaryMax, seniority, yearsMin, yearsMax };
}

/** The columns of the terms in the reader's language; tables jobs as `j` and places as `p`, which may be missing. */
export function termColumns(locale: Locale) {
  const fr = locale === 'fr';
  return [
    sql<ContractType | null>`j.contract_type`.as('contractType'),
    sql<string | null>`${sql.ref(fr ? 'p.locality_fr' : 'p.locality_en')}`.as('city'),
    sql<RemoteFrequency | null>`j.remote_frequency`.as('remote'),
    sql<number | null>`j.remote_days_per_week`.as('daysPerWeek'),
    sql<number | null>`j.salary_min`.as('salaryMin'),
    sql<number | null>`j.salary_max`.as('salaryMax'),
    sql<JobSeniority | null>`j.seniority`.as('seniority'),
    sql<number | null>`j.years_min`.as('yearsMin'),
    sql<number | null>`j.years_max`.as('yearsMax'),
    sql<JobTechnology[]>`coalesce((
      select json_agg(json_build_object('id', t.id, 'name', ${sql.ref(fr ? 't.name_fr' : 't.name_en')},
          'handle', t.handle, 'required', jt.required)
        order by jt.position)
      from job_technologies jt join technologies t on t.id = jt.technology_id where jt.job_id = j.id), '[]')`.as(
      'technologies',
    ),
  ] as const;
}
