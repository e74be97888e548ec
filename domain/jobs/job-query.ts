import {
  type ContractType,
  contractTypes,
  type RemoteFrequency,
  remoteFrequencies,
} from '../profile/cards/job-search.ts';
import { oneLine } from '../profile/text-limits.ts';
import { type JobSeniority, jobSeniorities } from './details/seniority.ts';
import { clampJobSalary } from './job.ts';

/** A search of offers, stored in the address so that it can be shared. */
export type JobQuery = {
  words: string;
  profession: string | undefined;
  technologies: string[];
  contracts: ContractType[];
  city: string;
  /** Offers of full remote work are found too, whatever their city. */
  orRemote: boolean;
  remotes: RemoteFrequency[];
  seniorities: JobSeniority[];
  /** In thousands of euros gross per year: offers that reach it. */
  salary: number | undefined;
};

const longestText = 120;
const mostTechnologies = 10;
const listedForm = /^[a-z0-9][\w.+#-]{0,79}$/i;

/** The name of each filter in the address, in its order there. */
export const jobParameters = {
  words: 'q',
  profession: 'profession',
  technologies: 'technology',
  contracts: 'contract',
  city: 'city',
  orRemote: 'orRemote',
  remotes: 'remote',
  seniorities: 'seniority',
  salary: 'salary',
} as const satisfies Record<keyof JobQuery, string>;
export const jobFilters = Object.keys(jobParameters) as (keyof JobQuery)[];

/** The valid values of an address; all others are ignored. */
export function readJobQuery(parameters: URLSearchParams): JobQuery {
  const all = (filter: keyof JobQuery) => parameters.getAll(jobParameters[filter]);
  const first = (filter: keyof JobQuery) => all(filter)[0] ?? '';
  const text = (filter: keyof JobQuery) => oneLine(first(filter)).slice(0, longestText);
  const some = <T extends string>(filter: keyof JobQuery, known: readonly T[]) =>
    known.filter((value) => all(filter).includes(value));
  const technologies = all('technologies').filter((id) => listedForm.test(id));
  const profession = first('profession');
  return {
    words: text('words'),
    profession: listedForm.test(profession) ? profession : undefined,
    technologies: [...new Set(technologies)].slice(0, mostTechnologies),
    contracts: some('contracts', contractTypes),
    city: text('city'),
    // Means nothing without a city.
    orRemote: text('city') !== '' && first('orRemote') === '1',
    remotes: some('remotes', remoteFrequencies),
    seniorities: some('seniorities', jobSeniorities),
    salary: clampJobSalary(first('salary')) ?? undefined,
  };
}

/** docs/product/jobs.md, Offers for a developer: in the order of fit, unless the address asks for the date. */
export type JobOrder = 'fit' | 'date';

export function readJobOrder(parameters: URLSearchParams): JobOrder {
  return parameters.get('order') === 'date' ? 'date' : 'fit';
}

/** The only format of a search: the same search has the same address, without empty values. */
export function jobQueryString(query: JobQuery, after?: string, order?: JobOrder): string {
  const parameters = new URLSearchParams();
  for (const filter of jobFilters)
    for (const value of [query[filter] ?? []].flat())
      if (value) parameters.append(jobParameters[filter], value === true ? '1' : String(value));
  if (order === 'date') parameters.append('order', order);
  if (after) parameters.append('after', after);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Every offer. */
export const anyJob: JobQuery = readJobQuery(new URLSearchParams());

export function isFiltered(query: JobQuery): boolean {
  return jobQueryString(query) !== '';
}
