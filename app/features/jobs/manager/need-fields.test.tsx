import { expect, it } from 'vitest';
import { emptyJob } from '../../../../domain/jobs/job.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { LanguageFields, TechnologyFields, YearsFields } from './need-fields.tsx';

const language = { languageId: 'en', level: 70, required: false };
const chosen = (html: string) => [...html.matchAll(/<option[^>]*selected=""[^>]*>([^<]+)</g)].map(([, text]) => text);

it('each technology of an offer is « Indispensable » or « Apprécié » (docs/product/jobs.md, What an offer needs)', () => {
  const html = rendered(
    <TechnologyFields form={formWith({ ...emptyJob(), technologyIds: ['a', 'b'], niceTechnologyIds: ['b'] })} />,
  );
  expect(chosen(html)).toEqual(['Indispensable', 'Apprécié']);
  expect(html.match(/<select/g)).toHaveLength(2);
});

it('a language of an offer has the words of the profile for its level, and its importance', () => {
  const html = rendered(<LanguageFields form={formWith({ ...emptyJob(), languages: [language] })} />);
  expect(fieldLabels(html)).toEqual(['Langues', 'Langue', 'Niveau attendu', 'Importance']);
  expect(chosen(html)).toEqual(['Avancé', 'Apprécié']);
  expect([...html.matchAll(/<option[^>]*>([^<]+)</g)].map(([, text]) => text).slice(0, 4)).toEqual([
    ...['Courant', 'Avancé', 'Intermédiaire', 'Notions'],
  ]);
});

it('no sixth language can be added', () => {
  const shown = (count: number) =>
    rendered(
      <LanguageFields form={formWith({ ...emptyJob(), languages: Array.from({ length: count }, () => language) })} />,
    );
  expect(shown(4)).not.toContain('disabled=""');
  expect(shown(5)).toContain('disabled=""');
});

it('expected experience is asked in years from 0 to 40', () => {
  const html = rendered(<YearsFields form={formWith({ ...emptyJob(), yearsMin: 3 })} />);
  expect(fieldLabels(html)).toEqual(['Expérience attendue', 'Au moins', 'Au plus']);
  expect(html.match(/min="0" max="40"/g)).toHaveLength(2);
});
