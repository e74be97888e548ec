/** docs/product/moderation.md, Who handles a conversation: one person at a time; taking twice is taking once. */
export function canTake(takenBy: string | null, userId: string): boolean {
  return takenBy === null || takenBy === userId;
}
