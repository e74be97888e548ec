import { defineTexts } from '../../../i18n/texts.ts';

/** All recruiters, for administrators. */
export const recruiterListTexts = defineTexts(
  {
    title: 'Recruteurs et recruteuses',
    lead: 'Tous les comptes de recruteur·euse, les plus récents d’abord. Un nom mène à la page de la personne, où l’on peut la modifier ou agir en son nom.',
    search: 'Rechercher un nom ou une adresse e-mail',
    empty: 'Personne ne recrute encore ici.',
    roles: { admin: 'Administration', intros: 'Conversations', reader: 'Consultation seule', none: '' },
    noCompany: 'sans entreprise',
    states: { active: 'Compte actif', unverified: 'Adresse à confirmer', leaving: 'Effacement demandé' },
    companyStates: { waiting: 'En attente', validated: 'Validée', refused: 'Refusée' },
    lastSeen: (date: string) => `Dernière activité le ${date}`,
    never: 'Jamais connecté·e',
  },
  {
    title: 'Recruiters',
    lead: 'All recruiter accounts, newest first. A name leads to the person’s page, where you can edit it or act on their behalf.',
    search: 'Search for a name or an e-mail address',
    empty: 'No one recruits here yet.',
    roles: { admin: 'Administration', intros: 'Conversations', reader: 'View only', none: '' },
    noCompany: 'no company',
    states: { active: 'Active account', unverified: 'Address to confirm', leaving: 'Erasure requested' },
    companyStates: { waiting: 'Waiting', validated: 'Validated', refused: 'Refused' },
    lastSeen: (date) => `Last active on ${date}`,
    never: 'Never signed in',
  },
);
