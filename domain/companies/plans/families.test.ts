import { describe, expect, it } from 'vitest';
import { homePlans, periodOf, planFamilies } from './families.ts';

const plan = (id: string, name: string, monthlyPrice: number | null) => ({ id, name, monthlyPrice });
const all = [
  plan('id0', 'Découverte', 0),
  plan('freemium', 'Gratuit', 0),
  plan('id10', 'Essentiel, au mois', 149),
  plan('id11', 'Essentiel, à l’année', 119),
  plan('startup-monthly', 'Jeune pousse, au mois', 89),
  plan('startup-yearly', 'Jeune pousse, à l’année', 69),
  plan('unlimited', 'Illimité', 590),
  plan('partner', 'Partenaire', null),
];

describe('the plans of the page (docs/product/companies.md, The page of the plans)', () => {
  it.each([
    ['month', ['startup-monthly', 'id10', 'unlimited']],
    ['year', ['startup-yearly', 'id11', 'unlimited']],
  ] as const)('by the %s: one for each family, the cheapest first', (period, ids) => {
    const { priced, others } = planFamilies(all, period);
    expect(priced.map(({ plan: { id } }) => id)).toEqual(ids);
    expect(priced.map(({ name }) => name)).toEqual(['Jeune pousse', 'Essentiel', 'Illimité']);
    expect(priced.map(({ saved }) => saved)).toEqual([20, 30, undefined]);
    expect(priced.map(({ recommended }) => recommended)).toEqual([false, true, false]);
    expect(others.map(({ plan: { id } }) => id)).toEqual(['id0', 'freemium', 'partner']);
  });

  it.each([
    ['names without a common beginning', [plan('id10', 'Pro', 149), plan('id11', 'Pro Plus', 119)], ['Pro'], [30]],
    ['a missing twin', [plan('id11', 'Essentiel, à l’année', 119)], ['Essentiel, à l’année'], [undefined]],
    ['a year that costs as much', [plan('id10', 'A, x', 10), plan('id11', 'A, y', 10)], ['A'], [undefined]],
    ['a year on request', [plan('id10', 'A, x', 10), plan('id11', 'A, y', null)], ['A'], [undefined]],
  ])('%s', (_, plans, names, saved) => {
    const { priced } = planFamilies(plans, 'month');
    expect(priced.map(({ name }) => name)).toEqual(names);
    expect(priced.map((family) => family.saved)).toEqual(saved);
  });

  it.each([
    ['id10', 'month'],
    ['startup-yearly', 'year'],
    ['unlimited', undefined],
    [undefined, undefined],
  ])('the plan %s is paid by the %s', (id, period) => expect(periodOf(id)).toBe(period));
});

describe('the plans of the welcome page (docs/product/shell.md, The welcome page)', () => {
  it('are the one of a new company, the recommended one and the largest one', () => {
    expect(homePlans(all).map(({ name, monthlyPrice }) => [name, monthlyPrice])).toEqual([
      ['Gratuit', 0],
      ['Essentiel', 149],
      ['Illimité', 590],
    ]);
    expect(homePlans([])).toEqual([]);
  });
});
