import { hasSuperliked, type Interaction, likeCounts } from '../interaction.ts';
import { clickedJobs, likedJobs, mostRecentlyLikedJob } from './liked-jobs.ts';

export type ReplyContent =
  /** messageJobId: whose message of the developer to show. */
  | { kind: 'jobs'; jobIds: string[]; messageJobId: string | undefined }
  | { kind: 'liked' }
  | { kind: 'remoteJobs'; jobIds: string[] }
  | { kind: 'spontaneous' };

/** 'Content depends on the interaction', in the order of the specification. */
export function replyContent(interaction: Interaction): ReplyContent {
  const jobIds = likedJobs(interaction);
  if (jobIds.length > 0) return { kind: 'jobs', jobIds, messageJobId: mostRecentlyLikedJob(interaction) };
  if (likeCounts(interaction)) return { kind: 'liked' };
  const clicked = clickedJobs(interaction);
  return clicked.length > 0 ? { kind: 'remoteJobs', jobIds: clicked } : { kind: 'spontaneous' };
}

/** Somebody who did more than apply spontaneously wrote a message all the same: it is shown below the content. */
export const alsoSpontaneous = (interaction: Interaction): boolean =>
  hasSuperliked(interaction) && replyContent(interaction).kind !== 'spontaneous';
