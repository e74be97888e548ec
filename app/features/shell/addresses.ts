import { useMatches } from 'react-router';
import { type PathKey, paths, pathWith } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';

/**
 * The address of the current page in each language; undefined when no route matches. A page with a translated
 * address, or with a meaningful query, gives its own (`addresses` in its data).
 */
export function useOtherAddresses(): Record<Locale, string> | undefined {
  const match = useMatches().at(-1);
  const key = match?.id.replace(/\.(fr|en)$/, '');
  if (!match || !key || !(key in paths)) return undefined;
  const own = (match.loaderData as { addresses?: Record<Locale, string> } | undefined)?.addresses;
  if (own) return own;
  const params = match.params as Record<string, string>;
  return { fr: pathWith('fr', key as PathKey, params), en: pathWith('en', key as PathKey, params) };
}
