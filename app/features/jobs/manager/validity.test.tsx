import { describe, expect, it } from 'vitest';
import type { ManagedJob as Job } from '../../../../server/services/jobs/read-job-manager.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmJob } from './confirm-job.tsx';
import { ManagedJob } from './managed-job.tsx';

const job: Job = {
  ...{ id: 'id', alias: 'dev', status: 'JOB_PUBLISHED', title: 'Dev', since: '2026-09-01T08:00:00Z', external: false },
  ...{
    validity: { until: '2026-10-31', daysLeft: 25, chosen: false },
    expired: false,
    applications: 0,
    clicks: 0,
    missing: [],
  },
  ...{ actions: ['edit', 'confirm', 'archive', 'duplicate'], takenDown: undefined, contractType: null, city: null },
  ...{ remote: null, daysPerWeek: null, salaryMin: null, salaryMax: null, yearsMin: null, yearsMax: null },
  ...{ seniority: null, technologies: [], publication: undefined, applyUntil: null },
};
const shown = (change: Partial<Job>, list: 'enabled' | 'disabled' = 'enabled') =>
  rendered(<ManagedJob job={{ ...job, ...change }} list={list} edit={() => undefined} editCopy={() => undefined} />);
const closing = (daysLeft: number) => shown({ validity: { until: '2026-10-31', daysLeft, chosen: false } });

describe('the validity of an offer on screen (docs/product/jobs.md, How long an offer is valid)', () => {
  it('is the days left in the job manager, with « Toujours d’actualité » and a warning from seven days on', () => {
    expect(closing(25)).toContain('Encore 25 jours en ligne');
    expect(closing(8)).not.toContain('Elle reste en ligne jusqu’au');
    expect(closing(7)).toContain('Elle reste en ligne jusqu’au 31 octobre 2026.');
    expect(closing(1)).toContain('Encore 1 jour en ligne');
    expect(closing(0)).toContain('Dernier jour en ligne');
    expect(closing(25)).toContain('aria-label="Toujours d’actualité – Dev"');
  });

  it('is « Expirée le … » for an archived offer that was not confirmed', () => {
    const archived = { status: 'JOB_UNPUBLISHED', validity: undefined, since: '2026-10-31T23:00:00Z' } as const;
    const actions: Job['actions'] = ['edit', 'publish', 'duplicate'];
    const html = shown({ ...archived, actions, expired: true }, 'disabled');
    expect(html).toContain('Expirée le 1er novembre 2026');
    expect(html).toContain('Publier à nouveau');
    expect(html).not.toContain('Toujours d’actualité');
    expect(shown({ ...archived, actions, expired: false }, 'disabled')).toContain('Archivée le 1er novembre 2026');
  });

  it('names the last day for applications that the company has chosen', () => {
    expect(shown({ applyUntil: '2026-10-31' })).toContain('Candidatures jusqu’au 31 octobre 2026');
    expect(shown({})).not.toContain('Candidatures jusqu’au');
  });

  it('has no button for a company that waits for validation', () =>
    expect(shown({ actions: ['edit', 'archive', 'duplicate'] })).not.toContain('Toujours d’actualité'));

  it('is on the page of the offer for its company', () => {
    const html = rendered(<ConfirmButton jobId="id" validity={{ until: '2026-10-31', daysLeft: 3, chosen: false }} />);
    expect(html).toContain('Encore 3 jours en ligne');
    expect(html).toContain('>Toujours d’actualité<');
  });

  it('is asked on the page of the e-mail, by a form that works without script', () => {
    const asked = {
      title: 'Dev',
      alias: 'dev',
      validity: { until: '2026-10-31', daysLeft: 1, chosen: false },
      can: { confirm: true },
    };
    const html = rendered(<ConfirmJob job={asked} />);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toContain('en ligne jusqu’au 31 octobre 2026');
    const chosen = { ...asked.validity, chosen: true };
    const ends = rendered(<ConfirmJob job={{ ...asked, validity: chosen, can: { confirm: false } }} />);
    expect(ends).not.toContain('<form');
    expect(ends).toContain('prendre les candidatures jusqu’au 31 octobre 2026');
    const over = rendered(<ConfirmJob job={{ ...asked, validity: undefined, can: { confirm: false } }} />);
    expect(over).not.toContain('<form');
    expect(over).toContain('Cette offre n’est plus en ligne.');
  });
});
