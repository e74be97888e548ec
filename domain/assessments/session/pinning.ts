/** docs/product/assessments.md, Pinning and hiding technology cards. */
export const mostPinned = 2;

/** docs/product/assessments.md, Pinning and hiding technology cards: unpinning is always allowed. */
export function canTogglePin(pinned: readonly string[], technologyId: string): boolean {
  return pinned.includes(technologyId) || pinned.length < mostPinned;
}
