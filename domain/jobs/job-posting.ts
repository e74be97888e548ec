import type { ContractType, RemoteFrequency } from '../profile/cards/job-search.ts';

/** The names of schema.org for our kinds of contract. */
const employmentTypes: Record<ContractType, string> = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACTOR',
};

type Place = { locality: string; region: string | null; countryCode: string };

export type PostedJob = {
  id: string;
  url: string;
  title: string;
  /** HTML. */
  description: string;
  publishedAt: Date;
  contractType: ContractType | null;
  remote: RemoteFrequency | null;
  place: Place | null;
  salaryMin: number | null;
  salaryMax: number | null;
  technologies: string[];
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
    ...(job.technologies.length > 0 ? { skills: job.technologies.join(', ') } : {}),
    directApply: job.direct,
  };
}

function location({ place, remote, company }: PostedJob): object {
  const country = place?.countryCode ?? company.countryCode ?? defaultCountry;
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

/** From thousands of euros to euros per year. */
function salary({ salaryMin, salaryMax }: PostedJob): object {
  const least = salaryMin ?? salaryMax;
  const most = salaryMax ?? salaryMin;
  if (least === null || most === null) return {};
  const range = least === most ? { value: least * 1000 } : { minValue: least * 1000, maxValue: most * 1000 };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'YEAR' },
    },
  };
}
