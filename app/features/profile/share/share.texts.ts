import { defineTexts } from '../../../i18n/texts.ts';

export const shareTexts = defineTexts(
  {
    button: 'Partager mon profil',
    close: 'Fermer',
    address: 'Adresse de votre profil',
    code: 'QR code de l’adresse de votre profil',
    download: 'Télécharger le QR code (SVG)',
    shows: {
      named: 'Toute personne qui ouvre ce lien voit votre nom et vos cartes publiques, même sans compte.',
      unnamed:
        'Toute personne qui ouvre ce lien voit vos cartes publiques, mais pas votre nom : la carte « À propos » n’est pas publique.',
      empty:
        'Aucune carte n’est publique : sans compte, ce lien ne montre rien. Les entreprises validées voient votre profil une fois connectées.',
      closed: 'Ce lien n’ouvre pas encore votre profil : il est incomplet ou désactivé.',
    },
  },
  {
    button: 'Share my profile',
    close: 'Close',
    address: 'Your profile address',
    code: 'QR code for your profile address',
    download: 'Download the QR code (SVG)',
    shows: {
      named: 'Anyone who opens this link sees your name and your public cards, even without an account.',
      unnamed: 'Anyone who opens this link sees your public cards, but not your name: the “About” card is not public.',
      empty:
        'No card is public: without an account, this link shows nothing. Recruiters at validated companies can see your profile once they sign in.',
      closed: 'This link does not open your profile yet: it is incomplete or disabled.',
    },
  },
);
