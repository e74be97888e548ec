import { defineTexts } from '../../../i18n/texts.ts';

export const linksTexts = defineTexts(
  {
    title: 'Modifier les liens sociaux',
    networks: 'Réseaux sociaux',
    linkedin: 'Adresse du profil LinkedIn',
    github: 'Nom sur GitHub',
    twitter: 'Nom sur Twitter',
    codingame: 'Nom sur CodinGame',
    custom: 'Liens personnalisés',
    name: 'Nom du lien',
    namePlaceholder: 'Portfolio, YouTube...',
    url: 'Adresse',
    add: 'Ajouter un lien personnalisé',
    paste: 'Vous pouvez coller l’adresse de votre profil.',
    unnamed: 'nouveau lien',
  },
  {
    title: 'Edit the social links',
    networks: 'Social networks',
    linkedin: 'Address of the LinkedIn profile',
    github: 'Name on GitHub',
    twitter: 'Name on Twitter',
    codingame: 'Name on CodinGame',
    custom: 'Custom links',
    name: 'Name of the link',
    namePlaceholder: 'Portfolio, YouTube...',
    url: 'Address',
    add: 'Add a custom link',
    paste: 'You can paste the address of your profile.',
    unnamed: 'new link',
  },
);
