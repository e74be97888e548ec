import { defineTexts } from '../../../i18n/texts.ts';

export const trackedLinkTexts = defineTexts(
  {
    title: 'Ce lien n’est pas sûr',
    text: 'Il a été modifié, ou il ne vient pas de chez nous. Nous préférons ne pas vous y conduire.',
    advice:
      'Si vous l’avez trouvé sur une page de ce site, dites-le-nous ; sinon, méfiez-vous de la personne qui vous l’a envoyé.',
    gone: {
      title: 'Ce lien n’existe plus',
      text: 'La page où il se trouvait ne le montre plus, ou ne vous le montre pas.',
    },
    home: "Retour à l'accueil",
    contact: 'Nous contacter',
  },
  {
    title: 'This link is not safe',
    text: 'It has been altered, or it does not come from us. We would rather not take you there.',
    advice: 'If you found it on a page of this site, tell us; otherwise, be wary of the person who sent it to you.',
    gone: {
      title: 'This link no longer exists',
      text: 'The page it was on no longer shows it, or does not show it to you.',
    },
    home: 'Back to the home page',
    contact: 'Contact us',
  },
);
