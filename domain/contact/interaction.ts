import { dayOf } from '../day.ts';

export type JobLike = { jobId: string; at: Date };

/** All interactions between a developer and a company, as the company sees them. */
export type Interaction = {
  /** The current introduction of the two (see domain/contact/introductions/current.ts). */
  introId: string | null;
  /** Applications to the company's jobs, made here. */
  jobLikes: readonly JobLike[];
  /** Applications that came through the company's own recruiting tool. */
  atsJobLikes: readonly JobLike[];
  /** Clicks on links to jobs on other sites: interest, but no application. */
  remoteJobLikes: readonly JobLike[];
  /** A like of the company's page. */
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

/** docs/product/contact.md, Applications that lift the limits: likes of a page count only after this day. */
export const likesCountAfter = '2022-08-03';

export const likeCounts = ({ liked }: Pick<Interaction, 'liked'>): boolean =>
  liked !== null && dayOf(liked) > likesCountAfter;

export const hasSuperliked = ({ superliked, atsSuperliked }: Interaction): boolean =>
  superliked !== null || atsSuperliked !== null;

export type Bypass = 'OK_SUPERLIKE' | 'OK_JOBLIKE' | 'OK_LIKED';

/** docs/product/contact.md, Applications that lift the limits: the first kind that applies. */
export function bypass(interaction: Interaction): Bypass | undefined {
  if (hasSuperliked(interaction)) return 'OK_SUPERLIKE';
  if (interaction.jobLikes.length + interaction.atsJobLikes.length > 0) return 'OK_JOBLIKE';
  return likeCounts(interaction) ? 'OK_LIKED' : undefined;
}

/** When the developer last applied, or made a like that counts. */
export function lastAppliedAt(interaction: Interaction): Date | null {
  const { jobLikes, atsJobLikes, liked, superliked, atsSuperliked } = interaction;
  const moments = [...jobLikes, ...atsJobLikes].map(({ at }) => at);
  for (const moment of [superliked, atsSuperliked, likeCounts(interaction) ? liked : null])
    if (moment) moments.push(moment);
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
