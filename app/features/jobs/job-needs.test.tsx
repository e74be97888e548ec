import { expect, it } from 'vitest';
import { rendered } from '../../../tests/harness/rendered.ts';
import { JobNeeds } from './job-needs.tsx';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const technology = (name: string, required: boolean) => ({ id: name.toLowerCase(), name, handle: null, required });

it('an offer has two lists: « Indispensable » and « Apprécié » (docs/product/jobs.md, What an offer needs)', () => {
  const html = rendered(
    <JobNeeds
      technologies={[technology('React', true), technology('Figma', false)]}
      languages={[
        { id: 'fr', name: 'Français', level: 100, required: true },
        { id: 'en', name: 'Anglais', level: 45, required: false },
      ]}
    />,
  );
  expect(words(html)).toBe('Indispensable React Français Courant Apprécié Figma Anglais Intermédiaire');
  expect(html.match(/<ul/g)).toHaveLength(2);
});

it('an empty list is not shown', () => {
  expect(words(rendered(<JobNeeds technologies={[technology('React', true)]} languages={[]} />))).toBe(
    'Indispensable React',
  );
  expect(rendered(<JobNeeds technologies={[]} languages={[]} />)).toBe('');
});
