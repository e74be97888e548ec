import type { LibraryQuery } from '../library/filters.ts';
import type { Need } from './need.ts';

/** The need behind the filters of a search; `near` are the places around its cities. */
export function needOfQuery(query: LibraryQuery, near: readonly string[]): Need {
  const { city, region, yearsFrom, yearsTo } = query;
  return {
    technologies: query.technology.map((id) => ({ id, must: true })),
    professionIds: query.profession,
    years: yearsFrom === undefined && yearsTo === undefined ? undefined : { least: yearsFrom, most: yearsTo },
    place:
      city.length === 0 && region.length === 0
        ? undefined
        : { cityIds: city, nearIds: new Set(near), regionIds: region, orRemote: false },
    remotes: query.remote,
    contracts: query.contract,
    pay: query.salary,
    languages: query.language.map((id) => ({ id, level: 0 })),
  };
}
