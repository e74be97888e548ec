import { defineTexts } from './texts.ts';

/** For a technology or a company whose name cannot be found any more. */
export const unknownNames = defineTexts(
  { technology: 'Techno inconnue', company: 'Entreprise inconnue' },
  { technology: 'Unknown technology', company: 'Unknown company' },
);
