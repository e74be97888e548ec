import { contractTypes, remoteFrequencies } from '../profile/cards/job-terms.ts';
import type { Locale } from '../viewer.ts';
import { seniorities } from './seniority.ts';
import type { VocabularyKind } from './vocabulary.ts';

/** What words can mean in the kinds whose values the product fixes, with its name for the team. */
type FixedKind = Extract<VocabularyKind, 'seniority' | 'contract' | 'remote' | 'languageLevel' | 'state'>;
type Names = Record<string, Record<Locale, string>>;

const names: Record<FixedKind, Names> = {
  seniority: {
    junior: { fr: 'Junior', en: 'Junior' },
    mid: { fr: 'Confirmé·e', en: 'Mid-level' },
    senior: { fr: 'Senior', en: 'Senior' },
    lead: { fr: 'Lead', en: 'Lead' },
  },
  contract: {
    permanent: { fr: 'CDI', en: 'Permanent' },
    fixedTerm: { fr: 'CDD', en: 'Fixed-term' },
    internship: { fr: 'Stage', en: 'Internship' },
    apprenticeship: { fr: 'Alternance', en: 'Apprenticeship' },
    freelance: { fr: 'Freelance', en: 'Freelance' },
  },
  remote: {
    fullTime: { fr: 'Télétravail complet', en: 'Fully remote' },
    hybrid: { fr: 'Hybride', en: 'Hybrid' },
    no: { fr: 'Sur site', en: 'On site' },
  },
  languageLevel: {
    100: { fr: 'Courant', en: 'Fluent' },
    70: { fr: 'Avancé', en: 'Advanced' },
    40: { fr: 'Intermédiaire', en: 'Intermediate' },
    20: { fr: 'Notions', en: 'Basic' },
  },
  state: {
    actively_searching: { fr: 'En recherche active', en: 'Actively searching' },
    open_opportunities: { fr: 'À l’écoute', en: 'Open to opportunities' },
    not_searching: { fr: 'Pas en recherche', en: 'Not searching' },
  },
};

/** In the order in which they are chosen. */
const order: Record<FixedKind, readonly string[]> = {
  seniority: seniorities,
  contract: contractTypes,
  remote: remoteFrequencies,
  languageLevel: ['100', '70', '40', '20'],
  state: ['actively_searching', 'open_opportunities', 'not_searching'],
};

export const fixedKinds = Object.keys(order) as FixedKind[];
export const isFixedKind = (kind: VocabularyKind): kind is FixedKind => Object.hasOwn(order, kind);

export function fixedTargets(kind: FixedKind, locale: Locale): { id: string; name: string }[] {
  return order[kind].map((id) => ({ id, name: names[kind][id]?.[locale] ?? id }));
}
