import { defineTexts } from '../../../i18n/texts.ts';

export const activityTexts = defineTexts(
  {
    title: 'Activité des 30 derniers jours',
    ownTitle: 'Votre activité des 30 derniers jours',
    lead: 'Vous la voyez parce que vous administrez l’entreprise ; chaque membre voit la sienne.',
    ownLead: 'Les personnes qui administrent l’entreprise la voient aussi.',
    table: 'Activité de chaque membre',
    member: 'Membre',
    columns: {
      profiles: 'Profils ouverts',
      requests: 'Demandes envoyées',
      answers: 'Candidatures traitées',
      messages: 'Messages écrits',
    },
  },
  {
    title: 'Activity of the last 30 days',
    ownTitle: 'Your activity of the last 30 days',
    lead: 'You see it because you administer the company; each member sees their own.',
    ownLead: 'The administrators of the company see it too.',
    table: 'Activity of each member',
    member: 'Member',
    columns: {
      profiles: 'Profiles opened',
      requests: 'Requests sent',
      answers: 'Applications replied to',
      messages: 'Messages written',
    },
  },
);
