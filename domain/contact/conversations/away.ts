/** Minutes that a message stays unread before an e-mail is sent: a user who has the page open has read it by then. */
export const awayMinutes = 10;

export type Away = {
  /** The last message read, and the last message notified by e-mail. */
  readPosition: number;
  toldPosition: number;
  /** The first message of the other side that the user has not read. */
  firstUnread: { position: number; sentAt: Date } | undefined;
};

/** One e-mail, not twenty: the user is notified again only after reading the messages of the last notification. */
export function isToBeTold({ readPosition, toldPosition, firstUnread }: Away, now: Date): boolean {
  if (!firstUnread || toldPosition > readPosition) return false;
  return now.getTime() - firstUnread.sentAt.getTime() >= awayMinutes * 60_000;
}
