import type { Interaction, JobLike } from '../interaction.ts';

/** The jobs that somebody applied to, the most recent application first; a job applied to in two ways is there once. */
export function likedJobs({ jobLikes, atsJobLikes }: Pick<Interaction, 'jobLikes' | 'atsJobLikes'>): string[] {
  return newestFirst([...jobLikes, ...atsJobLikes]);
}

/** The jobs elsewhere whose links somebody clicked, the most recent click first. */
export function clickedJobs({ remoteJobLikes }: Pick<Interaction, 'remoteJobLikes'>): string[] {
  return newestFirst(remoteJobLikes);
}

/** 'Accepting an application first assigns the most recently liked job.' */
export function mostRecentlyLikedJob(interaction: Pick<Interaction, 'jobLikes' | 'atsJobLikes'>): string | undefined {
  return likedJobs(interaction)[0];
}

/** At the same moment the ids decide, so that two pages never disagree. */
function newestFirst(likes: readonly JobLike[]): string[] {
  const sorted = likes.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.jobId < b.jobId ? -1 : 1));
  return [...new Set(sorted.map(({ jobId }) => jobId))];
}
