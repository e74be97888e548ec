import type { Locale } from '../../../domain/viewer.ts';

/** A page listed in a sitemap: its address in each language and the date of its last change. */
export type ListedPage = { paths: Record<Locale, string>; changedAt: Date | undefined };

/** Far below the limit of the sitemap format, so that one file is generated quickly. */
export const pagesPerFile = 10_000;

export function inBoth(path: (locale: Locale) => string): Record<Locale, string> {
  return { fr: path('fr'), en: path('en') };
}
