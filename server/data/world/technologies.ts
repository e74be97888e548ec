import technologies from '../lookups/technologies.json' with { type: 'json' };
import type { Locale } from './text.ts';

const byId = new Map(technologies.map((technology) => [technology.id, technology]));

/** The name for use in a sentence: of 'Amazon Web Services (AWS)', the short form. */
export function technologyName(id: string, locale: Locale): string {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown technology ${id}`);
  const name = locale === 'fr' ? found.nameFr : found.nameEn;
  return /\((.+)\)$/.exec(name)?.[1] ?? name;
}

function firstOf(ids: readonly string[], categories: readonly string[]): string | undefined {
  return ids.find((id) => categories.includes(byId.get(id)?.category ?? ''));
}

/** The values that sentences can use: a technology, a database, a programming language. */
export function technologyValues(
  stack: readonly string[],
  locale: Locale,
): Record<'tech' | 'tech2' | 'db' | 'code', string> {
  const [first = 'git', second = first] = stack;
  return {
    tech: technologyName(first, locale),
    tech2: technologyName(second, locale),
    db: technologyName(firstOf(stack, ['database']) ?? 'postgresql', locale),
    code: technologyName(firstOf(stack, ['language', 'framework']) ?? 'python', locale),
  };
}
