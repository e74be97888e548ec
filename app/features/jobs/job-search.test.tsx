import { expect, it } from 'vitest';
import { anyJob } from '../../../domain/jobs/job-query.ts';
import { rendered } from '../../../tests/harness/rendered.ts';
import { JobSearch } from './job-search.tsx';

it('a technology that no list has is « Techno inconnue » (docs/product/shell.md, Interface elements)', () => {
  const choices = { professions: [], technologies: [{ id: 'react', name: 'React', count: 3 }], cities: [] };
  const shown = (technology: string) =>
    rendered(<JobSearch query={{ ...anyJob, technologies: [technology] }} choices={choices} />);
  expect(shown('react')).not.toContain('Techno inconnue');
  expect(shown('nothing')).toContain('Techno inconnue');
});
