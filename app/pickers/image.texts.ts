import { defineTexts } from '../i18n/texts.ts';

/** The sentences for an upload of an image, and for its errors. */
export const imageTexts = defineTexts(
  {
    sending: 'Envoi de l’image…',
    errors: {
      tooLarge: 'Cette image dépasse 8 Mo. Choisissez-en une plus légère.',
      tooManyPixels: 'Cette image est trop grande (plus de 40 mégapixels) : réduisez-la, puis réessayez.',
      notAnImage:
        'Ce fichier n’est pas une image que nous savons lire (JPEG, PNG, WebP, GIF, AVIF) : choisissez-en une autre.',
      empty: 'Ce fichier est vide.',
      tooMany: 'Beaucoup d’images en peu de temps : patientez un peu.',
      busy: 'Beaucoup d’images arrivent en même temps. Réessayez dans quelques secondes.',
      tooSlow: 'L’image a mis trop de temps à arriver. Réessayez.',
      signIn: 'Votre session a expiré : reconnectez-vous dans un autre onglet, puis réessayez.',
      network: 'La connexion est coupée : l’image n’est pas partie. Réessayez.',
    },
  },
  {
    sending: 'Uploading the picture…',
    errors: {
      tooLarge: 'This picture is over 8 MB. Choose a smaller one.',
      tooManyPixels: 'This picture is too large (over 40 megapixels): make it smaller, then try again.',
      notAnImage: 'This file is not a picture that we can read (JPEG, PNG, WebP, GIF, AVIF): choose another.',
      empty: 'This file is empty.',
      tooMany: 'Many pictures in a short time: wait a little.',
      busy: 'Many pictures are arriving at once. Try again in a few seconds.',
      tooSlow: 'The picture took too long to arrive. Try again.',
      signIn: 'Your session has expired: sign in again in another tab, then try again.',
      network: 'The connection is down: the picture was not sent. Try again.',
    },
  },
);
