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
    years: (least: number, most: number) => {
      const range = least === most ? `${most}` : `${least} à ${most}`;
      return most === 0 ? 'Sans expérience' : `${range} ${most > 1 ? 'ans' : 'an'} d’expérience`;
    },
    yearsFrom: (least: number) =>
      least === 0 ? 'Débutant·es accepté·es' : `${least} ${least > 1 ? 'ans' : 'an'} d’expérience au moins`,
    yearsTo: (most: number) =>
      most === 0 ? 'Sans expérience' : `${most} ${most > 1 ? 'ans' : 'an'} d’expérience au plus`,
    needs: 'Compétences attendues',
    importance: { required: 'Indispensable', nice: 'Apprécié' },
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
    years: (least, most) => {
      const range = least === most ? `${most}` : `${least} to ${most}`;
      return most === 0 ? 'No experience' : `${range} ${most > 1 ? 'years' : 'year'} of experience`;
    },
    yearsFrom: (least) =>
      least === 0 ? 'Beginners welcome' : `At least ${least} ${least > 1 ? 'years' : 'year'} of experience`,
    yearsTo: (most) => (most === 0 ? 'No experience' : `At most ${most} ${most > 1 ? 'years' : 'year'} of experience`),
    needs: 'What the job needs',
    importance: { required: 'Required', nice: 'Nice to have' },
    technologies: 'Technologies',
    untitled: 'No title',
    newTab: '(new tab)',
  },
);
