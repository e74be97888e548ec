import { describe, expect, it } from 'vitest';
import { anyJob, readJobQuery } from '../../../../domain/jobs/job-query.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FoundJobs } from './found-jobs.tsx';
import { JobSearch } from './job-search.tsx';

it('a technology that no list has is « Techno inconnue » (docs/product/shell.md, Interface elements)', () => {
  const choices = { professions: [], technologies: [{ id: 'react', name: 'React', count: 3 }], cities: [] };
  const shown = (technology: string) =>
    rendered(<JobSearch query={{ ...anyJob, technologies: [technology] }} choices={choices} />);
  expect(shown('react')).not.toContain('Techno inconnue');
  expect(shown('nothing')).toContain('Techno inconnue');
});

describe('a search of offers on screen (docs/product/jobs.md, Searching offers)', () => {
  const found = {
    jobs: [],
    total: 0,
    next: undefined,
    typed: [
      { filter: 'technologies' as const, value: 'react', spans: [[0, 5] as const] },
      { filter: 'not' as const, value: 'stage', spans: [[6, 12] as const] },
    ],
    corrections: [{ typed: 'recat', key: 'technologies react', asTyped: '"recat" -stage' }],
    valueNames: { 'technologies react': 'React' },
    ways: { 'contracts permanent': 3, 'technologies react': 12 },
    ...{ order: { by: 'date' as const, choice: false }, leftOut: 0, restarted: false },
  };
  const query = readJobQuery(new URLSearchParams('q=recat+-stage&contract=permanent'));
  const html = rendered(<FoundJobs query={query} found={found} filtered further={false} viewerId="me" />).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

  it('has a link to remove each part', () => {
    const chips = [...html.matchAll(/<a href="([^"]+)"[^>]*aria-label="Retirer : ([^"]+)"/g)];
    expect(chips.map(([, href, label]) => [label, href])).toEqual([
      ['React', '/jobs?q=-stage&amp;contract=permanent'],
      ['Sans « stage »', '/jobs?q=recat&amp;contract=permanent'],
      ['CDI', '/jobs?q=recat+-stage'],
    ]);
  });

  it('says what a misspelt word was read as', () => {
    expect(html).toContain('Résultats pour React.');
    expect(html).toContain('href="/jobs?q=%22recat%22+-stage&amp;contract=permanent"');
  });

  it('names what to leave out when nothing is found, the most offers first', () => {
    const ways = [...html.matchAll(/En retirant [^<]+/g)].map(([way]) => way);
    expect(ways).toEqual(['En retirant React : 12 offres', 'En retirant CDI : 3 offres']);
  });
});
