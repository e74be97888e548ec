import { defineTexts } from './texts.ts';

/** The words of a profile, shared by its page and the preview of an import. */
export const profileWords = defineTexts(
  {
    search: {
      states: {
        actively_searching: 'En recherche active',
        open_opportunities: 'Ouvert·e aux opportunités',
        dreamjob_only: 'Prêt·e à changer si trouve son job de rêve',
        pause_profile: 'Je prends une pause temporaire',
        not_searching: 'Je ne suis pas ouvert aux opportunités',
        unknown: 'Etat inconnu',
      } as Record<string, string>,
      contracts: {
        permanent: 'CDI',
        fixedTerm: 'CDD',
        internship: 'Stage',
        apprenticeship: 'Alternance',
        freelance: 'Freelance',
        spontaneousApplications: 'Candidatures spontanées',
        unknown: 'Autre',
      } as Record<string, string>,
      contract: 'Contrats',
      places: 'Villes',
      remote: 'Télétravail',
      remotes: { fullTime: 'À temps plein', no: 'Sur site uniquement' } as Record<string, string>,
      hybrid: (days: number | null) =>
        days ? `Hybride, ${days} ${days > 1 ? 'jours' : 'jour'} par semaine` : 'Hybride',
      salary: 'Salaire',
      yearly: (thousands: number) => `${thousands} k€ brut annuel`,
      rate: 'Tarif journalier',
      daily: (euros: number) => `${euros} € par jour`,
      visa: "Besoin d'un visa",
      yes: 'Oui',
    },
    networks: { linkedin: 'LinkedIn', github: 'GitHub', twitter: 'Twitter', codingame: 'CodinGame' },
    today: 'aujourd’hui',
  },
  {
    search: {
      states: {
        actively_searching: 'Actively searching',
        open_opportunities: 'Open to opportunities',
        dreamjob_only: 'Would move for a dream job',
        pause_profile: 'Taking a break',
        not_searching: 'Not open to opportunities',
        unknown: 'Unknown',
      },
      contracts: {
        permanent: 'Permanent',
        fixedTerm: 'Fixed-term',
        internship: 'Internship',
        apprenticeship: 'Apprenticeship',
        freelance: 'Freelance',
        spontaneousApplications: 'Spontaneous applications',
        unknown: 'Other',
      },
      contract: 'Contracts',
      places: 'Cities',
      remote: 'Remote work',
      remotes: { fullTime: 'Full time', no: 'On site only' },
      hybrid: (days: number | null) => (days ? `Hybrid, ${days} ${days > 1 ? 'days' : 'day'} a week` : 'Hybrid'),
      salary: 'Salary',
      yearly: (thousands: number) => `€${thousands}k gross a year`,
      rate: 'Daily rate',
      daily: (euros: number) => `€${euros} a day`,
      visa: 'Visa needed',
      yes: 'Yes',
    },
    networks: { linkedin: 'LinkedIn', github: 'GitHub', twitter: 'Twitter', codingame: 'CodinGame' },
    today: 'today',
  },
);
