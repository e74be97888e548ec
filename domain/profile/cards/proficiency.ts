// Apart from the schema of the skills, so that a page that only lists these words does not load it.

/** How well a language or a technology is known, in words; the number is what a choice of the word stores. */
export const proficiencies = { full: 100, good: 70, fair: 40, basic: 20 } as const;
export type Proficiency = keyof typeof proficiencies;

export function proficiencyOf(value: number): Proficiency {
  if (value >= proficiencies.full) return 'full';
  if (value >= proficiencies.good) return 'good';
  return value >= proficiencies.fair ? 'fair' : 'basic';
}

/** How well a language is known, as screens and e-mails say it. */
export const languageLevelWords: Record<'fr' | 'en', Record<Proficiency, string>> = {
  fr: { full: 'Courant', good: 'Avancé', fair: 'Intermédiaire', basic: 'Notions' },
  en: { full: 'Fluent', good: 'Advanced', fair: 'Intermediate', basic: 'Basic' },
};
