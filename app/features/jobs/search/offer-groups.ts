import type { JobOrder } from '../../../../domain/jobs/job-query.ts';
import type { FoundJob } from '../../../../server/services/jobs/search/find-jobs.ts';

/** docs/product/fit.md, Offers for a person: the parts of a list in the order of fit. */
type OfferGroup = 'fits' | 'noneShared' | 'unmet';

type Grouped = { group: OfferGroup; jobs: FoundJob[] };

/** The offers of a page, in their order, with the group of each run of offers. By date there is one. */
export function groupsOf(jobs: readonly FoundJob[], by: JobOrder): Grouped[] {
  if (by === 'date') return [{ group: 'fits', jobs: [...jobs] }];
  const groups: Grouped[] = [];
  for (const job of jobs) {
    const group = groupOf(job);
    const last = groups.at(-1);
    if (last?.group === group) last.jobs.push(job);
    else groups.push({ group, jobs: [job] });
  }
  return groups;
}

function groupOf({ fit, technologies }: Pick<FoundJob, 'fit' | 'technologies'>): OfferGroup {
  if (!fit) return 'fits';
  if (fit.unmet.length > 0) return 'unmet';
  return technologies.length > 0 && fit.held.length === 0 ? 'noneShared' : 'fits';
}
