import { defineTexts } from '../../../i18n/texts.ts';

export const summaryTexts = defineTexts(
  {
    title: 'Son profil',
    open: 'Voir le profil',
    search: 'Recherche',
    years: 'Expérience',
    city: 'Ville actuelle',
    wishes: 'Villes souhaitées',
    remote: 'Télétravail',
    salary: 'Salaire souhaité',
    dailyRate: 'Tarif journalier',
    tests: 'Meilleurs tests',
  },
  {
    title: 'Profile',
    open: 'See the profile',
    search: 'Job search',
    years: 'Experience',
    city: 'Current city',
    wishes: 'Preferred cities',
    remote: 'Remote work',
    salary: 'Desired salary',
    dailyRate: 'Daily rate',
    tests: 'Best tests',
  },
);
