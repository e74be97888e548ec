import { defineTexts } from '../i18n/texts.ts';

export const pickerTexts = defineTexts(
  {
    none: 'Aucun résultat',
    choose: 'Choisir…',
    city: 'Tapez le nom d’une ville',
    language: 'Tapez le nom d’une langue',
    technology: 'Tapez le nom d’une technologie',
    remove: (name: string) => `Retirer ${name}`,
  },
  {
    none: 'No result',
    choose: 'Choose…',
    city: 'Type the name of a city',
    language: 'Type the name of a language',
    technology: 'Type the name of a technology',
    remove: (name: string) => `Remove ${name}`,
  },
);
