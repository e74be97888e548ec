import { hasSuperliked, type Interaction, likeCounts } from '../interaction.ts';
import { clickedJobs, likedJobs, mostRecentlyLikedJob } from './liked-jobs.ts';

export type ReplyContent =
  /** messageJobId: the job whose message of the developer is shown. */
  | { kind: 'jobs'; jobIds: string[]; messageJobId: string | undefined }
  | { kind: 'liked' }
  | { kind: 'remoteJobs'; jobIds: string[] }
  | { kind: 'spontaneous' };

/** docs/product/contact.md, The reply dialog: the first kind that applies is shown. */
export function replyContent(interaction: Interaction): ReplyContent {
  const jobIds = likedJobs(interaction);
  if (jobIds.length > 0) return { kind: 'jobs', jobIds, messageJobId: mostRecentlyLikedJob(interaction) };
  if (likeCounts(interaction)) return { kind: 'liked' };
  const clicked = clickedJobs(interaction);
  return clicked.length > 0 ? { kind: 'remoteJobs', jobIds: clicked } : { kind: 'spontaneous' };
}

/** A spontaneous application beside another kind has a message too: it is shown below the content. */
export const alsoSpontaneous = (interaction: Interaction): boolean =>
  hasSuperliked(interaction) && replyContent(interaction).kind !== 'spontaneous';
