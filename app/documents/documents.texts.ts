import { defineTexts } from '../i18n/texts.ts';

/** What each place that takes a PDF says of it. */
export const documentsTexts = defineTexts(
  {
    kilobytes: (count: number) => `${count} ko`,
    megabytes: (count: string) => `${count} Mo`,
    notOpened: 'La visionneuse n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    errors: {
      tooLarge: 'Ce fichier dépasse 10 Mo. Allégez-le, ou choisissez-en un autre.',
      tooHeavy: 'Ce PDF devient démesuré une fois ouvert. Exportez-le à nouveau, puis réessayez.',
      notAPdf: 'Ce fichier n’est pas un PDF. Exportez-le en PDF, puis réessayez.',
      encrypted: 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection, puis réessayez.',
      damaged: 'Ce PDF est abîmé ou incomplet. Exportez-le à nouveau, puis réessayez.',
      empty: 'Ce fichier est vide : choisissez-en un autre.',
      tooMany: 'Trop de fichiers en peu de temps. Réessayez dans une heure.',
      busy: 'Beaucoup de fichiers arrivent en même temps. Réessayez dans quelques secondes.',
      tooSlow: 'Le fichier a mis trop de temps à arriver. Réessayez.',
      signIn: 'Votre session a expiré : reconnectez-vous dans un autre onglet, puis réessayez.',
      network: 'La connexion est coupée : le fichier n’est pas parti. Réessayez.',
    },
  },
  {
    kilobytes: (count) => `${count} kB`,
    megabytes: (count) => `${count} MB`,
    notOpened: 'The viewer could not be loaded. Check your connection, then try again.',
    errors: {
      tooLarge: 'This file is over 10 MB. Reduce its size, or choose another.',
      tooHeavy: 'This PDF becomes far too large once it is opened. Export it again, then try again.',
      notAPdf: 'This file is not a PDF. Export it as a PDF, then try again.',
      encrypted: 'This PDF is password-protected. Save it without protection, then try again.',
      damaged: 'This PDF is damaged or incomplete. Export it again, then try again.',
      empty: 'This file is empty: choose another.',
      tooMany: 'Too many files in a short time. Try again in an hour.',
      busy: 'Many files are arriving at once. Try again in a few seconds.',
      tooSlow: 'The file took too long to arrive. Try again.',
      signIn: 'Your session has expired: sign in again in another tab, then try again.',
      network: 'The connection is down: the file was not sent. Try again.',
    },
  },
);
