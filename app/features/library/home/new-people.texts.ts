import { defineTexts } from '../../../i18n/texts.ts';

/** New profiles on the home page of a recruiter. */
export const newPeopleTexts = defineTexts(
  {
    title: 'Nouveaux profils pour vous',
    text: (days: number) =>
      `Arrivés ou mis à jour ces ${days} derniers jours, et que vous n’avez pas encore consultés. Les mieux adaptés à vos offres et à vos recherches d’abord.`,
    kinds: { offer: 'Pour l’offre', search: 'Pour la recherche' },
    untitled: 'Aucun titre',
    list: (name: string) => `Nouveaux profils – ${name}`,
    all: 'Tout voir',
    about: (action: string, name: string) => `${action} – ${name}`,
    allOf: (name: string) => `Voir tous les profils – ${name}`,
    none: (days: number) =>
      `Aucun nouveau profil depuis ${days} jours pour vos offres en ligne et vos recherches. Sans limite de date :`,
    noNeed:
      'Publiez une offre, ou enregistrez une recherche dans la CVThèque : les nouveaux profils qui y répondent seront ici.',
    library: 'Ouvrir la CVThèque',
    offers: 'Gérer mes offres',
  },
  {
    title: 'New profiles for you',
    text: (days) =>
      `New or updated in the last ${days} days, and not viewed by you yet. The best matches for your jobs and searches come first.`,
    kinds: { offer: 'For the job', search: 'For the search' },
    untitled: 'No title',
    list: (name) => `New profiles – ${name}`,
    all: 'See all',
    about: (action, name) => `${action} – ${name}`,
    allOf: (name) => `See all profiles – ${name}`,
    none: (days) => `No new profiles in the last ${days} days for your online jobs and your searches. From any date:`,
    noNeed: 'Publish a job, or save a search in the CV library: new profiles that match will appear here.',
    library: 'Open the CV library',
    offers: 'Manage my jobs',
  },
);
