/** 'Pinned technology cards: at most 2.' */
export const mostPinned = 2;

/** 'Allowed only when fewer than 2 technologies are pinned; unpinning always allowed.' */
export function canTogglePin(pinned: readonly string[], technologyId: string): boolean {
  return pinned.includes(technologyId) || pinned.length < mostPinned;
}
