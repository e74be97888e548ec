import type { SearchedQuery } from '../library/query.ts';
import type { Need } from './need.ts';

/** The need behind the filters of a search; `near` are the places around its cities. */
export function needOfQuery(query: SearchedQuery, near: readonly string[]): Need {
  const { city, region, yearsFrom, yearsTo } = query;
  const required = [...new Set([...query.groups.panel, ...query.groups.text].flat())];
  return {
    technologies: [
      ...required.map((id) => ({ id, must: true })),
      ...query.plus.filter((id) => !required.includes(id)).map((id) => ({ id, must: false })),
    ],
    professionIds: query.profession,
    years: yearsFrom === undefined && yearsTo === undefined ? undefined : { least: yearsFrom, most: yearsTo },
    place:
      city.length === 0 && region.length === 0
        ? undefined
        : { cityIds: city, nearIds: new Set(near), regionIds: region, orRemote: query.orRemote },
    remotes: query.remote,
    contracts: query.contract,
    pay: query.salary,
    languages: query.language.map((id) => ({ id, level: query.level ?? 0 })),
  };
}
