import type { radii } from '../library/filters.ts';
import { type Span, withoutSpans } from '../search/tokens.ts';
import type { MeaningKind, Part, Understood } from '../search/understood.ts';
import { type JobQuery, jobFilters, jobQueryString } from './job-query.ts';

/** What the text of a search of offers can mean; years and languages stay words. */
export const jobMeanings = [
  'technology',
  'without',
  'profession',
  'city',
  'region',
  'radius',
  'remote',
  'orRemote',
  'contract',
  'salary',
  'word',
  'not',
] as const satisfies MeaningKind[];

type TypedFilter = 'without' | 'place' | 'region' | 'not';

/** A value that the text means, under the filter of the panel that says the same, or under one of its own. */
export type TypedJobValue = { filter: keyof JobQuery | TypedFilter; value: string; spans: Span[] };

/** What is searched: the panel together with what the text means. */
export type SearchedJobs = Omit<JobQuery, 'words'> & {
  words: string;
  /** Words that an offer must not have. */
  not: string[];
  /** One technology of each group is required. */
  groups: string[][];
  without: string[];
  /** Any of these professions, or its words in the title. */
  professions: { ids: string[]; phrases: string[] };
  placeIds: string[];
  radius: (typeof radii)[number];
  regionIds: string[];
};

/** The values of the text, in its order. */
export function typedJobValues({ parts }: Understood): TypedJobValue[] {
  return parts.flatMap((part) => {
    const value = filterOf(part);
    return value ? [{ ...value, spans: part.spans }] : [];
  });
}

function filterOf(part: Part): Omit<TypedJobValue, 'spans'> | undefined {
  switch (part.kind) {
    case 'technology':
      return { filter: 'technologies', value: part.id };
    case 'without':
    case 'profession':
    case 'region':
      return { filter: part.kind, value: part.id };
    case 'city':
      return { filter: 'place', value: part.id };
    case 'remote':
      return { filter: 'remotes', value: part.frequency };
    case 'orRemote':
      return { filter: 'orRemote', value: '1' };
    case 'contract':
      return { filter: 'contracts', value: part.type };
    case 'salary':
      // What the developer wants at least.
      return { filter: 'salary', value: String(part.least ?? part.most ?? 0) };
    case 'word':
      return { filter: 'words', value: part.word };
    case 'not':
      return { filter: 'not', value: part.word };
    default:
      return undefined;
  }
}

/** The panel and the text together: values of one kind add up, and of two salaries the higher one counts. */
export function mergeUnderstoodJobs(
  query: JobQuery,
  understood: Understood,
  professionsOf: (id: string) => readonly string[] = (id) => [id],
): SearchedJobs {
  const typed = typedJobValues(understood);
  const of = (filter: TypedJobValue['filter']) => typed.filter((one) => one.filter === filter);
  const values = (filter: TypedJobValue['filter']) => of(filter).map(({ value }) => value);
  const both = <T extends string>(chosen: readonly T[], filter: keyof JobQuery) =>
    [...new Set([...chosen, ...values(filter)])] as T[];
  const salaries = [query.salary, ...values('salary').map(Number)].filter((one) => one !== undefined);
  const circle = understood.parts.find((part) => part.kind === 'radius');
  return {
    ...query,
    words: values('words').join(' '),
    not: values('not'),
    groups: understood.groups,
    without: values('without'),
    professions: {
      ids: values('profession').flatMap(professionsOf),
      phrases: understood.parts.filter(({ kind }) => kind === 'profession').map(({ typed: words }) => words),
    },
    contracts: both(query.contracts, 'contracts'),
    remotes: both(query.remotes, 'remotes'),
    placeIds: values('place'),
    radius: circle?.kilometres ?? 0,
    regionIds: values('region'),
    orRemote: query.orRemote || of('orRemote').length > 0,
    salary: salaries.length > 0 ? Math.max(...salaries) : undefined,
  };
}

/** One value of a search of offers, from the text or the panel, and the address of the same search without it. */
export type JobSearchPart = { key: string; filter: TypedJobValue['filter']; value: string; without: string };

/** All values of a search: first those of the text, then those of the panel. */
export function jobSearchParts(query: JobQuery, typed: readonly TypedJobValue[]): JobSearchPart[] {
  const part = (filter: TypedJobValue['filter'], value: string, without: JobQuery): JobSearchPart => ({
    key: `${filter} ${value}`,
    filter,
    value,
    without: jobQueryString(without),
  });
  const ofText = typed.map(({ filter, value, spans }) =>
    part(filter, value, { ...without(query, filter, value), words: withoutSpans(query.words, spans) }),
  );
  const known = new Set(ofText.map(({ key }) => key));
  const ofPanel = jobFilters
    // A text without a meaning can be removed too.
    .filter((filter) => filter !== 'words' || typed.length === 0)
    .flatMap((filter) =>
      [query[filter] ?? []]
        .flat()
        .filter(Boolean)
        .map((value) => (value === true ? '1' : String(value)))
        .map((value) => part(filter, value, without(query, filter, value))),
    );
  return [...ofText, ...ofPanel.filter(({ key }) => !known.has(key))];
}

/** The panel without one of its values; the same if it is only in the text. */
function without(query: JobQuery, filter: TypedJobValue['filter'], value: string): JobQuery {
  switch (filter) {
    case 'technologies':
    case 'contracts':
    case 'remotes':
    case 'seniorities':
      return { ...query, [filter]: query[filter].filter((one) => one !== value) };
    case 'city':
      return { ...query, city: '', orRemote: false };
    case 'profession':
    case 'salary':
      return String(query[filter]) === value ? { ...query, [filter]: undefined } : query;
    case 'orRemote':
      return { ...query, orRemote: false };
    case 'words':
      return { ...query, words: '' };
    default:
      return query;
  }
}
