import {
  type ContractType,
  contractTypes,
  type RemoteFrequency,
  remoteFrequencies,
} from '../profile/cards/job-search.ts';
import { oneLine } from '../profile/text-limits.ts';
import { clampJobSalary } from './job.ts';

/** A search of offers, stored in the address so that it can be shared. */
export type JobQuery = {
  words: string;
  profession: string | undefined;
  technologies: string[];
  contracts: ContractType[];
  city: string;
  remotes: RemoteFrequency[];
  /** In thousands of euros gross per year: offers that reach it. */
  salary: number | undefined;
};

const longestText = 120;
const mostTechnologies = 10;
const listedForm = /^[a-z0-9][\w.+#-]{0,79}$/i;

/** The valid values of an address; all others are ignored. */
export function readJobQuery(parameters: URLSearchParams): JobQuery {
  const text = (name: string) => oneLine(parameters.get(name) ?? '').slice(0, longestText);
  const some = <T extends string>(name: string, known: readonly T[]) =>
    known.filter((value) => parameters.getAll(name).includes(value));
  const technologies = parameters.getAll('technology').filter((id) => listedForm.test(id));
  const profession = parameters.get('profession') ?? '';
  return {
    words: text('q'),
    profession: listedForm.test(profession) ? profession : undefined,
    technologies: [...new Set(technologies)].slice(0, mostTechnologies),
    contracts: some('contract', contractTypes),
    city: text('city'),
    remotes: some('remote', remoteFrequencies),
    salary: clampJobSalary(parameters.get('salary') ?? '') ?? undefined,
  };
}

/** The only format of a search: the same search has the same address, without empty values. */
export function jobQueryString(query: JobQuery, after?: string): string {
  const parameters = new URLSearchParams();
  const put = (name: string, values: readonly (string | number | undefined)[]) => {
    for (const value of values) if (value) parameters.append(name, String(value));
  };
  put('q', [query.words]);
  put('profession', [query.profession]);
  put('technology', query.technologies);
  put('contract', query.contracts);
  put('city', [query.city]);
  put('remote', query.remotes);
  put('salary', [query.salary]);
  put('after', [after]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Every offer. */
export const anyJob: JobQuery = readJobQuery(new URLSearchParams());

export function isFiltered(query: JobQuery): boolean {
  return jobQueryString(query) !== '';
}
