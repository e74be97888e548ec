import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Left } from '../../../domain/companies/plans/allowance.ts';
import { facets as kinds } from '../../../domain/library/filters.ts';
import type { TypedValue } from '../../../domain/library/understood-query.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { LibraryFacets } from '../../../server/services/library/name-facets.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-entries.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { ClosedLibrary } from './closed-library.tsx';
import { Corrections } from './corrections.tsx';
import { type ActiveFilter, activeFilters } from './filters/active-filters.ts';
import { filterTexts } from './filters/filters.texts.ts';
import { LibraryEntry } from './library-entry.tsx';
import { LibraryList } from './library-list.tsx';
import { FewViewsLeft, LeftToday } from './views-left.tsx';

function shown(screen: ReactNode, locale: Locale = 'fr', at = '/'): string {
  const Page = createRoutesStub([
    { path: '*', Component: () => <LocaleContext value={locale}>{screen}</LocaleContext> },
  ]);
  return renderToStaticMarkup(<Page initialEntries={[at]} />);
}

const noFacets = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as LibraryFacets;

const blank: Entry = {
  id: '1',
  alias: 'alix-moreau',
  name: 'Alix Moreau',
  portrait: undefined,
  profession: null,
  city: null,
  years: null,
  sentence: null,
  jobSearchState: 'open_opportunities',
  wishes: [],
  remote: null,
  salary: null,
  dailyRate: null,
  technologies: [],
  badge: undefined,
  seenAt: undefined,
  favourite: undefined,
  openedToday: false,
  notes: 0,
  tests: [],
};

describe('an entry of the CV library', () => {
  it('shows nothing for unknown facts', () => {
    const html = shown(<LibraryEntry entry={blank} brand="Vivier" />);
    expect(html).toMatch(/<a [^>]*href="\/user\/alix-moreau"[^>]*>Alix Moreau<\/a>/);
    expect(html).toContain('Ouvert·e aux opportunités');
    expect(html).not.toMatch(/null|undefined|expérience|Vivier/);
  });

  it.each([
    [0, 'Moins d’un an d’expérience', 'Less than a year of experience'],
    [1, '1 an d’expérience', '1 year of experience'],
    [12, '12 ans d’expérience', '12 years of experience'],
  ])('shows %i years of experience in both languages', (years, fr, en) => {
    const entry = <LibraryEntry entry={{ ...blank, years }} brand="Vivier" />;
    expect(shown(entry)).toContain(fr);
    expect(shown(entry, 'en')).toContain(en);
  });

  it.each([
    ['recommended', 'Recommandé par Vivier'],
    ['called', 'Appelé par Vivier'],
  ] as const)('shows the badge %s as: %s', (badge, words) => {
    expect(shown(<LibraryEntry entry={{ ...blank, badge }} brand="Vivier" />)).toContain(words);
  });

  it('has a link with a general label when the developer shows no name', () => {
    expect(shown(<LibraryEntry entry={{ ...blank, name: '' }} brand="" />)).toContain('>Développeur·euse</a>');
  });
});

describe('the visit and the wishes on an entry of the library', () => {
  it('shows the date of the last visit', () => {
    const entry = { ...blank, seenAt: '2026-11-03T10:00:00Z' };
    expect(shown(<LibraryEntry entry={entry} brand="" />)).toContain('Consulté le 3 novembre 2026');
    expect(shown(<LibraryEntry entry={entry} brand="" />, 'en')).toContain('Viewed on 3 November 2026');
    expect(shown(<LibraryEntry entry={blank} brand="" />)).not.toContain('Consulté le');
  });

  it('shows the wished cities and the wish for remote work', () => {
    const entry = { ...blank, wishes: ['Nantes', 'Rennes'], remote: 'hybrid' };
    const html = shown(<LibraryEntry entry={entry} brand="" />);
    expect(html).toContain('Villes souhaitées\u00a0: Nantes, Rennes');
    expect(html).toContain('hybride');
  });
});

describe('the notes of the company on an entry of the library (docs/product/library.md, An entry of the library)', () => {
  it.each([
    [1, '1 note de l’équipe', '1 team note'],
    [12, '12 notes de l’équipe', '12 team notes'],
  ])('says that there are %i', (notes, fr, en) => {
    const entry = <LibraryEntry entry={{ ...blank, notes }} brand="" />;
    expect(shown(entry)).toContain(`aria-label="${fr} – Alix Moreau"`);
    expect(shown(entry, 'en')).toContain(`aria-label="${en} – Alix Moreau"`);
    expect(shown(entry)).toMatch(new RegExp(`<span aria-hidden="true">${notes}</span>`));
  });

  it('says nothing without notes', () =>
    expect(shown(<LibraryEntry entry={blank} brand="" />)).not.toMatch(/note|équipe/));
});

describe('the number of views left today (docs/product/library.md, Views of the day)', () => {
  const said = (left: number, locale?: Locale) => {
    const views = { left, limit: 20 };
    return shown(
      [<LeftToday key="1" views={views} requests={undefined} />, <FewViewsLeft key="2" {...views} />],
      locale,
    );
  };

  it.each([
    [18, 'Encore 18 profils à consulter aujourd’hui, sur 20', '18 more profiles to view today, out of 20'],
    [1, 'Encore 1 profil à consulter aujourd’hui, sur 20', '1 more profile to view today, out of 20'],
    [0, 'Votre équipe a consulté les 20 profils d’aujourd’hui', 'Your team has viewed today’s 20 profiles'],
  ])('with %i views left, the sentence is shown once in each language', (left, fr, en) => {
    for (const [html, words] of [[said(left), fr] as const, [said(left, 'en'), en] as const]) {
      expect(html.split(words)).toHaveLength(2);
    }
  });

  it('has a link to the plans from 5 views left, not with 6', () => {
    expect(said(6)).not.toContain('Voir les abonnements');
    for (const left of [5, 0]) expect(said(left)).toContain('<a href="/plans">Voir les abonnements</a>');
  });
});

describe('what the plan leaves today (docs/product/companies.md, What is left today)', () => {
  const line = (views: Left | undefined, requests: Left | undefined) =>
    shown([<LeftToday key="1" views={views} requests={requests} />]);
  it('says the profiles and the requests, and when they come back', () => {
    const html = line({ left: 18, limit: 20 }, { left: 3, limit: 5 });
    expect(html).toContain('Encore 18 profils à consulter aujourd’hui, sur 20');
    expect(html).toContain('3 demandes à envoyer, sur 5');
    expect(html).toContain('le compte repart à minuit. Chaque réponse rend une demande');
    expect(line(undefined, { left: 0, limit: 1 })).toContain('plus de demande à envoyer');
    expect(line(undefined, undefined)).toBe('');
  });
});

describe('the list of the library', () => {
  const list = (
    entries: Entry[],
    next: string | undefined,
    further: boolean,
    search = '',
    active: ActiveFilter[] = [],
    ways: Record<string, number> = {},
    near: Entry[] = [],
  ) =>
    shown(
      <LibraryList
        library={{ entries, near, next, ways }}
        view="list"
        further={further}
        active={active}
        views={undefined}
        brand="Vivier"
        profile={() => null}
      />,
      'en',
      `/en/developers${search}`,
    );

  it('goes on with near profiles below what was found, or below the reason why nothing was', () => {
    const near = [{ ...blank, id: 'near', name: 'Noor' }];
    for (const entries of [[blank], []]) {
      const html = list(entries, undefined, false, '?query=react', [], {}, near);
      expect(html).toMatch(
        /<h2 id="near-profiles">Close matches<\/h2>.*<ul[^>]* aria-labelledby="near-profiles">.*Noor/s,
      );
    }
    expect(list([blank], undefined, false)).not.toContain('Close matches');
  });

  it('has no links between pages when there is only one page', () => {
    expect(list([blank], undefined, false)).not.toContain('<nav');
  });

  it('has links to the next page and to the beginning that keep the search', () => {
    const html = list([blank], 'abc', true, '?query=react&after=xyz');
    expect(html).toMatch(/<a href="\/en\/developers\?query=react"[^>]*>Back to the start/);
    expect(html).toMatch(/<a href="\/en\/developers\?query=react&amp;after=abc" rel="next"[^>]*>Next/);
    expect(list([blank], 'abc', false)).toContain('href="/en/developers?after=abc"');
  });

  it('shows a message when the library is empty and when the page is past the end', () => {
    expect(list([], undefined, false)).toContain('No profiles yet');
    const end = list([], undefined, true);
    expect(end).toContain('This is the end of the list');
    expect(end).toContain('Back to the start');
  });

  it('has links that remove a part of a search without result, with what each would give', () => {
    const search = '?query=cobol&technology=rust&view=grid';
    const active = activeFilters(
      { cities: [], facets: noFacets, valueNames: {}, typed: [] },
      search,
      filterTexts.en,
      'Vivier',
    );
    const html = list([], undefined, false, search, active, { 'query cobol': 1200, 'technology rust': 0 });
    expect(html).toContain('No matching profiles');
    expect(html).toContain('<a href="/en/developers?technology=rust&amp;view=grid">Remove “cobol”: 1,200 profiles</a>');
    // Without the technology there would be no profile either.
    expect(html).not.toContain('Remove rust');
    expect(html).toMatch(/<a href="\/en\/developers\?view=grid"[^>]*>Clear filters/);
  });
});

describe('the text of a search on screen (docs/product/library.md, Words of a search)', () => {
  const typed: TypedValue[] = [
    { parameter: 'technology', value: 'react', spans: [[0, 5]] },
    { parameter: 'yearsFrom', value: '5', spans: [[6, 12]] },
    { parameter: 'not', value: 'native', spans: [[13, 20]] },
  ];
  const library = { cities: [], facets: noFacets, valueNames: { 'technology react': 'React' }, typed };
  const search = '?query=recat+senior+-native&remote=fullTime';

  it('is a filter for each meaning, before those of the panel', () => {
    const active = activeFilters(library, search, filterTexts.en, 'Vivier');
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['React', 'query=senior+-native&remote=fullTime'],
      ['5 years of experience or more', 'query=recat+-native&remote=fullTime'],
      ['Without “native”', 'query=recat+senior&remote=fullTime'],
      ['Fully remote', 'query=recat+senior+-native'],
    ]);
  });

  it('says what a misspelt word was read as, with a link that searches it as it is', () => {
    const active = activeFilters(library, search, filterTexts.en, 'Vivier');
    const corrections = [{ typed: 'recat', key: 'technology react', asTyped: '"recat" senior -native' }];
    const html = shown(<Corrections corrections={corrections} active={active} />, 'en', `/en/developers${search}`);
    expect(html).toContain('Results for React.');
    expect(html).toContain('href="/en/developers?query=%22recat%22+senior+-native&amp;remote=fullTime"');
    expect(html).toContain('Search for “recat” as it is');
  });
});

describe('active filters of the library', () => {
  const facets = {
    ...noFacets,
    technology: [{ value: 'react', label: 'React', people: 3, chosen: true, typed: false }],
  };
  const cities = [{ placeId: 'insee:44109', label: 'Nantes, France' }];
  const labels = (search: string) =>
    activeFilters({ cities, facets, valueNames: {}, typed: [] }, search, filterTexts.fr, 'Vivier').map(
      ({ label, without }) => [label.replaceAll(/[\u00a0\u202f]/g, ' '), without],
    );

  it.each([
    ['query=react+native', '« react native »'],
    ['technology=react', 'React'],
    ['city=insee%3A44109&radius=50', 'Nantes, France (50 km autour)'],
    ['city=insee%3A44109', 'Nantes, France (20 km autour)'],
    ['city=insee%3A44109&radius=0', 'Nantes, France'],
    ['remote=hybrid', 'Hybride'],
    ['contract=permanent', 'CDI'],
    ['yearsFrom=3', '3 ans d’expérience ou plus'],
    ['yearsTo=5', '5 ans d’expérience au plus'],
    ['salary=60', '60 k€ au plus'],
    ['recommended=1', 'Recommandé·e par Vivier'],
  ])('the filter %s has the label %s and can be removed alone', (search, label) => {
    expect(labels(`?${search}`)).toEqual([[label, '']]);
  });

  it('removing one filter keeps the others', () => {
    expect(labels('?technology=react&remote=hybrid&remote=no&view=grid&after=x')).toEqual([
      ['React', 'remote=hybrid&remote=no&view=grid'],
      ['Hybride', 'technology=react&remote=no&view=grid'],
      ['Sur site uniquement', 'technology=react&remote=hybrid&view=grid'],
    ]);
  });
});

describe('a library that is not open yet', () => {
  it.each([
    ['pending', 'Votre entreprise attend sa validation', 'Your company is waiting for validation', 'contact'],
    ['declined', 'Votre entreprise n’est pas validée', 'Your company is not validated', 'my-company'],
    ['noCompany', 'Il vous manque une entreprise', 'You need a company', 'my-company'],
  ] as const)('for the reason %s the page shows the reason, the next steps and a link', (reason, fr, en, way) => {
    expect(shown(<ClosedLibrary reason={reason} />)).toContain(`<h1>${fr}</h1>`);
    const html = shown(<ClosedLibrary reason={reason} />, 'en');
    expect(html).toContain(`<h1>${en}</h1>`);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain(`href="/en/${way}"`);
  });
});
