import type { ContractType, RemoteFrequency } from '../profile/cards/job-search.ts';
import type { JobSeniority } from './details/seniority.ts';
import { isAnywhere } from './job-place.ts';

/** The terms of an offer, as screens and e-mails show them. */
export type Terms = {
  contractType: ContractType | null;
  city: string | null;
  remote: RemoteFrequency | null;
  daysPerWeek: number | null;
  salaryMin: number | null;
  salaryMax: number | null;
  seniority: JobSeniority | null;
  /** Expected years of experience. */
  yearsMin: number | null;
  yearsMax: number | null;
};

const fr = {
  contracts: {
    permanent: 'CDI',
    fixedTerm: 'CDD',
    internship: 'Stage',
    apprenticeship: 'Alternance',
    freelance: 'Freelance',
  },
  seniorities: {
    beginner: 'Débutant·e',
    junior: 'Junior',
    mid: 'Confirmé·e',
    senior: 'Senior',
    lead: 'Lead ou staff',
    director: 'Direction',
  },
  remotes: { fullTime: 'Télétravail complet', hybrid: 'Hybride', no: 'Sur site' },
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
};

const en: typeof fr = {
  contracts: {
    permanent: 'Permanent',
    fixedTerm: 'Fixed-term',
    internship: 'Internship',
    apprenticeship: 'Apprenticeship',
    freelance: 'Freelance',
  },
  seniorities: {
    beginner: 'Entry level',
    junior: 'Junior',
    mid: 'Mid-level',
    senior: 'Senior',
    lead: 'Lead or staff',
    director: 'Director',
  },
  remotes: { fullTime: 'Fully remote', hybrid: 'Hybrid', no: 'On site' },
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
};

export const termWords = { fr, en };

export type TermFact = { what: 'contract' | 'place' | 'remote' | 'pay' | 'seniority' | 'years'; text: string };

/** Contract, place, remote work, pay, seniority and experience, in this order, if they are known. */
export function termFacts(words: typeof fr, terms: Terms): TermFact[] {
  const { contractType, city, remote, daysPerWeek, salaryMin, salaryMax } = terms;
  const least = salaryMin ?? salaryMax;
  const most = salaryMax ?? salaryMin;
  const pay = least === null || most === null ? null : least === most ? words.figure(least) : words.range(least, most);
  const anywhere = isAnywhere({ hasPlace: city !== null, remote });
  const away = remote === 'hybrid' && daysPerWeek ? words.hybrid(daysPerWeek) : remote && words.remotes[remote];
  const facts = [
    ['contract', contractType && words.contracts[contractType]],
    ['place', anywhere ? words.anywhere : city],
    // Work from anywhere says it already.
    ['remote', anywhere ? null : away],
    ['pay', pay],
    ['seniority', terms.seniority && words.seniorities[terms.seniority]],
    ['years', experience(words, terms)],
  ] as const;
  return facts.flatMap(([what, text]) => (text ? [{ what, text }] : []));
}

function experience(words: typeof fr, { yearsMin, yearsMax }: Terms): string | null {
  if (yearsMin === null) return yearsMax === null ? null : words.yearsTo(yearsMax);
  return yearsMax === null ? words.yearsFrom(yearsMin) : words.years(yearsMin, yearsMax);
}
