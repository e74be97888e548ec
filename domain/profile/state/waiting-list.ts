/**
 * docs/product/moderation.md, Validation of profiles: the developers whose profile the team has not reviewed yet. In
 * SQL: `waitsForReview` of server/services/moderation.
 */
export function isOnWaitingList({ validationStatus }: { validationStatus: string | null }): boolean {
  return validationStatus === null || validationStatus === 'waiting';
}
