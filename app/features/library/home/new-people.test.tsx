import { describe, expect, it } from 'vitest';
import type { NewPeople as Data } from '../../../../server/services/library/offers/read-new-people.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { NewPeople } from './new-people.tsx';

const entry: LibraryEntry = {
  ...{ id: '1', alias: 'alix', name: 'Alix', portrait: undefined, profession: null, city: null, years: null },
  ...{
    sentence: null,
    jobSearchState: 'open_opportunities',
    wishes: [],
    remote: null,
    salary: null,
    dailyRate: null,
    technologies: [],
    tests: [],
  },
  ...{ badge: undefined, seenAt: undefined, favourite: undefined, openedToday: false, notes: 0 },
};
const fit = {
  score: 810,
  lines: [{ name: 'technology' as const, id: 'react', label: 'React', points: 810, most: 1000 }],
};
const offer = { kind: 'offer' as const, name: 'Dev React', query: 'technology=react' };
const search = { kind: 'search' as const, name: 'Go à Nantes', query: 'technology=go' };
const shown = (people: Data, left?: number) =>
  rendered(<NewPeople people={people} views={left === undefined ? undefined : { left, limit: 5 }} brand="Vivier" />);

describe('new profiles on the home page (docs/product/library.md, New profiles on the home page)', () => {
  it('say for which offer or search, with reasons, and lead to all', () => {
    const html = shown({
      needs: [offer, search],
      groups: [
        { ...offer, entries: [{ ...entry, fit }] },
        { ...search, entries: [{ ...entry, id: '2', name: 'Lou' }] },
      ],
    });
    expect(html).toContain('Pour l’offre <strong>Dev React</strong>');
    expect(html).toContain('Pour la recherche <strong>Go à Nantes</strong>');
    expect(html).toMatch(/<a [^>]*href="\/user\/alix">Alix<\/a>/);
    expect(html).toContain('81 % d’adéquation');
    expect(html).toMatch(/<a href="\/developers\?technology=react"[^>]*>Tout voir<\/a>/);
    expect(html).toContain('aria-label="Tout voir – Go à Nantes"');
    expect(html).not.toMatch(/boost/i);
  });

  it('warn when few views of the day are left', () => {
    const people = { needs: [offer], groups: [{ ...offer, entries: [entry] }] };
    expect(shown(people, 0)).toContain('Votre équipe a consulté les 5 profils d’aujourd’hui');
    expect(shown(people, 30)).not.toContain('profils à consulter');
  });

  it('nothing new: says so, with the searches of any date', () => {
    const html = shown({ needs: [offer, search], groups: [] });
    expect(html).toContain('Aucun nouveau profil depuis 14 jours');
    expect(html).toContain('<a href="/developers?technology=go">Voir tous les profils – Go à Nantes</a>');
  });

  it('nothing to look for: says what to do', () => {
    const html = shown({ needs: [], groups: [] });
    expect(html).toContain('Publiez une offre, ou enregistrez une recherche');
    expect(html).toContain('href="/job-manager"');
  });
});
