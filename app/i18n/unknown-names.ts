import { defineTexts } from './texts.ts';

/** For a technology or a company whose name can no longer be found. */
export const unknownNames = defineTexts(
  { technology: 'Techno inconnue', company: 'Entreprise inconnue' },
  { technology: 'Unknown technology', company: 'Unknown company' },
);
