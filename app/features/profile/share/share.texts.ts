import { defineTexts } from '../../../i18n/texts.ts';

export const shareTexts = defineTexts(
  {
    button: 'Partager mon profil',
    close: 'Fermer',
    address: 'Adresse de votre profil',
    code: 'QR code de l’adresse de votre profil',
    download: 'Télécharger le QR code (SVG)',
    shows: {
      named: 'Qui ouvre ce lien voit votre nom et vos cartes publiques, même sans compte.',
      unnamed:
        'Qui ouvre ce lien voit vos cartes publiques, mais pas votre nom : la carte « À propos » n’est pas publique.',
      empty:
        'Aucune carte n’est publique : sans compte, ce lien ne montre rien. Les recruteurs des entreprises validées voient votre profil une fois connectés.',
      closed: 'Ce lien n’ouvre pas encore votre profil : il est incomplet ou désactivé.',
    },
  },
  {
    button: 'Share my profile',
    close: 'Close',
    address: 'Address of your profile',
    code: 'QR code of the address of your profile',
    download: 'Download the QR code (SVG)',
    shows: {
      named: 'Anyone who opens this link sees your name and your public cards, even without an account.',
      unnamed: 'Anyone who opens this link sees your public cards, but not your name: the card “About” is not public.',
      empty:
        'No card is public: without an account, this link shows nothing. Recruiters of validated companies see your profile once they are signed in.',
      closed: 'This link does not open your profile yet: it is incomplete or disabled.',
    },
  },
);
