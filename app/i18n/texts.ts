import { createContext, useContext } from 'react';
import { typography } from '../../domain/text/typography.ts';
import type { Locale } from '../../domain/viewer.ts';

export const LocaleContext = createContext<Locale>('fr');

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Both languages of a screen; the type check fails when English lacks a line of French. */
export type Texts<T> = { fr: T; en: T };

/**
 * Adds the French spaces before ; ! ? : and inside « » in one place, so that texts are written with ordinary spaces.
 */
export function defineTexts<T extends object>(fr: T, en: NoInfer<T>): Texts<T> {
  return { fr: typeset(fr), en };
}

export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLocale()];
}

function typeset<T>(value: T): T {
  if (typeof value === 'string') return typography(value) as T;
  if (typeof value === 'function') return ((...args: unknown[]) => typeset(value(...args))) as T;
  if (Array.isArray(value)) return value.map(typeset) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeset(one)])) as T;
  return value;
}
