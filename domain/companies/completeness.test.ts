import { describe, expect, it } from 'vitest';
import { type CompanyFacts, companyGuide, isNotCompleted, tellingDescription } from './completeness.ts';

const whole: CompanyFacts = {
  description: 'x'.repeat(tellingDescription),
  website: 'https://mareva.example',
  hasPlace: true,
  technologies: 1,
  hasLogo: true,
  staffCount: 1,
  superlikeRequirements: 'Dites-nous ce que vous avez construit.',
};

describe('completeness of a company page (docs/product/companies.md, Completeness of a company page)', () => {
  it.each<[string, Partial<CompanyFacts>, boolean, number]>([
    ['a complete page', {}, false, 100],
    ['no description', { description: null }, true, 85],
    ['a description that is too short', { description: 'x'.repeat(tellingDescription - 1) }, true, 85],
    ['a description of spaces', { description: ' '.repeat(200) }, true, 85],
    ['no website', { website: null }, true, 85],
    ['no city', { hasPlace: false }, true, 85],
    ['no technology', { technologies: 0 }, true, 85],
    ['no logo', { hasLogo: false }, false, 85],
    ['no company size', { staffCount: null }, false, 85],
    ['no requirements for candidates', { superlikeRequirements: null }, false, 85],
    ['only the required parts', { hasLogo: false, staffCount: null, superlikeRequirements: ' ' }, false, 57],
  ])('of %s', (_, facts, missing, percent) => {
    expect(isNotCompleted({ ...whole, ...facts })).toBe(missing);
    expect(companyGuide({ ...whole, ...facts })).toMatchObject({ percent, isNotCompleted: missing });
  });

  it('lists the missing parts, required ones first', () => {
    const { steps } = companyGuide({ ...whole, description: null, hasLogo: false });
    expect(steps.filter(({ done }) => !done)).toEqual([
      { item: 'description', required: true, done: false },
      { item: 'logo', required: false, done: false },
    ]);
  });
});
