import { describe, expect, it } from 'vitest';
import type { NetworkRun } from '../document.ts';
import { readNetworkExport } from '../read-network-export.ts';

/** A file without sizes and columns: one line under the other. */
function read(lines: string[], language?: string) {
  const runs = lines.map((text, at): NetworkRun => ({ page: 1, x: 10, y: 10 + at * 12, size: 10, text }));
  return readNetworkExport({ runs, links: [], ...(language && { language }) });
}

const side = [
  'Contact',
  'lou@keys.example',
  'www.linkedin.com/in/lou (LinkedIn)',
  'Top Skills',
  'Soldering',
  'Education',
  'Languages',
  'English (Native or Bilingual)',
];
const top = ['Lou Tavernier', 'Mechanical keyboards', 'Dieppe', 'Summary', 'Keys.', 'Page 1 of 2', 'And locks.'];
const experience = [
  'Experience',
  'Keys',
  '2 years 1 month',
  'Owner',
  'May 2020 - May 2021 (1 year 1 month)',
  'Dieppe',
  'Layouts.',
  'Trainee',
  'May 2019 - April 2020 (1 year)',
  'Page 2 of 2',
  'Cables.',
  'Locks Ltd',
  'Locksmith',
  '2011 - 2012 (1 year)',
];
const education = [
  'Education',
  'Mill School',
  'Diploma,\u00a0Keys, and locks\u00a0·\u00a0(2008\u00a0-\u00a02010)',
  'Dance school',
];

describe('an export without sizes', () => {
  it('is read line by line: footers and durations are ignored, headers are whole lines', () => {
    expect(read([...side, ...top, ...experience, 'Doors.', ...education])).toEqual({
      language: 'en',
      name: 'Lou Tavernier',
      headline: 'Mechanical keyboards',
      location: 'Dieppe',
      summary: 'Keys.\nAnd locks.',
      email: 'lou@keys.example',
      phone: null,
      linkedinUrl: 'https://www.linkedin.com/in/lou',
      skills: ['Soldering', 'Education'],
      languages: [{ name: 'English', level: 'Native or Bilingual' }],
      certifications: [],
      experiences: [
        {
          companyName: 'Keys',
          jobTitle: 'Owner',
          start: { year: 2020, month: 4 },
          end: { year: 2021, month: 4 },
          stillEmployed: false,
          location: null,
          description: 'Dieppe\nLayouts.',
        },
        {
          companyName: 'Keys',
          jobTitle: 'Trainee',
          start: { year: 2019, month: 4 },
          end: { year: 2020, month: 3 },
          stillEmployed: false,
          location: null,
          description: 'Cables.',
        },
        {
          companyName: 'Locks Ltd',
          jobTitle: 'Locksmith',
          start: { year: 2011, month: null },
          end: { year: 2012, month: null },
          stillEmployed: false,
          location: null,
          description: 'Doors.',
        },
      ],
      education: [
        { schoolName: 'Mill School', diploma: 'Diploma', area: 'Keys, and locks', year: 2010 },
        { schoolName: 'Dance school', diploma: null, area: null, year: null },
      ],
      unplaced: [],
    });
  });

  it('accepts the education header only after line 30', () => {
    const early = [
      'Coordonnées',
      'www.linkedin.com/in/lou (LinkedIn)',
      'Lou',
      'Claviers',
      'Dieppe',
      'Formation',
      'Lycée',
    ];
    expect(read(early)).toMatchObject({
      language: 'fr',
      name: 'Lou',
      location: 'Dieppe',
      education: [],
      unplaced: ['Formation', 'Lycée'],
    });
    const filled = Array.from({ length: 30 }, (_, at) => `Compétence ${at}`);
    const late = ['Coordonnées', 'Principales compétences', ...filled, 'Formation', 'Lycée'];
    expect(read(late)).toMatchObject({ education: [{ schoolName: 'Lycée' }] });
    expect(read([...filled.slice(0, 29), 'Education'])).toEqual({ error: 'language' });
    expect(read([...filled, 'Education'])).toMatchObject({ language: 'en' });
  });

  it('ends a company whose last role is current when its roles have lasted its total duration', () => {
    const roles = [
      'Keys',
      '2 years',
      'Owner',
      'May 2020 - Present (1 year)',
      'Trainee',
      'May 2019 - April 2020 (1 year)',
    ];
    const more = ['Locks Ltd', 'Locksmith', '2011 - 2012 (1 year)'];
    const outcome = read([
      ...side,
      ...top,
      'Experience',
      ...roles,
      ...more,
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      ...education,
    ]);
    expect('experiences' in outcome && outcome.experiences.map(({ companyName }) => companyName)).toEqual([
      'Keys',
      'Keys',
      'Locks Ltd',
    ]);
  });

  it('joins a degree that continues in the line with its dates', () => {
    const cut = ['Education', 'Mill School', 'Diploma,\u00a0Keys, and', 'locks\u00a0·\u00a0(2010)', 'Dance school'];
    expect(read([...side, ...top, ...experience, 'Doors.', ...cut])).toMatchObject({
      education: [
        { schoolName: 'Mill School', diploma: 'Diploma', area: 'Keys, and locks', year: 2010 },
        { schoolName: 'Dance school' },
      ],
    });
  });

  it('fails with the language error without a header', () => {
    expect(read([])).toEqual({ error: 'language' });
    expect(read(['Une lettre', 'vos coordonnées, votre formation, top skills', 'Page 1 of 1'])).toEqual({
      error: 'language',
    });
  });
});
