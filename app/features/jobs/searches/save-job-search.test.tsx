import { describe, expect, it } from 'vitest';
import { anyJob, type JobQuery } from '../../../../domain/jobs/job-query.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { SaveJobSearch } from './save-job-search.tsx';

const choices = {
  professions: [{ id: 'front-end-developer', name: 'Développeur·euse front-end', group: 'Web', count: 2 }],
  technologies: [{ id: 'react', name: 'React', count: 3 }],
  cities: [],
};
type Own = Parameters<typeof SaveJobSearch>[0]['own'];
const shown = (change: Partial<JobQuery>, own: Own = { savedAs: undefined, stopped: false }) =>
  rendered(<SaveJobSearch query={{ ...anyJob, ...change }} choices={choices} own={own} />);

describe('saving a search of offers (docs/product/jobs.md, Saving a search of offers)', () => {
  it('proposes a name made of the filters', () => {
    const html = shown({
      words: 'api',
      profession: 'front-end-developer',
      technologies: ['react', 'nothing'],
      contracts: ['permanent'],
      city: 'Nantes',
      remotes: ['hybrid'],
      salary: 50,
    });
    expect(html).toContain('value="api, Développeur·euse front-end, React, CDI, Nantes, Hybride, dès 50 k€"');
    expect(html).toContain('Enregistrer cette recherche');
  });

  it('offers nothing without a filter', () => {
    expect(shown({})).toBe('');
  });

  it('says under which name the search is saved', () => {
    expect(shown({ city: 'Nantes' }, { savedAs: 'Chez moi', stopped: false })).toContain(
      'Recherche enregistrée : « Chez moi ».',
    );
  });

  it('says that a rhythm sets all alerts going again when they are off', () => {
    expect(shown({ city: 'Nantes' }, { savedAs: undefined, stopped: true })).toContain('choisir un rythme les remet');
  });

  it('leads a visitor to the sign-in page, and from there back to the same search', () => {
    expect(
      rendered(<SaveJobSearch query={{ ...anyJob, city: 'Nantes' }} choices={choices} own={undefined} />),
    ).toContain('href="/connexion?to=%2Fjobs%3Fcity%3DNantes"');
  });
});
