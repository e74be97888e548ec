import { defineTexts } from '../../../i18n/texts.ts';

/** Offers that a developer keeps. */
export const keptTexts = defineTexts(
  {
    keep: 'Garder',
    keepOf: (title: string) => `Garder – ${title}`,
    private: 'Pour vous seul·e : l’entreprise n’en sait rien.',
    failed: 'L’offre n’a pas pu être gardée ou retirée. Réessayez.',
    tooMany: (most: number) => `Vous gardez déjà ${most} offres : retirez-en une, puis réessayez.`,
    title: 'Offres gardées',
    lead: 'Les offres que vous avez mises de côté. Les entreprises n’en savent rien.',
    list: 'Offres gardées',
    untitled: 'Aucun titre',
    on: (date: string) => `Gardée le ${date}`,
    closed: 'L’offre n’est plus en ligne',
    remove: 'Retirer',
    removeOf: (title: string) => `Retirer – ${title}`,
    empty: {
      title: 'Aucune offre gardée pour le moment',
      text: 'Cliquez sur l’étoile d’une offre pour la retrouver ici.',
      go: 'Voir les offres',
    },
  },
  {
    keep: 'Save',
    keepOf: (title) => `Save – ${title}`,
    private: 'For you alone: the company is not told.',
    failed: 'The job could not be saved or removed. Try again.',
    tooMany: (most) => `You already have ${most} saved jobs: remove one, then try again.`,
    title: 'Saved jobs',
    lead: 'The jobs you have set aside. Companies are not told.',
    list: 'Saved jobs',
    untitled: 'No title',
    on: (date) => `Saved on ${date}`,
    closed: 'The job is no longer online',
    remove: 'Remove',
    removeOf: (title) => `Remove – ${title}`,
    empty: {
      title: 'No saved jobs yet',
      text: 'Click the star on a job to find it here.',
      go: 'See the jobs',
    },
  },
);
