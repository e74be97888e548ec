import { expect, it } from 'vitest';
import { jobOptions } from '../../domain/jobs/job-picker.ts';
import { rendered } from '../../tests/harness/rendered.ts';
import { JobPicker } from './job-picker.tsx';
import { pickerTexts } from './picker.texts.ts';

// docs/product/jobs.md, The job picker
it.each([
  ['JOB_PUBLISHED', 'En ligne'],
  ['JOB_DRAFT', 'Brouillon'],
  ['JOB_UNPUBLISHED', 'Archive'],
  ['JOB_SOMETHING', 'Inconnu'],
])('an offer with the status %s has the status icon with the tooltip « %s » and a link', (status, label) => {
  const createdAt = new Date('2026-11-15T09:00:00Z');
  const job = { seoAlias: null, status, createdAt, publishedAt: null, archivedAt: null };
  const jobs = jobOptions([
    { ...job, id: '1', seoAlias: 'rust', title: 'Développeuse Rust' },
    { ...job, id: '2', title: null },
  ]);
  const html = rendered(<JobPicker jobs={jobs} value={null} onChange={() => undefined} />);
  expect(html.match(new RegExp(`<span[^>]* title="${label}"><svg`, 'g'))).toHaveLength(jobs.length);
  expect(html).toContain(`>${label}</span>`);
  expect(html).toContain('>Développeuse Rust<');
  expect(html).toContain('>Aucun titre<');
  for (const alias of ['rust', '2'])
    expect(html).toMatch(new RegExp(`<a [^>]*href="/job/${alias}" target="_blank"[^>]*>Voir l'annonce</a>`));
});

it('a list in which nothing is found says « Aucun résultat » (docs/product/shell.md, Interface elements)', () => {
  const html = rendered(<JobPicker jobs={[]} value={null} onChange={() => undefined} />);
  expect(html).toMatch(/role="status">Aucun résultat</);
  expect(pickerTexts.fr.none).toBe('Aucun résultat');
});
