import { defineTexts } from '../../../i18n/texts.ts';

export const linksTexts = defineTexts(
  {
    title: 'Modifier les liens sociaux',
    networks: 'Réseaux sociaux',
    linkedin: 'Adresse du profil LinkedIn',
    github: 'Identifiant GitHub',
    twitter: 'Identifiant Twitter',
    codingame: 'Identifiant CodinGame',
    custom: 'Liens personnalisés',
    name: 'Nom du lien',
    namePlaceholder: 'Portfolio, YouTube...',
    url: 'Adresse',
    add: 'Ajouter un lien personnalisé',
    paste: 'Vous pouvez coller l’adresse de votre profil.',
    unnamed: 'nouveau lien',
  },
  {
    title: 'Edit social links',
    networks: 'Social networks',
    linkedin: 'LinkedIn profile address',
    github: 'GitHub username',
    twitter: 'Twitter username',
    codingame: 'CodinGame username',
    custom: 'Custom links',
    name: 'Link name',
    namePlaceholder: 'Portfolio, YouTube…',
    url: 'Address',
    add: 'Add a custom link',
    paste: 'You can paste your profile address.',
    unnamed: 'new link',
  },
);
