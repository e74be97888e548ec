import { defineTexts } from '../i18n/texts.ts';

export const pickerTexts = defineTexts(
  {
    none: 'Aucun résultat',
    choose: 'Choisir…',
    city: 'Tapez le nom d’une ville',
    language: 'Tapez le nom d’une langue',
    technology: 'Tapez le nom d’une technologie',
    remove: (name: string) => `Retirer ${name}`,
    unchosen: {
      note: (typed: string) => `« ${typed} » n’est pas encore choisi.`,
      take: (name: string) => `Choisir ${name}`,
    },
  },
  {
    none: 'No results',
    choose: 'Choose…',
    city: 'Type the name of a city',
    language: 'Type the name of a language',
    technology: 'Type the name of a technology',
    remove: (name: string) => `Remove ${name}`,
    unchosen: {
      note: (typed) => `“${typed}” is not chosen yet.`,
      take: (name) => `Choose ${name}`,
    },
  },
);
