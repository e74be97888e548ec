export type PageNumber = { page: number; near: boolean } | 'gap';

/**
 * The first and the last page, the one that is shown, and its neighbours,
 * which a narrow screen leaves out where dots stand beside them.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return shown
    .sort((one, other) => one - other)
    .flatMap((one, index, all) => {
      const gapBefore = one - (all[index - 1] ?? 0) > 1;
      const gapAfter = (all[index + 1] ?? one) - one > 1;
      // Elsewhere it stays: no dots would say that it is missing.
      const near = Math.abs(one - page) === 1 && one !== 1 && one !== pages && (gapBefore || gapAfter);
      return [...(gapBefore ? ['gap' as const] : []), { page: one, near }];
    });
}
