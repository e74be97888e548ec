import { defineTexts, useTexts } from '../texts.ts';

/** The pay that a developer wishes for, in lists of people. */
export const wishedPayTexts = defineTexts(
  {
    salaryIs: 'Salaire souhaité :',
    salary: (thousands: number) => `${thousands} k€`,
    dailyRateIs: 'Tarif journalier :',
    dailyRate: (euros: number) => `${euros} € par jour`,
  },
  {
    salaryIs: 'Desired salary:',
    salary: (thousands) => `€${thousands}k`,
    dailyRateIs: 'Daily rate:',
    dailyRate: (euros) => `€${euros} a day`,
  },
);

/** A salary, or a daily rate, with the label for screen readers; undefined for a person who shows neither. */
export function useWishedPay({ salary, dailyRate }: { salary: number | null; dailyRate: number | null }) {
  const texts = useTexts(wishedPayTexts);
  if (salary !== null) return { label: texts.salaryIs, pay: texts.salary(salary) };
  return dailyRate === null ? undefined : { label: texts.dailyRateIs, pay: texts.dailyRate(dailyRate) };
}
