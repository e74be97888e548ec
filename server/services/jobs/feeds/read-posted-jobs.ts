import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import type { PostedJob } from '../../../../domain/jobs/job-posting.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { plainHtml } from '../../../markdown/plain-html.ts';
import type { Runtime } from '../../../runtime.ts';
import { companyColumns } from '../company-mark.ts';
import { closingMoment, exactly, isOpen } from '../is-open.ts';
import { termColumns } from '../job-summary.ts';
import { postedJob, postingColumns } from '../posted-job.ts';

const batchSize = 100;

/** The id of a validated company, by its alias or its id. */
export async function companyOfFeed({ db }: Pick<Runtime, 'db'>, aliasOrId: string): Promise<string> {
  const company = await db
    .selectFrom('companies')
    .select('id')
    .where(isId(aliasOrId) ? 'id' : 'seoAlias', '=', aliasOrId)
    .where('validatedAt', 'is not', null)
    .executeTakeFirst();
  if (!company) throw new NotFound();
  return company.id;
}

/** All open offers of the market or of a company, the latest first, a batch at a time. */
export async function* readPostedJobs(
  { db, config, ports }: Pick<Runtime, 'db' | 'config' | 'ports'>,
  { locale, companyId }: { locale: Locale; companyId: string | undefined },
): AsyncGenerator<PostedJob[]> {
  let after: { at: string; id: string } | undefined;
  for (;;) {
    const position = after;
    const rows = await db
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.companyId')
      .leftJoin('places as p', 'p.id', 'j.placeId')
      .leftJoin('places as home', 'home.id', 'c.placeId')
      .leftJoin('professions as pr', 'pr.id', 'j.professionId')
      .select([...companyColumns, exactly('j.published_at').as('position'), closingMoment.as('closesAt')])
      .select(postingColumns(locale))
      .select(termColumns(locale))
      .select(
        sql<PostedJob['languages']>`coalesce((
          select json_agg(json_build_object('name', ${sql.ref(`l.name_${locale}`)}, 'required', jl.required) order by jl.position)
          from job_languages jl join languages l on l.id = jl.language_id where jl.job_id = j.id), '[]')`.as(
          'languages',
        ),
      )
      .where(isOpen(ports.clock.now()))
      .where('j.publishedAt', 'is not', null)
      .$if(companyId !== undefined, (query) => query.where('j.companyId', '=', companyId ?? ''))
      .$if(position !== undefined, (query) =>
        query.where(sql<boolean>`(j.published_at, j.id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`),
      )
      .orderBy('j.publishedAt', 'desc')
      .orderBy('j.id', 'desc')
      .limit(batchSize)
      .execute();
    yield rows.flatMap((row) => {
      const description = row.descriptionHtml ?? plainHtml(row.description ?? '');
      return postedJob(config, locale, { ...row, description }) ?? [];
    });
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = { at: last.position, id: last.id };
  }
}
