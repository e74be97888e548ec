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
          'Chaque écran est vérifié avec un outil de contrôle (axe), en largeur d’ordinateur et de téléphone, à chaque version.',
          'Les contrastes sont vérifiés en clair et en sombre.',
          'Vous pouvez tout faire au clavier ; ce que l’on glisse à la souris a aussi un bouton.',
          'Les formulaires principaux fonctionnent sans script, et l’on peut coller dans les champs de mot de passe.',
          'Les animations s’arrêtent si votre appareil demande moins de mouvement.',
        ],
      },
      {
        title: 'Passer les tests avec plus de temps',
        paragraphs: [
          'Vous choisissez avant de commencer : un tiers de temps en plus, la moitié en plus, ou le double. Les entreprises ne le voient pas, et le classement n’en tient pas compte. Le chronomètre n’est pas lu à voix haute chaque seconde.',
        ],
      },
      {
        title: 'Ce qui ne va pas encore',
        paragraphs: [],
        points: [
          'Les lecteurs de musique et le calendrier de rendez-vous viennent d’autres sites : nous ne maîtrisons pas leur accessibilité. Un lien vers le morceau, ou un message de votre part, les remplace.',
          'Un CV envoyé en PDF est montré tel quel : s’il n’est pas balisé, un lecteur d’écran le lira mal. Le profil et le CV que nous produisons, eux, sont balisés.',
          'Les images de projets n’ont pas de description : seuls le nom du projet et leur rang sont lus.',
        ],
      },
      {
        title: 'Un obstacle ?',
        paragraphs: [
          'Écrivez-nous ce que vous vouliez faire et avec quel outil. Nous vous répondons et cherchons avec vous un autre moyen en attendant la correction.',
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
          'We aim for WCAG 2.2 level AA, on which the French RGAA is based. We call ourselves partially conformant: our checks are automated and internal; there has been no independent audit yet.',
        ],
        points: [
          'Every screen is checked with a testing tool (axe), at desktop and phone width, for every version.',
          'Contrast is checked in light and dark mode.',
          'Everything can be done with the keyboard; anything that can be dragged also has a button.',
          'The main forms work without scripts, and you can paste into password fields.',
          'Animations stop if your device asks for less motion.',
        ],
      },
      {
        title: 'More time for tests',
        paragraphs: [
          'Before starting you can choose a third more time, half as much again, or double. Companies do not see it, and rankings take no account of it. The timer is not read out every second.',
        ],
      },
      {
        title: 'What is not right yet',
        paragraphs: [],
        points: [
          'Music players and the appointment calendar come from other sites: we do not control their accessibility. A link to the track, or a message to us, can be used instead.',
          'A CV uploaded as a PDF is shown as it is: if it is not tagged, a screen reader will read it badly. The profile and the CV we generate are structured for screen readers.',
          'Project pictures have no description: only the project name and their position are read out.',
        ],
      },
      {
        title: 'An obstacle?',
        paragraphs: [
          'Tell us what you were trying to do, and with which tool. We will reply and look with you for another way until it is fixed.',
          'If our reply does not satisfy you, you can turn to the French ombudsman, the Défenseur des droits (defenseurdesdroits.fr).',
        ],
      },
    ],
  },
);
