import { defineTexts } from '../i18n/texts.ts';

/** In a file of its own, loaded with the page: the texts of other failures can still be loaded when they happen. */
export const networkTexts = defineTexts(
  {
    network: 'La connexion est coupée. Ce que vous avez écrit reste ici : réessayez dans un instant.',
  },
  {
    network: 'The connection is down. What you wrote stays here: try again in a moment.',
  },
);
