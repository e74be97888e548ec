import { describe, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import type { FoundJob } from '../../../../server/services/jobs/search/find-jobs.ts';
import type { JobsPage } from '../../../../server/services/jobs/search/search-jobs.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FoundJobs } from './found-jobs.tsx';
import { OffersForYou } from './offers-for-you.tsx';

const job: FoundJob = {
  ...{ id: '1', alias: 'go-nantes', title: 'Ingénieur Go', publishedAt: '2026-03-01T10:00:00.000000Z' },
  ...{ external: false, applied: false, company: { id: '2', alias: 'nuagerie', name: 'Nuagerie', logo: undefined } },
  ...{ contractType: 'permanent', city: 'Nantes', remote: 'hybrid', daysPerWeek: 2, salaryMin: 45, salaryMax: 55 },
  ...{ seniority: null, yearsMin: null, yearsMax: null, answerRate: { kind: 'few' } },
  technologies: [
    { id: 'go', name: 'Go', handle: null, required: true },
    { id: 'rust', name: 'Rust', handle: null, required: false },
  ],
};
const fit = { score: 913, held: ['go'], missing: [], unmet: [], lines: [] };
const found: JobsPage = {
  ...{ jobs: [{ ...job, fit }], total: 1, next: undefined, leftOut: 0, restarted: false },
  order: { by: 'fit', choice: true },
  ...{ typed: [], corrections: [], valueNames: {}, ways: {} },
};
const shown = (change: Partial<JobsPage>, viewerId: string | undefined = 'me') =>
  rendered(
    <FoundJobs
      query={{ ...anyJob, words: 'go' }}
      found={{ ...found, ...change }}
      filtered={false}
      further={false}
      viewerId={viewerId}
    />,
  );

describe('the list of offers (docs/product/jobs.md, Offers for a developer)', () => {
  it('has two orders, one click apart, and explains the first', () => {
    const html = shown({});
    expect(html).toMatch(/<a[^>]*href="\/jobs\?q=go"[^>]*aria-current="true"[^>]*>Pour vous<\/a>/);
    expect(html).toMatch(/<a[^>]*href="\/jobs\?q=go&amp;order=date"[^>]*>Par date<\/a>/);
    expect(html).toContain('Pourquoi cet ordre ?');
    expect(html).toMatch(/<span>Technologie<\/span><span>34,6 % des points<\/span>/);
  });

  it('by date it keeps the order on the next page, and has nothing to explain', () => {
    const html = shown({ order: { by: 'date', choice: true }, next: 'x' });
    expect(html).toContain('href="/jobs?q=go&amp;order=date&amp;after=x"');
    expect(html).not.toContain('Pourquoi cet ordre ?');
  });

  it('for everyone else there is one order', () => {
    const html = shown({ jobs: [job], order: { by: 'date', choice: false }, next: 'x' }, undefined);
    expect(html).not.toMatch(/Pour vous|Par date|Correspond/);
    expect(html).toContain('href="/jobs?q=go&amp;after=x"');
  });

  it('marks the technologies that the reader has, not only by colour', () => {
    const html = shown({});
    expect(html.match(/data-lit="true"/g)).toHaveLength(1);
    expect(html.match(/\(vous l’avez\)/g)).toHaveLength(1);
    expect(html).toContain('Correspond à 91 %');
  });

  it('says how many offers are left out because of wishes, and where they are', () => {
    expect(shown({ leftOut: 3 })).toContain('3 autres offres ne répondent pas à vos souhaits.');
    const html = shown({ jobs: [], total: 0, leftOut: 1 });
    expect(html).toContain('Aucune offre ne répond à tous vos souhaits');
    expect(html).toContain('1 autre offre ne répond pas à vos souhaits.');
    expect(html).toContain('href="/jobs?q=go&amp;order=date"');
  });
});

describe('offers on the home page (docs/product/shell.md, The developer home page)', () => {
  const none = { jobs: [], total: 0, leftOut: 0, gaps: [] };

  it('shows the best with a link to all', () => {
    const html = rendered(<OffersForYou offers={{ ...none, jobs: [{ ...job, fit }], total: 12 }} developerId="me" />);
    expect(html).toContain('Offres pour vous');
    expect(html).toContain('href="/job/go-nantes"');
    expect(html).toMatch(/href="\/jobs"[^>]*>Voir les 12 offres pour vous</);
  });

  it('says what to fill in', () => {
    const html = rendered(<OffersForYou offers={{ ...none, gaps: ['technologies', 'wishes'] }} developerId="me" />);
    expect(html).toContain('il manque à votre profil : vos technologies favorites, vos contrats et vos villes.');
    expect(html).toContain('Ouvrir mon profil');
  });

  it('says that nothing meets the wishes', () => {
    const html = rendered(<OffersForYou offers={{ ...none, leftOut: 4 }} developerId="me" />);
    expect(html).toContain('Aucune offre ne répond à tous vos souhaits. Ajoutez des villes ou des contrats');
    expect(html).toContain('4 autres offres ne répondent pas à vos souhaits.');
  });

  it('says that there is no offer at all', () => {
    const html = rendered(<OffersForYou offers={none} developerId="me" />);
    expect(html).toContain('Aucune offre pour le moment.');
    expect(html).not.toContain('souhaits');
  });
});
