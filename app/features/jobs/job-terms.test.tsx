import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JobTerms as Terms } from '../../../server/services/jobs/job-summary.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { JobTerms } from './job-terms.tsx';

function shown(change: Partial<Terms>, locale: 'fr' | 'en' = 'fr'): string[] {
  const pay = { salaryMin: null, salaryMax: null, yearsMin: null, yearsMax: null };
  const unknown = { contractType: null, seniority: null, city: null, remote: null, daysPerWeek: null, ...pay };
  const html = renderToString(
    <LocaleContext value={locale}>
      <JobTerms terms={{ ...unknown, ...change }} />
    </LocaleContext>,
  );
  return [...html.matchAll(/<\/svg>([^<]+)</g)].map(([, text = '']) => text);
}

describe('the place of an offer on screen (docs/product/jobs.md, Place of an offer)', () => {
  it.each<[Partial<Terms>, string[]]>([
    [{ remote: 'fullTime' }, ['Télétravail']],
    [{ remote: 'fullTime', city: 'Nantes' }, ['Nantes', 'Télétravail complet']],
    [{ remote: 'hybrid', daysPerWeek: 2 }, ['Télétravail 2 jours par semaine']],
    [{ remote: 'no', city: 'Nantes' }, ['Nantes', 'Sur site']],
    [{ remote: 'no' }, ['Sur site']],
  ])('with %o', (terms, facts) => expect(shown(terms)).toEqual(facts));

  it('is translated', () => expect(shown({ remote: 'fullTime' }, 'en')).toEqual(['Remote']));
});

describe('the expected experience on screen (docs/product/jobs.md, What an offer needs)', () => {
  it.each<[number | null, number | null, string[]]>([
    [null, null, []],
    [3, 5, ['3 à 5 ans d’expérience']],
    [1, 1, ['1 an d’expérience']],
    [0, 0, ['Sans expérience']],
    [5, null, ['5 ans d’expérience au moins']],
    [0, null, ['Débutant·es accepté·es']],
    [null, 2, ['2 ans d’expérience au plus']],
    [null, 0, ['Sans expérience']],
  ])('from %s to %s years', (yearsMin, yearsMax, facts) => expect(shown({ yearsMin, yearsMax })).toEqual(facts));

  it('comes after the seniority', () =>
    expect(shown({ seniority: 'mid', yearsMin: 3 })).toEqual(['Confirmé·e', '3 ans d’expérience au moins']));

  it('is translated', () => expect(shown({ yearsMin: 3, yearsMax: 5 }, 'en')).toEqual(['3 to 5 years of experience']));
});
