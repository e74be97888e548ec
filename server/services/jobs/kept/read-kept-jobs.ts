import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../context.ts';
import { type CompanyMark, companyColumns, companyMark } from '../company-mark.ts';
import { isOpen } from '../is-open.ts';
import { type JobTerms, pickTerms, termColumns } from '../job-summary.ts';

export type KeptJob = JobTerms & {
  id: string;
  alias: string;
  title: string | null;
  company: CompanyMark;
  keptAt: string;
  /** A closed offer stays in the list, without a link. */
  open: boolean;
};

/** The viewer's own kept offers, the last kept first. There are at most 200. */
export async function readKeptJobs(context: Context): Promise<KeptJob[]> {
  const { userId } = permit(context, canKeepJobs);
  const rows = await context.db
    .selectFrom('keptJobs as k')
    .innerJoin('jobs as j', 'j.id', 'k.jobId')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'k.keptAt', isOpen(context.ports.clock.now()).as('open')])
    .select(companyColumns)
    .select(termColumns(context.locale))
    .where('k.developerId', '=', userId)
    .orderBy('k.keptAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    alias: row.seoAlias ?? row.id,
    title: row.title,
    company: companyMark(row),
    keptAt: row.keptAt.toISOString(),
    open: row.open,
    ...pickTerms(row),
  }));
}

/** Which of these offers the viewer keeps; undefined for a viewer who cannot keep offers. */
export async function readKeptAmong(context: Context, jobIds: readonly string[]): Promise<string[] | undefined> {
  const { db, viewer } = context;
  if (!viewer || !canKeepJobs(viewer)) return undefined;
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom('keptJobs')
    .select('jobId')
    .where('developerId', '=', viewer.userId)
    .where('jobId', 'in', [...jobIds])
    .execute();
  return rows.map(({ jobId }) => jobId);
}
