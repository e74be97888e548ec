import { pathTo } from '../paths.ts';
import type { Locale } from '../viewer.ts';

type Technology = { name: string; slugFr: string | null; slugEn: string | null };

/**
 * docs/product/assessments.md, Test portal: the French slug where there is no other; a search where there is no
 * category.
 */
export function portalPath(locale: Locale, { name, slugFr, slugEn }: Technology): string {
  const slug = (locale === 'en' && slugEn) || slugFr;
  if (slug) return pathTo(locale, 'testCategory', { slug });
  return `${pathTo(locale, 'tests')}?${new URLSearchParams({ 'tests[query]': `"${name}"` })}`;
}

/** docs/product/assessments.md, Results of a session: administrators have an address of their own. */
export function sessionPath(
  locale: Locale,
  { userId, sessionId, admin }: { userId: string; sessionId: string; admin: boolean },
): string {
  return admin
    ? pathTo(locale, 'adminTestSession', { userId, sessionId })
    : pathTo(locale, 'testSession', { sessionId });
}
