import { type FitOffer, payOf } from '../../fit/offer.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import type { LibraryQuery } from '../filters.ts';
import { languageLevels } from '../marks.ts';
import { readLibraryQuery } from '../query.ts';

/** docs/product/library.md, Profiles for an offer: offers that are being written or online, with a technology. */
export function isSearchedFor(status: JobStatus, { technologies }: Pick<FitOffer, 'technologies'>): boolean {
  return (status === 'JOB_DRAFT' || status === 'JOB_PUBLISHED') && technologies.length > 0;
}

/** docs/product/library.md, Profiles for an offer: the search of the CV library for what the offer asks. */
export function queryOfOffer(offer: FitOffer): LibraryQuery {
  const { technologies, professionId, years, place, remote, contract, languages } = offer;
  const named = (must: boolean) => technologies.filter((one) => one.must === must).map(({ id }) => id);
  const profession = professionId === null ? [] : [professionId];
  const said = (value: number | string | null | undefined) => [value ?? []].flat().map(String);
  const asked: Record<string, string[]> = {
    technology: named(true),
    every: ['1'],
    plus: named(false),
    profession,
    yearsFrom: said(years.least),
    yearsTo: said(years.most),
    city: said(place?.id),
    orRemote: remote === 'fullTime' ? ['1'] : [],
    contract: said(contract),
    salary: said(payOf(offer)),
    language: languages.map(({ id }) => id),
    level: said(leastLevel(languages)),
  };
  // What is out of range or says nothing alone is dropped, as from every address.
  const query = read(asked);
  const isYears = query.yearsFrom !== undefined || query.yearsTo !== undefined;
  const nice = [
    ...(query.profession.length > 0 ? ['profession'] : []),
    ...(isYears ? ['years'] : []),
    ...(query.language.length > 0 ? ['language'] : []),
  ];
  return read({ ...asked, nice });
}

const read = (asked: Record<string, string[]>): LibraryQuery =>
  readLibraryQuery(
    new URLSearchParams(Object.entries(asked).flatMap(([name, values]) => values.map((value) => [name, value]))),
  );

/** A search has one level for all languages: the lowest that is asked, so that no one who speaks well enough loses points. */
function leastLevel(languages: FitOffer['languages']): number | undefined {
  const lowest = Math.min(...languages.map(({ level }) => level));
  return languageLevels.findLast((level) => level <= lowest);
}
