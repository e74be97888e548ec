import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { JobTerms as Terms } from '../../../server/services/jobs/job-summary.ts';
import { LocaleContext } from '../../i18n/texts.ts';
import { JobTerms } from './job-terms.tsx';

function shown(change: Partial<Terms>, locale: 'fr' | 'en' = 'fr'): string[] {
  const unknown = { contractType: null, city: null, remote: null, daysPerWeek: null, salaryMin: null, salaryMax: null };
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
