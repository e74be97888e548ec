import { defineTexts } from '../../../i18n/texts.ts';

export const bringTexts = defineTexts(
  {
    title: 'Apportez ce que vous avez déjà',
    lead: 'Un profil LinkedIn ou un JSON resume remplit une grande partie de votre profil. Vous relisez tout avant l’enregistrement.',
    networkTitle: 'Votre profil LinkedIn',
    network: 'Le PDF de votre profil : expériences, formations, langues et technologies.',
    jsonTitle: 'Un JSON resume',
    json: 'Un CV au format ouvert, ou un fichier téléchargé depuis un profil de ce site.',
    cvTitle: 'Votre CV',
    cv: 'En PDF, tel quel : les entreprises abonnées le lisent à côté de votre profil.',
    byHand: 'Sans fichier, complétez votre profil étape par étape.',
  },
  {
    title: 'Bring what you already have',
    lead: 'A LinkedIn profile or a JSON Resume fills in a large part of your profile. You review everything before it is saved.',
    networkTitle: 'Your LinkedIn profile',
    network: 'The PDF of your profile: experience, education, languages and technologies.',
    jsonTitle: 'A JSON Resume',
    json: 'A CV in the open format, or a file downloaded from a profile on this site.',
    cvTitle: 'Your CV',
    cv: 'As a PDF, as it is: companies with a paid plan read it beside your profile.',
    byHand: 'Without a file, complete your profile step by step.',
  },
);
