import type { ContractType, RemoteFrequency } from '../../profile/cards/job-search.ts';
import { countryOf, lastMoment, type PostedJob, payOf, skillsOf } from '../job-posting.ts';
import { elements } from './xml-elements.ts';

const types: Record<ContractType, string> = {
  permanent: 'fulltime',
  fixedTerm: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  freelance: 'contract',
};
const remoteTypes: Record<RemoteFrequency, string | null> = {
  no: null,
  hybrid: 'Hybrid remote',
  fullTime: 'Fully remote',
};

/** An offer in the XML format of Indeed. */
export function indeedJob(job: PostedJob): string {
  const { place, remote, contractType } = job;
  return `<job>${elements({
    title: job.title,
    date: job.publishedAt.toISOString(),
    referencenumber: job.id,
    requisitionid: job.id,
    url: job.url,
    company: job.company.name,
    city: place?.locality,
    state: place?.region,
    country: countryOf(job),
    description: job.description,
    salary: salaryOf(job),
    jobtype: contractType && types[contractType],
    category: [job.profession, ...skillsOf(job)].filter(Boolean).join(', '),
    experience: job.yearsMin ? `${job.yearsMin}+ years` : null,
    expirationdate: lastMoment(job)?.toISOString(),
    remotetype: remote && remoteTypes[remote],
  })}</job>`;
}

function salaryOf(job: PostedJob): string | null {
  const pay = payOf(job);
  if (!pay) return null;
  return `EUR ${pay.least === pay.most ? pay.least : `${pay.least} - ${pay.most}`} per year`;
}
