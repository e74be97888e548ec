import { pathIfAny, pathTo } from '../paths.ts';
import type { Locale } from '../viewer.ts';

type TestPage = 'tests' | 'testCategory' | 'test' | 'testSession' | 'adminTestSession';

/** Where tests are chosen, played and read. */
export function testPath(locale: Locale, page: TestPage, params: Record<string, string> = {}): string {
  return pathIfAny(locale, page, params) ?? pathTo(locale, 'home');
}

type Technology = { name: string; slugFr: string | null; slugEn: string | null };

/** 'The slug is taken for the current locale, falling back to fr'; '/tests?tests[query]="{technoName}"' without a category. */
export function portalPath(locale: Locale, { name, slugFr, slugEn }: Technology): string {
  const slug = (locale === 'en' && slugEn) || slugFr;
  if (slug) return testPath(locale, 'testCategory', { slug });
  return `${testPath(locale, 'tests')}?${new URLSearchParams({ 'tests[query]': `"${name}"` })}`;
}

/** 'Used instead of the above when the viewer is an ADMIN.' */
export function sessionPath(
  locale: Locale,
  { userId, sessionId, admin }: { userId: string; sessionId: string; admin: boolean },
): string {
  return admin
    ? testPath(locale, 'adminTestSession', { userId, sessionId })
    : testPath(locale, 'testSession', { sessionId });
}
