import { defineTexts } from '../../../i18n/texts.ts';

export const staffTexts = defineTexts(
  { title: (brand: string) => `Vos contacts chez ${brand}` },
  { title: (brand) => `Your contacts at ${brand}` },
);
