import { pathTo } from '../paths.ts';
import type { Locale } from '../viewer.ts';

type Technology = { name: string; slugFr: string | null; slugEn: string | null };

/** 'The slug is taken for the current locale, falling back to fr'; '/tests?tests[query]="{technoName}"' without a category. */
export function portalPath(locale: Locale, { name, slugFr, slugEn }: Technology): string {
  const slug = (locale === 'en' && slugEn) || slugFr;
  if (slug) return pathTo(locale, 'testCategory', { slug });
  return `${pathTo(locale, 'tests')}?${new URLSearchParams({ 'tests[query]': `"${name}"` })}`;
}

/** 'Used instead of the above when the viewer is an ADMIN.' */
export function sessionPath(
  locale: Locale,
  { userId, sessionId, admin }: { userId: string; sessionId: string; admin: boolean },
): string {
  return admin
    ? pathTo(locale, 'adminTestSession', { userId, sessionId })
    : pathTo(locale, 'testSession', { sessionId });
}
