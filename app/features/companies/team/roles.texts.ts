import { defineTexts } from '../../../i18n/texts.ts';

/** What each right of a member allows. */
export const rolesTexts = defineTexts(
  {
    title: 'Ce que permet chaque droit',
    roles: [
      {
        name: 'Consultation seule',
        can: [
          'Rechercher dans la CVThèque et ouvrir des profils',
          'Tenir ses favoris et ses recherches, écrire des notes à ses collègues',
          'Écrire et publier des offres',
        ],
      },
      {
        name: 'Conversations',
        can: [
          'Tout ce qui précède',
          'Écrire aux candidat·es et répondre aux candidatures',
          'Suivre les candidat·es : étapes, rappels, entretiens, export',
        ],
      },
      {
        name: 'Administration',
        can: [
          'Tout ce qui précède',
          'Modifier la page de l’entreprise',
          'Inviter, donner des droits, retirer de l’équipe',
          'Demander un abonnement, relier l’outil de recrutement',
        ],
      },
    ],
  },
  {
    title: 'What each permission allows',
    roles: [
      {
        name: 'View only',
        can: [
          'Search the CV library and open profiles',
          'Keep favourites and searches, write notes for colleagues',
          'Write and publish jobs',
        ],
      },
      {
        name: 'Conversations',
        can: [
          'All of the above',
          'Write to candidates and reply to applications',
          'Follow candidates: stages, reminders, meetings, export',
        ],
      },
      {
        name: 'Administration',
        can: [
          'All of the above',
          'Change the company page',
          'Invite people, give permissions, remove from the team',
          'Request a plan, connect the recruiting tool',
        ],
      },
    ],
  },
);
