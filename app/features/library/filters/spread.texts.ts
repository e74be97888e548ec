import { defineTexts } from '../../../i18n/texts.ts';

/** The drawings above the fields for years and salary. */
export const spreadTexts = defineTexts(
  {
    years: 'Profils par années d’expérience',
    yearsOf: (years: number, more: boolean) =>
      more ? `${years} ans et plus` : years > 1 ? `${years} ans` : `${years} an`,
    salaries: 'Profils par salaire souhaité',
    salaryOf: (thousands: number) => `${thousands} k€`,
    salaryUpTo: (thousands: number) => `${thousands} k€ ou moins`,
    salaryAbove: (thousands: number) => `plus de ${thousands} k€`,
    noSalary: (count: number) =>
      count > 1 ? `Il y en a ${count}.` : count === 1 ? 'Il y en a un.' : 'Il n’y en a aucun ici.',
  },
  {
    years: 'Profiles by years of experience',
    yearsOf: (years, more) => (more ? `${years} years or more` : years === 1 ? '1 year' : `${years} years`),
    salaries: 'Profiles by desired salary',
    salaryOf: (thousands) => `€${thousands}k`,
    salaryUpTo: (thousands) => `€${thousands}k or less`,
    salaryAbove: (thousands) => `over €${thousands}k`,
    noSalary: (count) => (count > 1 ? `There are ${count}.` : count === 1 ? 'There is one.' : 'There are none here.'),
  },
);
