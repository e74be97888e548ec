import type { ContractType, RemoteFrequency } from '../../profile/cards/job-terms.ts';
import type { JobNeed } from '../../search/job-text/job-need.ts';
import { type LibraryQuery, niceFilters } from '../filters.ts';
import { languageLevels } from '../marks.ts';
import { mostValues } from '../parameters.ts';
import { readLibraryQuery } from '../query.ts';

/** What a search is to ask for. */
export type AskedNeed = {
  /** Ids, or names that the search looks up. */
  technologies: readonly { id: string; must: boolean }[];
  professionIds: readonly string[];
  years: { least: number | undefined; most: number | undefined };
  cityIds: readonly string[];
  regionIds: readonly string[];
  /** The place, or full remote work. */
  orRemote: boolean;
  remotes: readonly RemoteFrequency[];
  contracts: readonly ContractType[];
  /** The highest pay in thousands of euros per year. */
  pay: number | undefined;
  languages: readonly { id: string; level: number }[];
  /** The filters that leave no one out. */
  wishes: readonly (typeof niceFilters)[number][];
};

/** The search of the CV library for a need; what is out of range is dropped, as from every address. */
export function queryOfNeed(need: AskedNeed): LibraryQuery {
  const named = (must: boolean) => need.technologies.filter((one) => one.must === must).map(({ id }) => id);
  const musts = named(true);
  const isMust = new Set(musts);
  const some = (value: number | undefined) => (value === undefined ? [] : [String(value)]);
  const asked: Record<string, readonly string[]> = {
    technology: musts,
    every: ['1'],
    plus: named(false).filter((id) => !isMust.has(id)),
    profession: need.professionIds,
    yearsFrom: some(need.years.least),
    yearsTo: some(need.years.most),
    city: need.cityIds,
    region: need.regionIds,
    orRemote: need.orRemote ? ['1'] : [],
    remote: need.remotes,
    contract: need.contracts,
    salary: some(need.pay),
    language: need.languages.map(({ id }) => id),
    level: some(leastLevel(need.languages)),
  };
  const query = read(asked);
  // A wish needs a filter that the search has kept.
  const isUsed: Record<(typeof niceFilters)[number], boolean> = {
    profession: query.profession.length > 0,
    years: query.yearsFrom !== undefined || query.yearsTo !== undefined,
    language: query.language.length > 0,
    remote: query.remote.length > 0,
  };
  return read({ ...asked, nice: need.wishes.filter((name) => isUsed[name]) });
}

/** The first values are those that are stated most: an address would keep the first of the alphabet. */
function read(asked: Record<string, readonly string[]>): LibraryQuery {
  const entries = Object.entries(asked).flatMap(([name, values]) =>
    values.slice(0, mostValues).map((value) => [name, value]),
  );
  return readLibraryQuery(new URLSearchParams(entries));
}

/** A search has one level for all its languages: the lowest, so that no one who speaks well enough loses points. */
function leastLevel(languages: AskedNeed['languages']): number | undefined {
  const lowest = Math.min(...languages.map(({ level }) => level));
  return languageLevels.findLast((level) => level <= lowest);
}

const french = 'fr';

/**
 * What the search of a text asks for at first (docs/product/library.md, A pasted advertisement). `professionsOf` gives
 * the professions of a family.
 */
export function askedOfText(need: JobNeed, professionsOf: (id: string) => readonly string[] = (id) => [id]): AskedNeed {
  const required = need.languages.filter(({ must }) => must);
  // One language of a search is enough, and nearly everyone speaks French: with it, the other one would say nothing.
  const others = required.filter(({ id }) => id !== french);
  return {
    technologies: need.technologies,
    professionIds: [...new Set(need.professions.flatMap(({ id }) => professionsOf(id)))],
    years: { least: need.years?.from, most: need.years?.to },
    cityIds: need.cities.map(({ id }) => id),
    regionIds: need.regions.map(({ id }) => id),
    orRemote: need.orRemote,
    remotes: need.remote && !need.orRemote ? [need.remote.frequency] : [],
    contracts: need.contracts.map(({ type }) => type),
    pay: need.pay?.most,
    languages: others.length > 0 ? others : required,
    wishes: niceFilters,
  };
}
