/** Minutes that a message lies unread before somebody is written to: whoever looks at the page has read it by then. */
export const awayMinutes = 10;

export type Away = {
  /** How far they have read, and up to where they were told by e-mail. */
  readPosition: number;
  toldPosition: number;
  /** The first message of the other side that they have not read. */
  firstUnread: { position: number; sentAt: Date } | undefined;
};

/** One e-mail, not twenty: told once, they are told again only after they have read what they were told of. */
export function isToBeTold({ readPosition, toldPosition, firstUnread }: Away, now: Date): boolean {
  if (!firstUnread || toldPosition > readPosition) return false;
  return now.getTime() - firstUnread.sentAt.getTime() >= awayMinutes * 60_000;
}
