import { defineTexts } from '../../i18n/texts.ts';

/** The words for the terms of an offer. */
export const termsTexts = defineTexts(
  {
    contracts: {
      permanent: 'CDI',
      fixedTerm: 'CDD',
      internship: 'Stage',
      apprenticeship: 'Alternance',
      freelance: 'Freelance',
    },
    remotes: { fullTime: 'Télétravail complet', hybrid: 'Télétravail partiel', no: 'Sur site' },
    anywhere: 'Télétravail',
    hybrid: (days: number) => `Télétravail ${days} ${days > 1 ? 'jours' : 'jour'} par semaine`,
    range: (least: number, most: number) => `${least} à ${most} k€ brut annuel`,
    figure: (thousands: number) => `${thousands} k€ brut annuel`,
    technologies: 'Technologies',
    untitled: 'Aucun titre',
    newTab: '(nouvel onglet)',
  },
  {
    contracts: {
      permanent: 'Permanent',
      fixedTerm: 'Fixed term',
      internship: 'Internship',
      apprenticeship: 'Apprenticeship',
      freelance: 'Freelance',
    },
    remotes: { fullTime: 'Fully remote', hybrid: 'Partly remote', no: 'On site' },
    anywhere: 'Remote',
    hybrid: (days) => `Remote ${days} ${days > 1 ? 'days' : 'day'} a week`,
    range: (least, most) => `€${least}k to €${most}k gross a year`,
    figure: (thousands) => `€${thousands}k gross a year`,
    technologies: 'Technologies',
    untitled: 'No title',
    newTab: '(new tab)',
  },
);
