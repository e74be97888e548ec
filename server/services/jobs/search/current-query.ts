import type { JobQuery } from '../../../../domain/jobs/job-query.ts';
import type { Runtime } from '../../../runtime.ts';
import { currentTechnologies } from '../../shared/vocabulary/current-ids.ts';

/** The query of an address that names technologies by another word, or was saved before one was merged into another. */
export async function currentJobQuery(runtime: Pick<Runtime, 'db' | 'cache'>, query: JobQuery): Promise<JobQuery> {
  return { ...query, technologies: await currentTechnologies(runtime, query.technologies) };
}
