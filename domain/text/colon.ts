import type { Locale } from '../viewer.ts';

/** French puts a no-break space before a colon, English nothing. */
export const colon: Record<Locale, string> = { fr: '\u00a0:', en: ':' };
