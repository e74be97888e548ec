import type { ContractType, RemoteFrequency } from '../../profile/cards/job-search.ts';
import { countryOf, lastMoment, type PostedJob, payOf, skillsOf } from '../job-posting.ts';
import { elements } from './xml-elements.ts';

const types: Record<ContractType, string> = {
  permanent: 'FULL_TIME',
  fixedTerm: 'TEMPORARY',
  internship: 'INTERNSHIP',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACT',
};
const workplaces: Record<RemoteFrequency, string> = { no: 'On-site', hybrid: 'Hybrid', fullTime: 'Remote' };

/** An offer in the XML format of LinkedIn. */
export function linkedinJob(job: PostedJob): string {
  const { place, remote, contractType } = job;
  const country = countryOf(job);
  const closes = lastMoment(job);
  const skills = skillsOf(job).map((skill) => elements({ skill }));
  return `<job>${elements({
    partnerJobId: job.id,
    company: job.company.name,
    title: job.title,
    description: job.description,
    applyUrl: job.url,
    location: [place?.locality, place?.region, country].filter(Boolean).join(', '),
    city: place?.locality,
    state: place?.region,
    country,
    workplaceTypes: remote && workplaces[remote],
    jobtype: contractType && types[contractType],
    jobFunction: job.profession,
    listDate: americanDay(job.publishedAt),
    expirationDate: closes && americanDay(closes),
  })}${skills.length > 0 ? `<skills>${skills.join('')}</skills>` : ''}${salaries(job)}</job>`;
}

/** Month, day and year in Paris, where an offer closes. */
function americanDay(at: Date): string {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'Europe/Paris' } as const;
  return new Intl.DateTimeFormat('en-US', numbers).format(at);
}

function salaries(job: PostedJob): string {
  const pay = payOf(job);
  if (!pay) return '';
  const end = (amount: number) => elements({ amount: String(amount), currencyCode: 'EUR' });
  const kind = elements({ period: 'YEARLY', type: 'BASE_SALARY' });
  return `<salaries><salary><highEnd>${end(pay.most)}</highEnd><lowEnd>${end(pay.least)}</lowEnd>${kind}</salary></salaries>`;
}
