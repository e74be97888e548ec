import type { Interaction, JobLike } from '../interaction.ts';

/**
 * The jobs that the developer applied to, the most recent application first; a job applied to in two ways is listed
 * once.
 */
export function likedJobs({ jobLikes, atsJobLikes }: Pick<Interaction, 'jobLikes' | 'atsJobLikes'>): string[] {
  return newestFirst([...jobLikes, ...atsJobLikes]);
}

/** The jobs on other sites whose links the developer clicked, the most recent click first. */
export function clickedJobs({ remoteJobLikes }: Pick<Interaction, 'remoteJobLikes'>): string[] {
  return newestFirst(remoteJobLikes);
}

/** docs/product/contact.md, Accepting and declining an application: this job is assigned on accepting. */
export function mostRecentlyLikedJob(interaction: Pick<Interaction, 'jobLikes' | 'atsJobLikes'>): string | undefined {
  return likedJobs(interaction)[0];
}

/** Equal moments are ordered by id, so that two pages never disagree. */
function newestFirst(likes: readonly JobLike[]): string[] {
  const sorted = likes.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.jobId < b.jobId ? -1 : 1));
  return [...new Set(sorted.map(({ jobId }) => jobId))];
}
