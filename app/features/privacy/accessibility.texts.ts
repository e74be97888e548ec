import { defineTexts } from '../../i18n/texts.ts';
import type { LegalSection } from './legal-page.tsx';

export const accessibilityTexts = defineTexts(
  {
    title: 'Accessibilité',
    lead: 'Ce produit doit servir à tout le monde. Voici où nous en sommes, ce qui manque, et comment nous le dire.',
    contact: 'Signaler un obstacle',
    sections: [
      {
        title: 'Où nous en sommes',
        paragraphs: [
          'Nous visons les règles WCAG 2.2 au niveau AA, sur lesquelles s’appuie le RGAA. Nous nous disons partiellement conformes : nos vérifications sont automatiques et internes, aucun audit indépendant n’a encore été fait.',
        ],
        points: [
          'Chaque écran est parcouru par un outil de contrôle (axe), en largeur d’ordinateur et de téléphone, à chaque version.',
          'Les contrastes sont vérifiés en clair et en sombre.',
          'Tout se fait au clavier ; ce qui se glisse à la souris a aussi un bouton.',
          'Les formulaires principaux fonctionnent sans script, et l’on peut coller dans les champs de mot de passe.',
          'Les animations s’arrêtent si votre appareil demande moins de mouvement.',
        ],
      },
      {
        title: 'Passer les tests avec plus de temps',
        paragraphs: [
          'Un tiers, la moitié ou le double de temps se choisit avant de jouer. Les entreprises ne le voient pas, et le classement n’en tient pas compte. Le chronomètre n’est pas lu à voix haute chaque seconde.',
        ],
      },
      {
        title: 'Ce qui ne va pas encore',
        paragraphs: [],
        points: [
          'Les lecteurs de musique et le calendrier de rendez-vous viennent d’autres sites : nous ne maîtrisons pas leur accessibilité. Un lien vers le morceau, ou un message de votre part, les remplace.',
          'Un CV envoyé en PDF est montré tel quel : s’il n’est pas balisé, un lecteur d’écran le lira mal. Le profil et le CV que nous imprimons, eux, sont balisés.',
          'Les images de projets n’ont pas de description : seuls le nom du projet et leur rang sont lus.',
        ],
      },
      {
        title: 'Un obstacle ?',
        paragraphs: [
          'Écrivez-nous ce que vous vouliez faire et avec quel outil. Nous répondons, et nous trouvons un autre moyen en attendant la correction.',
          'Si notre réponse ne vous convient pas, vous pouvez saisir le Défenseur des droits (defenseurdesdroits.fr).',
        ],
      },
    ] as LegalSection[],
  },
  {
    title: 'Accessibility',
    lead: 'This product is for everyone. Here is where we stand, what is missing, and how to tell us.',
    contact: 'Report an obstacle',
    sections: [
      {
        title: 'Where we stand',
        paragraphs: [
          'We aim at WCAG 2.2, level AA, on which the French RGAA is built. We call ourselves partially conformant: our checks are automatic and our own, there has been no independent audit yet.',
        ],
        points: [
          'Every screen is walked through by a checking tool (axe), at desktop and at phone width, with every version.',
          'Contrast is checked in light and in dark.',
          'Everything can be done by keyboard; what can be dragged has a button, too.',
          'The main forms work without script, and passwords can be pasted.',
          'Animations stop when your device asks for less motion.',
        ],
      },
      {
        title: 'More time for tests',
        paragraphs: [
          'A third, half or double the time can be chosen before playing. Companies do not see it, and rankings do not consider it. The clock is not read out every second.',
        ],
      },
      {
        title: 'What is not right yet',
        paragraphs: [],
        points: [
          'Music players and the calendar for appointments come from other sites: their accessibility is not in our hands. A link to the track, or a message to us, takes their place.',
          'A CV sent as a PDF is shown as it is: if it has no tags, a screen reader will read it badly. The profile, and the CV that we print, have them.',
          'Project pictures have no description: only the name of the project and their place are read out.',
        ],
      },
      {
        title: 'An obstacle?',
        paragraphs: [
          'Write to us what you wanted to do, and with which tool. We answer, and find another way until it is put right.',
          'If our answer does not satisfy you, you may turn to the French ombudsman, the Défenseur des droits (defenseurdesdroits.fr).',
        ],
      },
    ],
  },
);
