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
    closed: 'Offre fermée',
    remove: 'Retirer',
    removeOf: (title: string) => `Retirer – ${title}`,
    empty: {
      title: 'Aucune offre gardée pour le moment',
      text: 'L’étoile d’une offre la met de côté : elle vous attendra ici.',
      go: 'Voir les offres',
    },
  },
  {
    keep: 'Save',
    keepOf: (title) => `Save – ${title}`,
    private: 'For you alone: the company does not know.',
    failed: 'The job could not be saved or removed. Try again.',
    tooMany: (most) => `You already have ${most} saved jobs: remove one, then try again.`,
    title: 'Saved jobs',
    lead: 'The jobs you have put aside. Companies do not know about it.',
    list: 'Saved jobs',
    untitled: 'No title',
    on: (date) => `Saved on ${date}`,
    closed: 'Job closed',
    remove: 'Remove',
    removeOf: (title) => `Remove – ${title}`,
    empty: {
      title: 'No saved job yet',
      text: 'The star of a job puts it aside: it will wait for you here.',
      go: 'See the jobs',
    },
  },
);
