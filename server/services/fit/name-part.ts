import type { FitPart } from '../../../domain/fit/fit.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { LibraryNames } from '../library/library-names.ts';

/** A part with the name of its technology or language. */
export type NamedPart = FitPart & { label?: string };

export function namePart(part: FitPart, names: LibraryNames, locale: Locale): NamedPart {
  if (part.name !== 'technology' && part.name !== 'language') return part;
  const label = names[part.name].get(part.id ?? '')?.[locale];
  return label === undefined ? part : { ...part, label };
}
