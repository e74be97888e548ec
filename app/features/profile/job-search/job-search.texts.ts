import { defineTexts } from '../../../i18n/texts.ts';

export const jobSearchTexts = defineTexts(
  {
    title: "Modifier la recherche d'emploi",
    state: 'Où en êtes-vous ?',
    visibility: {
      red: 'Votre profil ne sera pas visible dans notre CVThèque par les entreprises validées par notre équipe',
      green: 'Votre profil sera visible dans notre CVThèque par les entreprises validées par notre équipe',
      amber: 'Votre profil sera encore visible dans notre CVThèque par les entreprises validées par notre équipe',
    },
    disableIntroductions: 'Ne plus recevoir de demandes de conversation',
    contracts: 'Types de contrat',
    cities: 'Villes',
    addCity: 'Ajouter une ville',
    remote: 'Télétravail',
    remotes: { none: 'Sans préférence', fullTime: 'À temps plein', hybrid: 'Hybride', no: 'Sur site uniquement' },
    days: 'Jours de télétravail par semaine',
    salary: 'Salaire',
    salaryPlaceholder: '40k€ brut annuel',
    salaryHint: 'En milliers d’euros bruts par an, de 1 à 200.',
    visa: "Besoin d'un visa",
  },
  {
    title: 'Edit the job search',
    state: 'Where do you stand?',
    visibility: {
      red: 'Your profile will not be visible in our CV library to the companies validated by our team',
      green: 'Your profile will be visible in our CV library to the companies validated by our team',
      amber: 'Your profile will still be visible in our CV library to the companies validated by our team',
    },
    disableIntroductions: 'Stop receiving conversation requests',
    contracts: 'Contract types',
    cities: 'Cities',
    addCity: 'Add a city',
    remote: 'Remote work',
    remotes: { none: 'No preference', fullTime: 'Full time', hybrid: 'Hybrid', no: 'On site only' },
    days: 'Remote days a week',
    salary: 'Salary',
    salaryPlaceholder: '€40k gross a year',
    salaryHint: 'In thousands of euros gross a year, from 1 to 200.',
    visa: 'Visa needed',
  },
);
