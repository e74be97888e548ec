import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import { defineTexts } from '../../../i18n/texts.ts';

const kinds: Record<VocabularyKind, string> = {
  technology: 'Technologie',
  profession: 'Métier',
  seniority: 'Ancienneté',
  contract: 'Contrat',
  remote: 'Télétravail',
  language: 'Langue',
  languageLevel: 'Niveau de langue',
  state: "Recherche d'emploi",
  place: 'Ville',
  region: 'Région',
};

/** The words of the vocabulary in the settings. */
export const vocabularyTexts = defineTexts(
  {
    kinds,
    kind: 'Sorte',
    allKinds: 'Toutes les sortes',
    word: 'Mot ou expression',
    wordHint: 'Majuscules, accents, espaces et tirets ne comptent pas. « testeur·euse » vaut aussi pour « testeuse ».',
    target: 'Veut dire',
    choose: 'Choisissez',
    locale: 'Langue du mot',
    locales: { '': 'Les deux langues', fr: 'Français', en: 'Anglais' },
    means: (meaning: string) => `= ${meaning}`,
    origins: { file: 'du fichier', team: 'de l’équipe', merge: 'ancien nom' },
    remove: 'Supprimer',
    removeQuestion: 'Supprimer ce mot ? Il ne trouvera plus rien.',
  },
  {
    kinds: {
      technology: 'Technology',
      profession: 'Profession',
      seniority: 'Seniority',
      contract: 'Contract',
      remote: 'Remote work',
      language: 'Language',
      languageLevel: 'Language level',
      state: 'Job search',
      place: 'City',
      region: 'Region',
    },
    kind: 'Kind',
    allKinds: 'All kinds',
    word: 'Word or phrase',
    wordHint: 'Capitals, accents, spaces and hyphens do not count. “testeur·euse” also stands for “testeuse”.',
    target: 'Means',
    choose: 'Choose',
    locale: 'Word language',
    locales: { '': 'Both languages', fr: 'French', en: 'English' },
    means: (meaning) => `= ${meaning}`,
    origins: { file: 'from the file', team: 'from the team', merge: 'former name' },
    remove: 'Delete',
    removeQuestion: 'Delete this word? It will no longer find anything.',
  },
);
