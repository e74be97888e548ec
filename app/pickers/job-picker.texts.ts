import { defineTexts } from '../i18n/texts.ts';

export const jobPickerTexts = defineTexts(
  {
    search: 'Rechercher une offre',
    list: 'Vos offres',
    status: { online: 'En ligne', draft: 'Brouillon', archive: 'Archive', unknown: 'Inconnu' },
    untitled: 'Aucun titre',
    see: "Voir l'annonce",
    seeOf: (title: string) => `Voir l'annonce « ${title} » (nouvel onglet)`,
    none: 'Aucun résultat',
  },
  {
    search: 'Search for a job',
    list: 'Your jobs',
    status: { online: 'Online', draft: 'Draft', archive: 'Archive', unknown: 'Unknown' },
    untitled: 'No title',
    see: 'See the job',
    seeOf: (title) => `See the job “${title}” (new tab)`,
    none: 'No results',
  },
);
