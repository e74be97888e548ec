import type { LibraryQuery } from '../../../../domain/library/filters.ts';
import { type AskedNeed, askedOfText, queryOfNeed } from '../../../../domain/library/needs/query-of-need.ts';
import { writeLibraryQuery } from '../../../../domain/library/query.ts';
import { canKeepLists, canSearchLibrary } from '../../../../domain/permissions/library.ts';
import type { JobNeed } from '../../../../domain/search/job-text/job-need.ts';
import { readNeed } from '../../../../domain/search/job-text/need-of-text.ts';
import { type Context, permit } from '../../../context.ts';
import { inSteps } from '../../../in-steps.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readPlaceNames } from '../../shared/vocabulary/place-names.ts';
import { readVocabulary } from '../../shared/vocabulary/read-vocabulary.ts';
import { findCities } from '../find-cities.ts';
import { readLibraryNames } from '../library-names.ts';
import { readFamilies } from '../read-families.ts';
import { resolveQuery, searchOf } from '../resolve-query.ts';
import { countPeople } from '../search-library.ts';

/** One thing that was read: its id, its name, the sentence it comes from, and whether the search asks for it at first. */
type ReadValue = { id: string; name: string; said: string; chosen: boolean };

export type PastedNeed = {
  technologies: (Omit<ReadValue, 'chosen'> & { must: boolean })[];
  professions: ReadValue[];
  cities: ReadValue[];
  regions: ReadValue[];
  languages: (ReadValue & { level: number })[];
  years: JobNeed['years'];
  remote: JobNeed['remote'];
  contracts: JobNeed['contracts'];
  pay: JobNeed['pay'];
  ignored: { kind: JobNeed['ignored'][number]['kind']; word: string }[];
  asked: AskedNeed;
  /** How many profiles the search finds. */
  total: number;
};

/**
 * What a pasted advertisement asks for (docs/product/library.md, A pasted advertisement). The text is not stored, and
 * no part of it is logged.
 */
export async function readJobText(context: Context, { text }: { text: string }): Promise<PastedNeed> {
  const { userId } = permit(context, canSearchLibrary);
  await consume(context.db, limits.jobTextByAccount, userId);
  const { locale } = context;
  const [vocabulary, places, names, families] = await Promise.all([
    readVocabulary(context),
    readPlaceNames(context),
    readLibraryNames(context),
    readFamilies(context),
  ]);
  const need = await inSteps(readNeed(text, { vocabulary, places }));
  const asked = askedOfText(need, (id) => families.get(id)?.professions ?? [id]);
  const cities = await findCities(context, asked.cityIds, locale);
  const nameOf = (kind: 'technology' | 'profession' | 'language' | 'region', id: string) =>
    names[kind].get(id)?.[locale] ?? id;
  const professions = need.professions.flatMap(({ id, said }) =>
    (families.get(id)?.professions ?? [id]).map((one) => ({ id: one, said })),
  );
  return {
    technologies: need.technologies.map(({ id, must, said }) => ({ id, must, name: nameOf('technology', id), said })),
    professions: professions.map(({ id, said }) => ({ id, name: nameOf('profession', id), said, chosen: true })),
    cities: need.cities.flatMap(({ id, said }) => {
      const name = cities.find(({ placeId }) => placeId === id)?.label;
      return name === undefined ? [] : [{ id, name, said, chosen: true }];
    }),
    regions: need.regions.map(({ id, said }) => ({ id, name: nameOf('region', id), said, chosen: true })),
    languages: need.languages.map(({ id, level, said }) => ({
      id,
      level,
      name: nameOf('language', id),
      said,
      chosen: asked.languages.some((one) => one.id === id),
    })),
    years: need.years,
    remote: need.remote,
    contracts: need.contracts,
    pay: need.pay,
    ignored: need.ignored.map(({ kind, word }) => ({ kind, word })),
    asked,
    total: (await searchNeed(context, asked)).total,
  };
}

/** The search of a corrected need: its address, and how many profiles it finds. */
export async function searchNeed(context: Context, asked: AskedNeed): Promise<{ search: string; total: number }> {
  const { membership, userId } = permit(context, canSearchLibrary);
  const companyId = membership?.companyId;
  const given: LibraryQuery = queryOfNeed(asked);
  const { query, searched } = await resolveQuery(context, given, context.locale, { companyId });
  const recruiterId = canKeepLists(context.viewer) ? userId : undefined;
  const search = await searchOf(context.db, searched, companyId, recruiterId);
  const [total = 0] = await countPeople(context, [search]);
  return { search: writeLibraryQuery(query), total };
}

/** The professions that can be chosen, by name. */
export async function readProfessionChoices(context: Context): Promise<{ id: string; name: string }[]> {
  permit(context, canSearchLibrary);
  const { profession } = await readLibraryNames(context);
  return [...profession]
    .map(([id, names]) => ({ id, name: names[context.locale] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, context.locale));
}
