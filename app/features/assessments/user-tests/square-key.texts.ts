import { defineTexts } from '../../../i18n/texts.ts';

/** The key of the squares, one square for each question of a technology. */
export const squareKeyTexts = defineTexts(
  {
    title: 'Un carré par question',
    validated: 'Question validée',
    open: 'Pas encore validée',
    written: 'Écrite par cette personne',
  },
  {
    title: 'One square for each question',
    validated: 'Answered correctly',
    open: 'Not yet answered correctly',
    written: 'Written by this person',
  },
);
