import type { Locale } from '../../domain/viewer.ts';

type Words = { kilobytes: (count: number) => string; megabytes: (count: string) => string };

/** Decimal units, as in file managers: 1 kB is 1000 bytes. */
export function fileSize(bytes: number, locale: Locale, { kilobytes, megabytes }: Words): string {
  if (bytes < 1_000_000) return kilobytes(Math.max(1, Math.round(bytes / 1000)));
  return megabytes((bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 }));
}
