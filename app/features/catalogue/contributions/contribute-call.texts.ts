import { defineTexts } from '../../../i18n/texts.ts';

/** In a file of its own: other pages load only these two lines. */
export const contributeCallTexts = defineTexts(
  {
    title: 'Devenez contributeur',
    lead: 'Soumettez votre propre question dans le QCM de votre choix',
  },
  {
    title: 'Become a contributor',
    lead: 'Submit your own question to the test of your choice',
  },
);
