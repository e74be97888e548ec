import { describe, expect, it } from 'vitest';
import { cardTypes } from './cards/card.ts';
import { type GuideItem, guide, guideItems, isShort, type ProfileFacts } from './completeness.ts';

const nothing: ProfileFacts = {
  firstName: '',
  lastName: '',
  professionId: null,
  hasPlace: false,
  oneSentenceDescription: null,
  description: null,
  hasPicture: false,
  contractTypes: 0,
  dreamPlaces: 0,
  technologies: 0,
  experiences: 0,
  thinExperiences: 0,
  education: 0,
  projects: 0,
  thinProjects: 0,
  projectsWithPicture: 0,
  languages: 0,
  socials: 0,
  phone: false,
};
const required: ProfileFacts = {
  ...nothing,
  firstName: 'Camille',
  lastName: 'Verdier',
  professionId: 'front-end-developer',
  hasPlace: true,
  oneSentenceDescription: 'Je soigne les interfaces.',
  description: 'Dix ans de web.',
  contractTypes: 1,
  dreamPlaces: 1,
  technologies: 1,
  education: 1,
};

describe('a short profile becomes complete with the required parts (docs/product/profile.md, Short profiles)', () => {
  it('is short without any part, and complete with the required parts', () => {
    expect(isShort(nothing)).toBe(true);
    expect(isShort(required)).toBe(false);
  });
  it.each<[string, Partial<ProfileFacts>]>([
    ['a first name', { firstName: ' ' }],
    ['a last name', { lastName: '' }],
    ['a profession', { professionId: null }],
    ['a city', { hasPlace: false }],
    ['a short description', { oneSentenceDescription: null }],
    ['a description', { description: '' }],
    ['a contract type', { contractTypes: 0 }],
    ['a city to work in', { dreamPlaces: 0 }],
    ['a technology', { technologies: 0 }],
    ['an experience, an education entry or a project', { education: 0 }],
  ])('is short without %s', (_, missing) => expect(isShort({ ...required, ...missing })).toBe(true));
  it.each(['experiences', 'projects'] as const)('is complete with %s instead of an education entry', (kind) => {
    expect(isShort({ ...required, education: 0, [kind]: 1 })).toBe(false);
  });
});

describe('the guide to complete a profile', () => {
  const done = (facts: ProfileFacts) =>
    guide(facts)
      .steps.filter((step) => step.done)
      .map(({ item }) => item);
  it('lists the missing parts in the order in which recruiters read them, required parts first', () => {
    const { steps, percent } = guide(nothing);
    expect(steps.map(({ item }) => item)).toEqual(guideItems);
    const firstOptional = steps.findIndex((step) => !step.required);
    expect(steps.slice(firstOptional).some((step) => step.required)).toBe(false);
    expect(percent).toBe(0);
  });
  it('links every part to a card that exists', () => {
    for (const { card } of guide(nothing).steps) expect(cardTypes).toContain(card);
  });
  it('has a percentage that is rounded down', () => {
    const count = done(required).length;
    expect(guide(required).percent).toBe(Math.floor((count / guideItems.length) * 100));
  });
  it.each<[string, Partial<ProfileFacts>, GuideItem, boolean]>([
    ['a summary of 5 characters', { oneSentenceDescription: 'abcde' }, 'sentence', true],
    ['a summary of 4 characters', { oneSentenceDescription: 'abcd' }, 'sentence', false],
    ['a summary of 110 characters', { oneSentenceDescription: 'a'.repeat(110) }, 'sentence', true],
    ['a summary of 111 characters', { oneSentenceDescription: 'a'.repeat(111) }, 'sentence', false],
    ['experiences with long descriptions', { experiences: 2 }, 'experiences', true],
    ['an experience with a short description', { experiences: 2, thinExperiences: 1 }, 'experiences', false],
    ['a project with a short description', { projects: 1, thinProjects: 1 }, 'projects', false],
    ['projects without a picture', { projects: 2 }, 'projectPictures', false],
    ['a project with a picture', { projects: 2, projectsWithPicture: 1 }, 'projectPictures', true],
    ['a phone number', { phone: true }, 'phone', true],
  ])('counts or does not count %s', (_, facts, item, expected) => {
    expect(done({ ...required, ...facts }).includes(item)).toBe(expected);
  });
});
