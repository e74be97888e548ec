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

describe("'Votre page entreprise est incomplète' when the company isNotCompleted", () => {
  it.each<[string, Partial<CompanyFacts>, boolean, number]>([
    ['all of it', {}, false, 100],
    ['no description', { description: null }, true, 85],
    ['a description that says nothing', { description: 'x'.repeat(tellingDescription - 1) }, true, 85],
    ['a description of spaces', { description: ' '.repeat(200) }, true, 85],
    ['no website', { website: null }, true, 85],
    ['no city', { hasPlace: false }, true, 85],
    ['no technology', { technologies: 0 }, true, 85],
    ['no logo of its own', { hasLogo: false }, false, 85],
    ['no size', { staffCount: null }, false, 85],
    ['nothing asked of candidates', { superlikeRequirements: null }, false, 85],
    ['nothing that is only wished for', { hasLogo: false, staffCount: null, superlikeRequirements: ' ' }, false, 57],
  ])('%s', (_, facts, missing, percent) => {
    expect(isNotCompleted({ ...whole, ...facts })).toBe(missing);
    expect(companyGuide({ ...whole, ...facts })).toMatchObject({ percent, isNotCompleted: missing });
  });

  it('says what is missing, the required first', () => {
    const { steps } = companyGuide({ ...whole, description: null, hasLogo: false });
    expect(steps.filter(({ done }) => !done)).toEqual([
      { item: 'description', required: true, done: false },
      { item: 'logo', required: false, done: false },
    ]);
  });
});
