import type { JobQuery } from '../../../domain/jobs/job-query.ts';
import type { Runtime } from '../../runtime.ts';
import { currentTechnologies } from '../shared/technologies/synonyms.ts';

/** The query of an address that was saved before a technology was merged into another one. */
export async function currentJobQuery(runtime: Pick<Runtime, 'db' | 'cache'>, query: JobQuery): Promise<JobQuery> {
  return { ...query, technologies: await currentTechnologies(runtime, query.technologies) };
}
