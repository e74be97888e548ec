import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  facets,
  filterNames,
  libraryFilters,
  libraryParameters,
  namedParameters,
  parameterNames,
} from '../../../../domain/library/filters.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import { spreadsOf } from '../../../../domain/library/spreads/spreads.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { LibraryFacets } from '../../../../server/services/library/name-facets.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import type { LibraryScreenData } from '../library-screen.tsx';
import { activeFilters } from './active-filters.ts';
import { FilterGroups } from './filter-groups.tsx';
import { filterTexts } from './filters.texts.ts';

const option = { value: '1', label: undefined, people: 1, chosen: false, typed: false };
const counted = Object.fromEntries(facets.map((facet) => [facet, [option]])) as unknown as LibraryFacets;

function data(search: string, counts = counted): LibraryScreenData {
  const query = readLibraryQuery(new URLSearchParams(search));
  return {
    library: {
      access: 'open',
      query,
      cities: [],
      entries: [],
      near: [],
      total: 1,
      facets: counts,
      spreads: spreadsOf({ years: {}, salary: {} }),
      valueNames: {},
      typed: [],
      corrections: [],
      ways: {},
      next: undefined,
      order: { by: 'date', choice: false, parts: [] },
    },
    view: 'list',
    further: false,
    filters: 0,
    searches: { query: '', savedAs: undefined },
    views: undefined,
    requests: undefined,
    brand: 'Vivier',
  };
}

function shown(given: LibraryScreenData, locale: Locale = 'fr'): string {
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <FilterGroups data={given} add={() => {}} />
    </LocaleContext>,
  );
}

const titles = (html: string) =>
  [...html.matchAll(/<summary>([^<]+)</g)].map(([, title]) => title?.replaceAll('&#x27;', "'"));
const openTitles = (html: string) =>
  [...html.matchAll(/<details[^>]* open=""><summary>([^<]+)</g)].map(([, one]) => one);

describe('the filters on screen (docs/product/library.md, Filters)', () => {
  it('are shown in this order', () => {
    const { words: _, ...known } = filterTexts.fr.titles;
    const { technology, without, profession, place, remote, contract, years, salary, language, ...rest } = known;
    const { test, recommended, state, unseen, wishes } = rest;
    const first = [technology, without, profession, place, remote, contract, years, salary, language];
    expect(titles(shown(data('')))).toEqual([...first, test, recommended, state, unseen, wishes]);
  });

  it.each(['fr', 'en'] as const)('have a title each in the language %s', (locale) => {
    const all = filterNames.filter((name) => name !== 'words').map((name) => filterTexts[locale].titles[name]);
    expect(titles(shown(data(''), locale)).sort()).toEqual(all.sort());
  });

  it.each(['fr', 'en'] as const)('name every value that has no name in the data, in the language %s', (locale) => {
    const fixed = facets.flatMap((facet) => libraryParameters[libraryFilters[facet].counted].values ?? []);
    const counts = Object.fromEntries(
      facets.map((facet) => {
        const { values = [] } = libraryParameters[libraryFilters[facet].counted];
        return [facet, values.map((value) => ({ ...option, value }))];
      }),
    ) as LibraryFacets;
    const named = [
      ...shown(data('', counts), locale).matchAll(
        /type="checkbox"[^>]* value="([^"]+)"\/><span[^>]*><span[^>]*><svg.*?<\/svg><span>([^<]*)/g,
      ),
    ];
    expect(named.map(([, value]) => value)).toEqual(expect.arrayContaining(fixed));
    expect(named.filter(([, value, label]) => !label || label === value).map(([, value]) => value)).toEqual([]);
  });

  // A second technology offers “all of them”.
  const html = shown(data('technology=react&technology=vue'));
  it.each(parameterNames.filter((name) => name !== 'query'))('have a field for the parameter %s', (name) => {
    expect(html).toContain(` name="${name}"`);
  });

  it('are open at first when they are used, and those with much to see always', () => {
    const { technology, profession, place, remote, years, salary, recommended } = filterTexts.fr.titles;
    const first = [technology, profession, place];
    expect(openTitles(shown(data('query=react&city=insee%3A44109')))).toEqual([...first, years, salary]);
    expect(openTitles(shown(data('remote=no&yearsTo=0&recommended=1')))).toEqual([
      ...first,
      remote,
      years,
      salary,
      recommended,
    ]);
  });

  it('leave out the own visits of administrators, who keep no such list', () => {
    const { unseen } = filterTexts.fr.titles;
    expect(titles(shown({ ...data(''), searches: undefined }))).not.toContain(unseen);
  });

  it('show what the text means as ticked, without sending it', () => {
    const counts = { ...counted, technology: [{ ...option, value: 'react', label: 'React', typed: true }] };
    expect(shown(data('query=react', counts))).toMatch(/<input[^>]* disabled=""[^>]* checked=""[^>]* value="react"/);
  });

  it('leave out tests that no developer shows', () => {
    expect(titles(shown(data('', { ...counted, test: [] })))).not.toContain(filterTexts.fr.titles.test);
  });
});

describe('a chosen value of a filter', () => {
  it.each(parameterNames)('has a label in both languages: %s', (name) => {
    for (const locale of ['fr', 'en'] as const) {
      const found = activeFilters(
        { cities: [], facets: counted, valueNames: {}, typed: [] },
        `${name}=1`,
        filterTexts[locale],
        'Vivier',
      );
      const labels = found.map(({ label }) => label.trim());
      // The radius is said with the city.
      if (name === 'radius') expect(labels).toEqual([]);
      else expect(labels).toEqual([expect.stringMatching(/./)]);
    }
  });

  it('is the name of a counted value', () => {
    for (const facet of facets) {
      const { counted: parameter } = libraryFilters[facet];
      if (!namedParameters.some((name) => name === parameter)) continue;
      const named = { ...counted, [facet]: [{ ...option, label: 'Un nom' }] };
      const [found] = activeFilters(
        { cities: [], facets: named, valueNames: {}, typed: [] },
        `${parameter}=1`,
        filterTexts.fr,
        'Vivier',
      );
      expect(found?.label, parameter).toBe('Un nom');
    }
  });
});
