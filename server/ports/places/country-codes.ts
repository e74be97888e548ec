import type { PlaceLocale } from './port.ts';

/** Abbreviations that a maps service uses in its suggestions. */
const shortened: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE' };
const byLocale = new Map<PlaceLocale, Map<string, string>>();

/** The code of a country by its name in that language; undefined when the name is unknown. */
export function countryCodeOf(name: string, locale: PlaceLocale): string | undefined {
  const known = byLocale.get(locale) ?? namesIn(locale);
  byLocale.set(locale, known);
  return shortened[name.toLowerCase()] ?? known.get(name.toLowerCase());
}

function namesIn(locale: PlaceLocale): Map<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // From the end, so that the code in use replaces an old one with the same name (DE, not DD).
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).toReversed();
  return new Map(codes.map((code) => [names.of(code)?.toLowerCase() ?? '', code]));
}
