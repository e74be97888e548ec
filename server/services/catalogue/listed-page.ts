import type { Locale } from '../../../domain/viewer.ts';

/** A page that search engines are told of: its address in each language, and when it last changed. */
export type ListedPage = { paths: Record<Locale, string>; changedAt: Date | undefined };

/** Far below the most that a sitemap may hold, so that one is never long in the making. */
export const pagesPerFile = 10_000;

export function inBoth(path: (locale: Locale) => string): Record<Locale, string> {
  return { fr: path('fr'), en: path('en') };
}
