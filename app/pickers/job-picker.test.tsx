import { expect, it } from 'vitest';
import type { JobOption } from '../../domain/jobs/job-picker.ts';
import { rendered } from '../../tests/harness/rendered.ts';
import { JobPicker } from './job-picker.tsx';

it.each<[JobOption['label'], string]>([
  ['online', 'En ligne'],
  ['draft', 'Brouillon'],
  ['archive', 'Archive'],
  ['unknown', 'Inconnu'],
])('an option of the job picker that is %s has the status icon with the tooltip « %s » and a link', (label, status) => {
  // docs/product/jobs.md, The job picker
  const jobs: JobOption[] = [
    { id: '1', label, title: 'Développeuse Rust', alias: 'rust' },
    { id: '2', label, title: null, alias: '2' },
  ];
  const html = rendered(<JobPicker jobs={jobs} value={null} onChange={() => undefined} />);
  expect(html.match(new RegExp(`<span[^>]* title="${status}"><svg`, 'g'))).toHaveLength(jobs.length);
  expect(html).toContain('>Développeuse Rust<');
  expect(html).toContain('>Aucun titre<');
  for (const alias of ['rust', '2'])
    expect(html).toMatch(new RegExp(`<a [^>]*href="/job/${alias}" target="_blank"[^>]*>Voir l'annonce</a>`));
});
