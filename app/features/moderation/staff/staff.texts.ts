import { defineTexts } from '../../../i18n/texts.ts';

export const staffTexts = defineTexts(
  {
    title: (brand: string) => `Vos contacts chez ${brand}`,
    others: (count: number) => (count > 1 ? `Voir les ${count} autres` : 'Voir une autre personne'),
  },
  {
    title: (brand) => `Your contacts at ${brand}`,
    others: (count) => (count > 1 ? `Show ${count} more` : 'Show one more'),
  },
);
