import { dayOf } from '../day.ts';

export type JobLike = { jobId: string; at: Date };

/** All that links a developer to a company, as the company sees it. */
export type Interaction = {
  /** The introduction that stands between them (domain/contact/introductions/current.ts says which). */
  introId: string | null;
  /** Applications to the company's jobs, made here. */
  jobLikes: readonly JobLike[];
  /** Applications that came through the company's own applicant tracking. */
  atsJobLikes: readonly JobLike[];
  /** Clicks on the links of jobs that are described elsewhere: interest, but no application. */
  remoteJobLikes: readonly JobLike[];
  /** The company's page. */
  liked: Date | null;
  /** A spontaneous application. */
  superliked: Date | null;
  atsSuperliked: Date | null;
};

export const noInteraction: Interaction = {
  introId: null,
  jobLikes: [],
  atsJobLikes: [],
  remoteJobLikes: [],
  liked: null,
  superliked: null,
  atsSuperliked: null,
};

/** 'Page likes count only if after 2022-08-03.' */
export const likesCountAfter = '2022-08-03';

export const likeCounts = ({ liked }: Pick<Interaction, 'liked'>): boolean =>
  liked !== null && dayOf(liked) > likesCountAfter;

export const hasSuperliked = ({ superliked, atsSuperliked }: Interaction): boolean =>
  superliked !== null || atsSuperliked !== null;

export type Bypass = 'OK_SUPERLIKE' | 'OK_JOBLIKE' | 'OK_LIKED';

/** 'Superlike, job-like, or a page like after 2022-08-03 bypasses the limits': rules 3 to 5, in their order. */
export function bypass(interaction: Interaction): Bypass | undefined {
  if (hasSuperliked(interaction)) return 'OK_SUPERLIKE';
  if (interaction.jobLikes.length + interaction.atsJobLikes.length > 0) return 'OK_JOBLIKE';
  return likeCounts(interaction) ? 'OK_LIKED' : undefined;
}

/** When the developer last did one of these. */
export function lastAppliedAt(interaction: Interaction): Date | null {
  const { jobLikes, atsJobLikes, liked, superliked, atsSuperliked } = interaction;
  const moments = [...jobLikes, ...atsJobLikes].map(({ at }) => at);
  for (const moment of [superliked, atsSuperliked, likeCounts(interaction) ? liked : null])
    if (moment) moments.push(moment);
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
