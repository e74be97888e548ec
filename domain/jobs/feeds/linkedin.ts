import type { ContractType, RemoteFrequency } from '../../profile/cards/job-search.ts';
import type { JobSeniority } from '../details/seniority.ts';
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

const levels: Record<JobSeniority, string> = {
  beginner: 'ENTRY_LEVEL',
  junior: 'ENTRY_LEVEL',
  mid: 'ASSOCIATE',
  senior: 'MID_SENIOR_LEVEL',
  lead: 'MID_SENIOR_LEVEL',
  director: 'DIRECTOR',
};

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
    experienceLevel: levelOf(job),
    jobFunction: job.profession,
    listDate: americanDay(job.publishedAt),
    expirationDate: closes && americanDay(closes),
  })}${skills.length > 0 ? `<skills>${skills.join('')}</skills>` : ''}${salaries(job)}</job>`;
}

/** LinkedIn knows internships as a level of their own. */
const levelOf = ({ contractType, seniority }: PostedJob) =>
  contractType === 'internship' ? 'INTERNSHIP' : seniority && levels[seniority];

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
