import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readCatalogueQuery } from '../../../domain/catalogue/query.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import type { CatalogueEntry } from '../../../server/services/catalogue/read-entries.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

const counts: ShownCatalogue['counts'] = {
  ...{ difficulty: { 0: 2, 1: 5, 2: 11, 3: 13, 4: 17 } },
  status: { PUBLISHED: 40, WAITING_FOR_VALIDATION: 3, NOT_PUBLISHED: 1, DELETED: 20, ARCHIVED: 300, DECLINED: 4000 },
  testStatus: { DRAFT: 6 },
};

const entry: CatalogueEntry = {
  ...{ testId: 't', testName: 'React', testAlias: 'react', questionId: 'q', questionTitle: 'Que fait useMemo ?' },
  ...{ icon: '/icons/react.svg', theme: 'web' },
  ...{ difficulty: 2, status: 'PUBLISHED', publishedAt: new Date('2026-03-01T10:00:00Z'), tookCount: 12 },
  ...{ ratingScore: 7, ratingsCount: 1, hasNewRating: false, alternativeQuestion: false, draftTest: false },
  tags: [{ tag: 'React', url: '/questions-entretien/technologie/react', kind: 'technology', id: 'react' }],
};

type Given = { search?: string; locale?: Locale } & Partial<ShownCatalogue>;

/** The HTML with ordinary spaces and without the comment marks of React. */
function shown({ search = '', locale = 'fr', ...change }: Given = {}): string {
  const data: ShownCatalogue = {
    ...{ query: readCatalogueQuery(new URLSearchParams(search)), entries: [entry], total: 1, pages: 1 },
    ...{ counts, recommendations: [], can: { unpublished: false, drafts: false } },
    options: { technoName: [{ value: 'Go', label: 'Go', count: 8 }], professionId: [], testId: [] },
    chosen: { professionId: {}, testId: {} },
    ...change,
  };
  const path = locale === 'en' ? '/en/tests/questions' : '/tests/questions';
  const screen = () => (
    <LocaleContext value={locale}>
      <CatalogueScreen data={data} />
    </LocaleContext>
  );
  const Page = createRoutesStub([{ path, Component: screen }]);
  const html = renderToString(<Page initialEntries={[search ? `${path}?${search}` : path]} />);
  return html
    .replaceAll('<!-- -->', '')
    .replace(/[\u202f\u00a0]/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** The words of the HTML, without tags. */
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const group = (html: string, legend: string) =>
  words(html.split(`<legend>${legend}</legend>`)[1]?.split('</fieldset>')[0] ?? '').trim();

describe('docs/product/catalogue.md, The catalogue screen', () => {
  it.each([
    ['fr', '/tests/questions'],
    ['en', '/en/tests/questions'],
  ] as const)('in %s the search and all its links stay at %s', (locale, path) => {
    const html = shown({ locale, search: 'query=hook' });
    expect(html).toMatch(new RegExp(`<form role="search"[^>]*action="${path}"`));
    expect(html).toContain(`href="${path}?status=PUBLISHED"`);
    expect(html).toMatch(new RegExp(`href="${path}"[^>]*aria-label="(Effacer la recherche|Clear the search)"`));
  });

  it('has a search box with its example and a button that sends it', () => {
    expect(shown()).toMatch(/<input[^>]*type="search"[^>]*placeholder="ex: react hook"[^>]*name="query"/);
    expect(shown()).toMatch(/<button type="submit"[^>]*>Rechercher</);
    expect(shown()).not.toContain('Effacer la recherche');
  });

  it('has three quick buttons, of which one is active when it is exactly the search', () => {
    const quick = (search: string) => {
      const list = shown({ search }).split('aria-label="Filtres rapides"')[1]?.split('</ul>')[0] ?? '';
      return [...list.matchAll(/<a href="([^"]+)"([^>]*)>([^<]+)</g)].map(([, to, is, label]) => [
        label,
        to,
        is?.replace(/class="[^"]*"/, '').trim(),
      ]);
    };
    const path = '/tests/questions';
    expect(quick('')).toEqual([
      ['Publiées', `${path}?status=PUBLISHED`, ''],
      ['En cours de validation', `${path}?status=WAITING_FOR_VALIDATION`, ''],
      ['Les plus récentes', `${path}?sort=newest`, ''],
    ]);
    expect(quick('sort=newest&page=2').map(([, , is]) => is)).toEqual(['', '', 'aria-current="true"']);
    expect(quick('query=a&sort=newest').map(([, , is]) => is)).toEqual(['', '', '']);
  });

  it('counts the questions, and offers to clear the filters when there are any', () => {
    expect(shown()).toContain('<span role="status">1 question</span>');
    expect(shown({ total: 1234 })).toContain('<span role="status">1 234 questions</span>');
    expect(shown({ search: 'page=2' })).not.toContain('Effacer les filtres');
    expect(shown({ search: 'difficulty=4&page=2' })).toMatch(/<a href="\/tests\/questions"[^>]*>Effacer les filtres</);
  });

  it('links to the portals of a technology and of a profession', () => {
    const tags = [
      { tag: 'React', url: '/questions-entretien/technologie/react', kind: 'technology', id: 'react' },
      { tag: 'Data engineer', url: '/questions-entretien/metier/data-engineer', kind: 'profession', id: 'data' },
    ] as const;
    const html = shown({ recommendations: [...tags] });
    expect(html).toContain(`href="${tags[0].url}">Toutes nos questions d'entretien sur React pour développeur<`);
    expect(html).toContain(`href="${tags[1].url}">Toutes nos questions d'entretien pour Data engineer<`);
  });
});

describe('docs/product/catalogue.md, Catalogue filters', () => {
  it('four levels with their counts; the first includes level 0', () => {
    expect(group(shown(), 'Difficulté')).toBe('Facile 7 Intermédiaire 11 Difficile 13 Expert 17');
    expect(shown().match(/type="checkbox" name="difficulty"/g)).toHaveLength(4);
  });

  it('three pickers with the number of results, and chosen values as chips', () => {
    const html = shown({ search: 'technoName=React' });
    for (const [label, name] of [
      ['Techno', 'technoName'],
      ['Métier', 'professionId'],
      ['QCM', 'testId'],
    ])
      expect(html).toMatch(new RegExp(`>${label}</label>.{0,80}<input[^>]*name="${name}"`));
    expect(html).toContain('<option value="Go" label="8 résultats">');
    expect(html).toMatch(/<input[^>]*type="checkbox" aria-label="React" name="technoName"[^>]*checked=""/);
  });

  it('one result is written in the singular', () => {
    const technoName = [{ value: 'Go', label: 'Go', count: 1 }];
    expect(shown({ options: { technoName, professionId: [], testId: [] } })).toContain('label="1 résultat"');
  });

  it('three orders; the most popular first when none is chosen', () => {
    expect(group(shown(), 'Trier par')).toBe('Les plus récentes Les plus populaires Dernier commentaire');
    const chosen = (search: string) =>
      /<input type="radio"[^>]*checked=""[^>]*value="(\w+)"/.exec(shown({ search }))?.[1];
    expect(chosen('')).toBe('most_popular');
    expect(chosen('sort=ratings')).toBe('ratings');
  });

  it('states with their counts; « Non publiées » and drafts only for those who may see them', () => {
    expect(group(shown(), 'Filtrer par')).toBe('Publiées 40 En cours de validation 3');
    const every = group(shown({ can: { unpublished: true, drafts: true } }), 'Filtrer par');
    expect(every).toBe('Publiées 40 Non publiées 4 321 En cours de validation 3 QCMs en création 6');
    expect(shown({ can: { unpublished: true, drafts: true } })).toContain('name="testStatus" value="DRAFT"');
  });
});

describe('docs/product/catalogue.md, A catalogue entry', () => {
  it('has a title that leads to the question, its facts and its tags', () => {
    const html = shown();
    expect(html).toMatch(/<h3[^>]*><a href="\/test-question\/t\/q">Que fait useMemo \?<\/a><\/h3>/);
    expect(words(html)).toContain('Auteur anonyme le 1er mars 2026 7 votes 1 commentaire 12 passages React');
    expect(html).toContain('<a href="/questions-entretien/technologie/react">React</a>');
    expect(html).not.toMatch(/Nouveau commentaire|Question alternative|Test Brouillon/);
  });

  it('does not count votes and comments that do not exist', () => {
    const html = shown({ entries: [{ ...entry, ratingScore: 0, ratingsCount: 0 }] });
    expect(words(html)).toContain('Auteur anonyme le 1er mars 2026 12 passages React');
    expect(words(shown({ entries: [{ ...entry, ratingScore: -2 }] }))).toMatch(/[-−]2 votes/);
  });

  it.each([
    ['hasNewRating', 'Nouveau commentaire'],
    ['alternativeQuestion', 'Question alternative'],
    ['draftTest', 'Test Brouillon'],
  ])('%s is shown as %s', (mark, label) => {
    expect(shown({ entries: [{ ...entry, [mark]: true }] })).toContain(`>${label}<`);
  });
});
