import type { ContractType, RemoteFrequency } from '../profile/cards/job-search.ts';
import type { JobSeniority } from './details/seniority.ts';
import { byImportance } from './job-needs.ts';

/** The names of schema.org for our kinds of contract. */
const employmentTypes: Record<ContractType, string> = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACTOR',
};

type Place = { locality: string; region: string | null; countryCode: string };

type Need = { name: string; required: boolean };

export type PostedJob = {
  id: string;
  url: string;
  title: string;
  /** HTML. */
  description: string;
  publishedAt: Date;
  /** The end of its last day. */
  closesAt: Date | null;
  contractType: ContractType | null;
  remote: RemoteFrequency | null;
  place: Place | null;
  salaryMin: number | null;
  salaryMax: number | null;
  yearsMin: number | null;
  seniority: JobSeniority | null;
  technologies: Need[];
  languages: Need[];
  profession: string | null;
  /** Whether candidates apply here, and not on another site. */
  direct: boolean;
  company: { name: string; website: string | null; logo: string | undefined; countryCode: string | null };
};

const defaultCountry = 'FR';

/** An offer for search engines: schema.org JobPosting. */
export function jobPosting(job: PostedJob): Record<string, unknown> {
  const { company } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.publishedAt.toISOString(),
    ...(job.closesAt ? { validThrough: lastMoment(job)?.toISOString() } : {}),
    url: job.url,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website ? { sameAs: company.website } : {}),
      ...(company.logo ? { logo: company.logo } : {}),
    },
    ...(job.contractType ? { employmentType: employmentTypes[job.contractType] } : {}),
    ...location(job),
    ...salary(job),
    ...(job.profession ? { occupationalCategory: job.profession } : {}),
    ...experience(job),
    ...skills(job),
    directApply: job.direct,
  };
}

/** Where the work is, or where the company is. */
export const countryOf = ({ place, company }: Pick<PostedJob, 'place' | 'company'>): string =>
  place?.countryCode ?? company.countryCode ?? defaultCountry;

function location(job: PostedJob): object {
  const { place, remote } = job;
  const country = countryOf(job);
  const jobLocation = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place ? { addressLocality: place.locality } : {}),
      ...(place?.region ? { addressRegion: place.region } : {}),
      addressCountry: country,
    },
  };
  if (remote !== 'fullTime') return { jobLocation };
  // An offer of remote work must name the country in which candidates may live.
  return {
    ...(place ? { jobLocation } : {}),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
  };
}

/** Only the least number of years: the format has no word for the most. */
function experience({ yearsMin }: PostedJob): object {
  if (!yearsMin) return {};
  const monthsOfExperience = yearsMin * 12;
  return { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience } };
}

/** Technologies and languages, those that are needed first. */
export function skillsOf({ technologies, languages }: Pick<PostedJob, 'technologies' | 'languages'>): string[] {
  const { required, nice } = byImportance([...technologies, ...languages]);
  return [...required, ...nice].map(({ name }) => name);
}

function skills(job: PostedJob): object {
  const names = skillsOf(job);
  return names.length > 0 ? { skills: names.join(', ') } : {};
}

/** The pay in euros a year; an offer may say only one end. */
export function payOf({ salaryMin, salaryMax }: PostedJob): { least: number; most: number } | undefined {
  const least = salaryMin ?? salaryMax;
  const most = salaryMax ?? salaryMin;
  return least === null || most === null ? undefined : { least: least * 1000, most: most * 1000 };
}

/** The last moment of its last day. */
export const lastMoment = ({ closesAt }: PostedJob): Date | undefined =>
  closesAt ? new Date(closesAt.getTime() - 1000) : undefined;

function salary(job: PostedJob): object {
  const pay = payOf(job);
  if (!pay) return {};
  const { least, most } = pay;
  const range = least === most ? { value: least } : { minValue: least, maxValue: most };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'YEAR' },
    },
  };
}
