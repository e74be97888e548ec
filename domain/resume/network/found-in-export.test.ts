import { describe, expect, it } from 'vitest';
import { foundInExport } from './found-in-export.ts';
import type { ImportedExperience, NetworkProfile } from './profile.ts';

const today = { year: 2026, month: 10 };
const role: ImportedExperience = {
  ...{ companyName: 'Keys', jobTitle: 'Owner', start: { year: 2020, month: 4 }, end: { year: 2021, month: 4 } },
  ...{ stillEmployed: false, location: null, description: null },
};
const profile: NetworkProfile = {
  ...{ language: 'en', name: 'Lou', headline: null, location: null, summary: null },
  ...{ email: null, phone: null, linkedinUrl: null, skills: [], languages: [], certifications: [] },
  ...{ experiences: [], education: [], unplaced: [] },
};
const found = (change: Partial<NetworkProfile>) => foundInExport({ ...profile, ...change }, today).found;
const experience = (change: Partial<ImportedExperience>) =>
  found({ experiences: [{ ...role, ...change }] }).experiences[0];

describe('what an export gives to a profile (docs/product/resume.md, Importing a LinkedIn PDF)', () => {
  it('the skill r is ignored, in any capitals', () => {
    const { skills } = found({ skills: ['r', 'Ruby', ' R ', 'Rust'] });
    expect(skills.map(({ name }) => name)).toEqual(['Ruby', 'Rust']);
  });

  it.each([
    ['no end', null, null, true],
    ['an end in the future', { year: 2027, month: 0 }, null, true],
    ['an end', { year: 2021, month: 4 }, { year: 2021, month: 4 }, false],
  ])('an experience with %s', (_, end, kept, stillEmployed) =>
    expect(experience({ end })).toMatchObject({ end: kept, stillEmployed }),
  );

  it.each([
    ['the line of the place', 'Dieppe', 'Rouen\nCables.', 'Dieppe'],
    ['the first line of the description, without a line of the place', null, 'Rouen\nCables.', 'Rouen'],
    ['nothing, without both', null, null, undefined],
  ])('the place of an experience is looked up from %s', (_, location, description, name) =>
    expect(experience({ location, description })?.place?.name).toBe(name),
  );
});
