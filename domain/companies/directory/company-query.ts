import { oneLine } from '../../profile/text-limits.ts';

/** A search of the company directory, stored in the address so that it can be shared. */
export type CompanyQuery = {
  /** Words of the name. */
  name: string;
  technologies: string[];
  city: string;
  /** Only companies with an open offer. */
  hiring: boolean;
  /** Only companies with an open offer of full remote work. */
  remote: boolean;
};

/** docs/product/companies.md, The company directory. */
export const companiesPageSize = 20;
const longestText = 120;
const mostTechnologies = 10;
const listedForm = /^[a-z0-9][\w.+#-]{0,79}$/i;
const pageForm = /^[1-9]\d{0,4}$/;

/** The name of each filter in the address, in its order there. */
const parameterOf = {
  name: 'q',
  technologies: 'technology',
  city: 'city',
  hiring: 'offers',
  remote: 'remote',
} as const satisfies Record<keyof CompanyQuery, string>;
const companyFilters = Object.keys(parameterOf) as (keyof CompanyQuery)[];

/** The valid values of an address; all others are ignored. */
export function readCompanyQuery(parameters: URLSearchParams): CompanyQuery {
  const text = (filter: 'name' | 'city') => oneLine(parameters.get(parameterOf[filter]) ?? '').slice(0, longestText);
  const ticked = (filter: 'hiring' | 'remote') => parameters.get(parameterOf[filter]) === '1';
  const technologies = parameters.getAll(parameterOf.technologies).filter((id) => listedForm.test(id));
  return {
    name: text('name'),
    technologies: [...new Set(technologies)].slice(0, mostTechnologies),
    city: text('city'),
    hiring: ticked('hiring'),
    remote: ticked('remote'),
  };
}

/** Pages are counted from 1; what is no page is the first one. */
export function readCompaniesPage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return pageForm.test(page) ? Number(page) : 1;
}

/** The only format of a search: the same search has the same address, without empty values. */
export function companyQueryString(query: CompanyQuery, page = 1): string {
  const parameters = new URLSearchParams();
  for (const filter of companyFilters)
    for (const value of [query[filter]].flat())
      if (value) parameters.append(parameterOf[filter], value === true ? '1' : value);
  if (page > 1) parameters.append('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export type CompanyQueryPart = {
  key: string;
  filter: keyof CompanyQuery;
  value: string;
  /** The search without this part, as an address. */
  without: string;
};

/** What a search asks for, one part for each value. */
export function companyQueryParts(query: CompanyQuery): CompanyQueryPart[] {
  return companyFilters.flatMap((filter) =>
    [query[filter]].flat().flatMap((value) => {
      if (!value) return [];
      const without =
        filter === 'technologies'
          ? { ...query, technologies: query.technologies.filter((id) => id !== value) }
          : { ...query, [filter]: typeof value === 'string' ? '' : false };
      return [{ key: `${filter} ${value}`, filter, value: String(value), without: companyQueryString(without) }];
    }),
  );
}
