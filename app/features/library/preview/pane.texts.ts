import { defineTexts } from '../../../i18n/texts.ts';

type Keys = readonly (readonly [string, string])[];

/** The profile beside the list, on wide screens. */
export const paneTexts = defineTexts(
  {
    open: 'Aperçu',
    costs: 'Aperçu (compte une consultation)',
    openOf: (label: string, name: string) => `${label} – ${name}`,
    region: (name: string) => `Aperçu du profil : ${name}`,
    profile: 'Ouvrir le profil',
    close: 'Fermer l’aperçu',
    place: 'Choisissez un profil pour le lire ici',
    placeHint: 'Par « Aperçu », ou par la touche p. Rien ne se charge avant.',
    loading: 'Chargement du profil…',
    failed: 'Le profil n’a pas pu être affiché. Réessayez.',
    keys: [
      ['p', 'aperçu'],
      ['f', 'favori'],
      ['c', 'contacter'],
      ['Entrée', 'ouvrir le profil'],
      ['Échap', 'fermer l’aperçu'],
    ] as Keys,
  },
  {
    open: 'Preview',
    costs: 'Preview (counts as a view)',
    openOf: (label, name) => `${label} – ${name}`,
    region: (name) => `Profile preview: ${name}`,
    profile: 'Open the profile',
    close: 'Close the preview',
    place: 'Choose a profile to read it here',
    placeHint: 'With “Preview”, or with the key p. Nothing is loaded before that.',
    loading: 'Loading the profile…',
    failed: 'The profile could not be shown. Try again.',
    keys: [
      ['p', 'preview'],
      ['f', 'favourite'],
      ['c', 'contact'],
      ['Enter', 'open the profile'],
      ['Esc', 'close the preview'],
    ],
  },
);
