import type { ContractType, RemoteFrequency } from '../../profile/cards/job-search.ts';
import type { Locale } from '../../viewer.ts';
import type { Pay } from './terms.ts';

/** The terms of a conversation as both sides read them. */
export type TermsView = {
  contractType: ContractType;
  pay: Pay | null;
  city: string | null;
  remote: RemoteFrequency;
  /** The offer that says them; `open`: it has a public page now. */
  offer: { title: string | null; alias: string; open: boolean } | null;
};

type Words = {
  contracts: Record<ContractType, string>;
  year: (range: string) => string;
  day: (range: string) => string;
  anywhere: string;
  orAnywhere: (city: string) => string;
  hybrid: (city: string) => string;
};

const words: Record<Locale, Words> = {
  fr: {
    contracts: {
      permanent: 'CDI',
      fixedTerm: 'CDD',
      internship: 'Stage',
      apprenticeship: 'Alternance',
      freelance: 'Freelance',
    },
    year: (range) => `${range}\u00a0k€`,
    day: (range) => `${range}\u00a0€ par jour`,
    anywhere: 'Télétravail',
    orAnywhere: (city) => `${city} ou télétravail`,
    hybrid: (city) => `${city}, hybride`,
  },
  en: {
    contracts: {
      permanent: 'Permanent',
      fixedTerm: 'Fixed-term',
      internship: 'Internship',
      apprenticeship: 'Apprenticeship',
      freelance: 'Freelance',
    },
    year: (range) => `€${range}k`,
    day: (range) => `€${range} a day`,
    anywhere: 'Remote',
    orAnywhere: (city) => `${city} or remote`,
    hybrid: (city) => `${city}, hybrid`,
  },
};

/** docs/product/contact.md, What a request offers: pay, place and contract in one line, in screens and e-mails alike. */
export function termsLine(locale: Locale, terms: Omit<TermsView, 'offer'>): string {
  const { contracts } = words[locale];
  return [payText(locale, terms.pay), placeText(locale, terms), contracts[terms.contractType]]
    .filter((part) => part !== '')
    .join(' · ');
}

export const contractWord = (locale: Locale, contract: ContractType): string => words[locale].contracts[contract];

export function payText(locale: Locale, pay: Pay | null): string {
  if (!pay) return '';
  const { unit, min, max } = pay;
  return words[locale][unit](min === max ? String(min) : `${min}–${max}`);
}

export function placeText(locale: Locale, { city, remote }: Pick<TermsView, 'city' | 'remote'>): string {
  const { anywhere, orAnywhere, hybrid } = words[locale];
  if (city === null) return remote === 'fullTime' ? anywhere : '';
  return { fullTime: orAnywhere, hybrid, no: (only: string) => only }[remote](city);
}
