import { describe, expect, it } from 'vitest';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { cardsMoved, endsAcross } from './card-places.ts';

const technologies = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id, handle: null, value: 70 }));
const languages = ['fr', 'en'].map((id) => ({ id, name: id, value: 70 }));
const cards = {
  about: { description: 'text', codingReason: 'why' },
  projects: [{ images: [] }],
  education: { education: [{}] },
  jobSearch: { contractTypes: ['permanent'], places: [{}], salary: null, perks: { training: true } },
  technologies,
  skills: { interestedTechnologies: 'more', languages },
  links: [{}, {}],
} as unknown as Cards;
const experiences = (count: number) => ({ experiences: Array.from({ length: count }, () => ({})) });
const moved = (change: object, { canEdit = false, others = 0 } = {}) =>
  cardsMoved({ ...cards, ...change } as unknown as Cards, { canEdit, others });

describe('the columns of a profile (docs/product/profile.md, The profile page)', () => {
  it('with a career, every card is in its own column', () => {
    expect(moved({ experiences: experiences(3) })).toEqual([]);
  });

  it('with little in the wide column, the technologies fill it', () => {
    expect(moved({})).toEqual(['technologies']);
  });

  it('with almost nothing in it, the skills follow', () => {
    expect(moved({ about: undefined, education: undefined, tests: [{}, {}, {}] })).toEqual(['technologies', 'skills']);
  });

  it('an empty wide column stays empty: the page then has one column', () => {
    expect(moved({ about: undefined, projects: [], education: undefined })).toEqual([]);
  });

  it('an invitation to fill a card does not move', () => {
    expect(
      moved({ technologies: [], skills: { interestedTechnologies: null, languages: [] } }, { canEdit: true }),
    ).toEqual([]);
  });

  it('projects and education stand below both columns where these are then closer to even', () => {
    const across = (change: object) =>
      endsAcross({ ...cards, ...change } as unknown as Cards, { canEdit: false, others: 0 });
    const projects = Array.from({ length: 3 }, () => ({ images: [] }));
    expect(across({ experiences: experiences(4), projects })).toBe(true);
    // The other column is the longer one, or there is nothing to set across.
    expect(across({ projects })).toBe(false);
    expect(across({ experiences: experiences(8), projects: [] })).toBe(false);
  });

  it('the CV and the card of the team count for the narrow column', () => {
    const change = { experiences: experiences(2), education: undefined };
    expect(moved(change)).toEqual([]);
    expect(moved(change, { others: 2 })).toEqual(['technologies']);
  });
});
