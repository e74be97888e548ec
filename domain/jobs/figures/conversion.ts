/**
 * docs/product/jobs.md, Figures of an offer: the share in per cent, with one decimal. Undefined without views, and when
 * fewer views than applications were counted, as for offers that are older than the count.
 */
export function conversion(part: number, views: number): number | undefined {
  if (views === 0 || part > views) return undefined;
  return Math.round((part / views) * 1000) / 10;
}
