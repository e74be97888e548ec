export type PageNumber = { page: number; near: boolean } | 'gap';

/**
 * The first and the last page, the current page, and its neighbours.
 * A narrow screen hides a neighbour (`near`) that is next to a gap.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown
    .sort((one, other) => one - other)
    .flatMap((one, index, all) => {
      const gapBefore = one - (all[index - 1] ?? 0) > 1;
      const gapAfter = (all[index + 1] ?? one) - one > 1;
      // A neighbour without a gap beside it is always shown: nothing would indicate that it is hidden.
      const near = Math.abs(one - page) === 1 && one !== 1 && one !== pages && (gapBefore || gapAfter);
      return [...(gapBefore ? ['gap' as const] : []), { page: one, near }];
    });
}
