import { defineTexts } from '../../../i18n/texts.ts';

/** All recruiters, for administrators. */
export const recruiterListTexts = defineTexts(
  {
    title: 'Recruteurs et recruteuses',
    lead: 'Tous les comptes qui recrutent, les plus récents d’abord. Un nom mène à la page de la personne, où l’on peut la modifier ou agir en son nom.',
    search: 'Chercher un nom ou une adresse e-mail',
    empty: 'Personne ne recrute encore ici.',
    roles: { admin: 'Administration', intros: 'Conversations', reader: 'Consultation', none: '' },
    noCompany: 'sans entreprise',
    states: { active: 'Actif', unverified: 'Adresse à confirmer', leaving: 'S’en va' },
    companyStates: { waiting: 'En attente', validated: 'Validée', refused: 'Refusée' },
    lastSeen: (date: string) => `Dernière activité le ${date}`,
    never: 'Jamais connecté·e',
  },
  {
    title: 'Recruiters',
    lead: 'All accounts that recruit, the newest first. A name leads to the page of the person, where you can edit it or act in their name.',
    search: 'Look for a name or an e-mail address',
    empty: 'No one recruits here yet.',
    roles: { admin: 'Administration', intros: 'Conversations', reader: 'Reading', none: '' },
    noCompany: 'no company',
    states: { active: 'Active', unverified: 'Address to confirm', leaving: 'Leaving' },
    companyStates: { waiting: 'Waiting', validated: 'Validated', refused: 'Refused' },
    lastSeen: (date) => `Last active on ${date}`,
    never: 'Never signed in',
  },
);
