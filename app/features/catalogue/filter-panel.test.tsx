import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readCatalogueQuery } from '../../../domain/catalogue/query.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { activeFilters } from './active-filters.ts';
import { catalogueTexts } from './catalogue.texts.ts';

import { FilterPanel } from './filter-panel.tsx';
import NoQuestion from './no-question.tsx';

const counts = { status: {}, technoName: {}, difficulty: {}, professionId: {}, testId: {}, testStatus: {} };

const page = (search: string, can = { unpublished: false, drafts: false }): ShownCatalogue => ({
  query: readCatalogueQuery(new URLSearchParams(search)),
  ...{ entries: [], total: 0, pages: 1, counts, recommendations: [], can },
  options: { technoName: [], professionId: [], testId: [] },
  chosen: { professionId: {}, testId: {} },
});

function shown(element: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <LocaleContext value="fr">{element}</LocaleContext> }]);
  return renderToStaticMarkup(<Page />).replaceAll(/’|&#x27;/g, "'");
}

/** The labels of the boxes and of the choices of the panel. */
const labels = (can?: ShownCatalogue['can']) =>
  [
    ...shown(<FilterPanel data={page('', can)} add={undefined} />).matchAll(
      /<input type="(?:checkbox|radio)"[^>]*>([^<]+)/g,
    ),
  ].map(([, text = '']) => text.trim());

const levels = ['Facile', 'Intermédiaire', 'Difficile', 'Expert'];
const sorts = ['Les plus récentes', 'Les plus populaires', 'Dernier commentaire'];

describe('the filters on screen (docs/product/catalogue.md, Catalogue filters)', () => {
  it('a visitor has four levels, three orders and two statuses', () =>
    expect(labels()).toEqual([...levels, ...sorts, 'Publiées', 'En cours de validation']));

  it('« Non publiées » is for those who may find unpublished questions, « QCMs en création » for those who see drafts', () => {
    expect(labels({ unpublished: true, drafts: false })).toContain('Non publiées');
    expect(labels({ unpublished: true, drafts: false })).not.toContain('QCMs en création');
    expect(labels({ unpublished: true, drafts: true })).toContain('QCMs en création');
  });

  it('the most popular questions come first unless another order is chosen', () => {
    const html = shown(<FilterPanel data={page('')} add={undefined} />);
    expect(html.match(/ checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/<input(?=[^>]*value="most_popular")(?=[^>]*checked="")/);
  });

  it.each([
    ['testStatus=DRAFT', 'QCMs en création'],
    ['testStatus=PUBLISHED', 'Publiés'],
    ['difficulty=0', 'Facile'],
    ['difficulty=4', 'Expert'],
    ['status=NOT_PUBLISHED', 'Non publiées'],
  ])('the chosen filter %s is named %s', (search, label) =>
    expect(activeFilters(page(search), search, catalogueTexts.fr).map((one) => one.label)).toEqual([label]),
  );
});

it('a search without a result says so (docs/product/catalogue.md, The catalogue screen)', () =>
  expect(shown(<NoQuestion />)).toContain(
    "Il semblerait que votre recherche n'ait pas abouti. Essayez de modifier vos critères pour obtenir davantage de résultats.",
  ));
