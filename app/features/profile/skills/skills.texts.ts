import { defineTexts } from '../../../i18n/texts.ts';

export const skillsTexts = defineTexts(
  {
    title: 'Modifier les compétences',
    interested: 'Interessé par',
    languages: 'Langues',
    language: 'Langue',
    level: 'Niveau',
    add: 'Ajouter une langue',
    unnamed: 'nouvelle langue',
  },
  {
    title: 'Edit skills',
    interested: 'Interested in',
    languages: 'Languages',
    language: 'Language',
    level: 'Level',
    add: 'Add a language',
    unnamed: 'new language',
  },
);
