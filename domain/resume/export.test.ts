import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProfile } from '../../tests/harness/any-profile.ts';
import { emptyExperience } from '../profile/cards/experience.ts';
import { makeResume, type ResumeOptions } from './export.ts';
import { emptyProfile, type ResumeProfile } from './profile.ts';
import { anonymousParts, resumeRights } from './rights.ts';

const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const isValid = ajv.compile(schema);

const options: ResumeOptions = {
  locale: 'fr',
  parts: resumeRights({ viewerKind: 'owner', professionId: null }),
  addresses: {
    picture: 'https://vivier.example/images/pppppppppppppppppppp/150.webp',
    tracked: (url) => `https://vivier.example/t?link=${encodeURIComponent(url)}`,
    image: (handle) => `https://vivier.example/images/${handle}/600.webp`,
  },
  issuer: 'Vivier',
};
const anonymous = { ...options, parts: anonymousParts };

const nantes = { placeId: 'geonames:2990969', city: 'Nantes', country: 'France', countryCode: 'FR' };
const camille: ResumeProfile = {
  ...emptyProfile(),
  displayName: 'Camille D',
  firstName: 'Camille',
  lastName: 'Durand-Léger',
  seoAlias: 'camille-d',
  email: 'camille@vivier.example',
  phone: '+33 6 39 98 12 34',
  oneSentenceDescription: 'Scala, et du soin',
  personalMessage:
    'Moi, c’est CAMILLE LEGER : camille.pro@mail.example, 06.39.98.12.34, github.com/camd. De 2019 - 2022 : Scala.',
  professionId: 'back-end-developer',
  profession: 'Développeur·euse back-end',
  place: nantes,
  jobSearchState: 'dreamjob_only',
  contractTypes: ['permanent', 'freelance'],
  dreamPlaces: [nantes],
  remoteFrequency: 'hybrid',
  remoteDaysPerWeek: 3,
  salary: 52,
  averageDailyRate: 480,
  visaSponsorship: false,
  perks: { mood: true },
  jobIssues: { other: 'Trop de réunions chez clever cloud' },
  codingReason: 'Pour aider mon club',
  codeExperienceYears: 6,
  otherExperienceYears: 2,
  studiesYears: 5,
  interestedTechnologies: 'Rust',
  soundtrackUrl: 'https://soundcloud.com/camille-d/un-titre',
  experiences: [
    {
      ...emptyExperience(),
      id: 'e1',
      companyName: 'Banque du Large',
      jobTitle: 'Développeuse',
      description: 'Virements',
      start: { year: 2017, month: 8 },
      end: { year: 2020, month: 1 },
      stillEmployed: false,
      place: null,
    },
    {
      ...emptyExperience(),
      id: 'e2',
      companyName: 'Clever Cloud',
      jobTitle: 'Développeuse Scala',
      description: 'Plateforme de Clever Cloud.',
      start: { year: 2020, month: 2 },
      end: null,
      stillEmployed: true,
      place: nantes,
    },
  ],
  education: [
    { id: 'f1', schoolName: 'IUT de Nantes', diploma: 'DUT', year: 2014, area: null },
    { id: 'f2', schoolName: 'Centrale', diploma: 'Ingénieure', year: 2017, area: 'Informatique' },
  ],
  projects: [
    {
      id: 'p1',
      name: 'Marée haute',
      date: { year: 2023, month: 0 },
      description: 'Les marées.',
      link: 'https://marée.example',
      images: [{ handle: 'a'.repeat(20) }],
    },
  ],
  technologies: [{ id: 'scala', name: 'Scala', value: 90, position: 0 }],
  languages: [{ id: 'l1', languageId: 'en', nameFr: 'Anglais', nameEn: 'English', value: 80 }],
  interests: [{ id: 'i1', name: 'Voile gif by SailFan' }],
  socials: [
    { id: 's1', network: 'github', url: null, username: 'camd' },
    { id: 's2', network: 'Blog', url: 'https://camille-d.example', username: null },
  ],
  tests: [
    { id: 't1', name: 'Java', centile: 0.409, score: 1560, deviation: 100, endDate: Date.UTC(2025, 5, 3) },
    { id: 't2', name: 'Scala', centile: 0.0999, score: 1737, deviation: 70, endDate: Date.UTC(2026, 0, 9) },
  ],
  likes: Array.from({ length: 12 }, (_, index) => ({ companyId: `c${index}`, companyName: `Société ${index}` })),
  lastUpdate: new Date('2026-11-02T08:30:15.123Z'),
};

describe('the résumé of a profile (docs/product/resume.md, JSON Resume format)', () => {
  const resume = makeResume(camille, options);

  it('has basics with the names of the standard and those of the product', () => {
    expect(resume.basics).toEqual({
      name: 'Camille D',
      title: 'Développeuse Scala',
      label: 'Développeuse Scala',
      picture: options.addresses.picture,
      image: options.addresses.picture,
      email: 'camille@vivier.example',
      phone: '+33 6 39 98 12 34',
      summary: 'Scala, et du soin',
      location: { city: 'Nantes', locationCountryCode: 'FR', countryCode: 'FR', placeId: nantes.placeId },
      profiles: [
        {
          id: 's1',
          network: 'github',
          username: 'camd',
          url: 'https://vivier.example/t?link=https%3A%2F%2Fgithub.com%2Fcamd',
        },
        { id: 's2', network: 'Blog', url: 'https://vivier.example/t?link=https%3A%2F%2Fcamille-d.example' },
      ],
    });
  });

  it('has work sorted by start, newest first, dates as yyyy-MM-dd, and no end for a current job', () => {
    expect(resume.work).toEqual([
      {
        id: 'e2',
        index: 1,
        name: 'Clever Cloud',
        position: 'Développeuse Scala',
        startDate: '2020-03-01',
        summary: 'Plateforme de Clever Cloud.',
        location: 'Nantes, France',
        placeId: nantes.placeId,
      },
      {
        id: 'e1',
        index: 0,
        name: 'Banque du Large',
        position: 'Développeuse',
        startDate: '2017-09-01',
        endDate: '2020-02-01',
        summary: 'Virements',
      },
    ]);
  });

  it('has education with the first day of its year, newest first', () => {
    expect(resume.education).toEqual([
      {
        id: 'f2',
        index: 1,
        institution: 'Centrale',
        studyType: 'Ingénieure',
        area: 'Informatique',
        endDate: '2017-01-01',
      },
      { id: 'f1', index: 0, institution: 'IUT de Nantes', studyType: 'DUT', endDate: '2014-01-01' },
    ]);
  });

  it('has projects with `link` as typed, and `url` as every validator accepts it', () => {
    expect(resume.projects).toEqual([
      {
        id: 'p1',
        index: 0,
        name: 'Marée haute',
        description: 'Les marées.',
        endDate: '2023-01-01',
        link: 'https://marée.example',
        url: 'https://xn--mare-dpa.example/',
        images: [{ url: `https://vivier.example/images/${'a'.repeat(20)}/600.webp` }],
      },
    ]);
  });

  it('has skills, languages in its own language, and interests without the name of their picture', () => {
    expect(resume.skills).toEqual([{ id: 'scala', name: 'Scala', position: 0, value: 90 }]);
    expect(resume.languages).toEqual([{ id: 'en', name: 'Anglais', language: 'Anglais', value: 80 }]);
    expect(makeResume(camille, { ...options, locale: 'en' }).languages[0]?.name).toBe('English');
    const unnamed = camille.languages.map((one) => ({ ...one, nameFr: '' }));
    expect(makeResume({ ...camille, languages: unnamed }, options).languages[0]?.name).toBe('English');
    expect(resume.interests).toEqual([{ id: 'i1', name: 'Voile' }]);
  });

  it('has tests with a truncated percentage, best first, also as certificates', () => {
    expect(resume.tests).toEqual([
      { id: 't2', name: 'Scala', value: 9, score: 1737, margin: 135, endDate: '2026-01-09' },
      { id: 't1', name: 'Java', value: 40, score: 1560, margin: 195, endDate: '2025-06-03' },
    ]);
    expect(resume.certificates).toEqual([
      { name: 'Scala', date: '2026-01-09', issuer: 'Vivier' },
      { name: 'Java', date: '2025-06-03', issuer: 'Vivier' },
    ]);
  });

  it.each([
    [0.29, 29],
    [0.57, 57],
    [0.299999, 29],
    [0, 0],
    [1, 100],
  ])('has a test value from its centile: %f gives %i', (centile, value) => {
    const one = { id: 't', name: 'Rust', centile, score: 1500, deviation: 100, endDate: Date.UTC(2026, 0, 9) };
    expect(makeResume({ ...camille, tests: [one] }, options).tests[0]?.value).toBe(value);
  });

  it.each([
    ['a provisional result', 120, { score: 1512, margin: 235, provisional: true }],
    ['a result whose deviation is not known', null, { score: 1512, provisional: true }],
  ])('has no percentage for %s', (_, deviation, expected) => {
    const one = { id: 't', name: 'Rust', centile: 0.01, score: 1512, deviation, endDate: Date.UTC(2026, 0, 9) };
    const written = { id: 't', name: 'Rust', ...expected, endDate: '2026-01-09' };
    const { tests } = makeResume({ ...camille, tests: [one, ...camille.tests] }, options);
    expect(tests.at(-1)).toEqual(written);
  });

  it('has the first 10 liked companies, and the number of the others', () => {
    expect(resume.likes).toMatchObject({ companiesLength: 12, companiesLeft: 2 });
    expect(Object.values(resume.likes?.selectedCompanies ?? {})).toHaveLength(10);
    expect(resume.likes?.selectedCompanies.c9).toEqual({ companyName: 'Société 9' });
  });

  it('has the part that is specific to the product', () => {
    expect(resume.specific).toEqual({
      basics: {
        visaSponsorship: false,
        personalDescription: camille.personalMessage,
        globalJobTitle: 'Développeur·euse back-end',
      },
      dreamJob: {
        locations: [{ id: nantes.placeId, index: 0, placeId: nantes.placeId, name: 'Nantes, France' }],
        salary: '52',
        averageDailyRate: 480,
        perks: { mood: true },
        remoteFrequency: { frequency: 'hybrid', daysPerWeek: 3 },
      },
      currentJob: { issues: camille.jobIssues },
      education: { studiesLevel: 5 },
      work: {
        contractTypes: ['permanent', 'freelance'],
        codingYears: 6,
        codingReason: 'Pour aider mon club',
        searchState: 'dreamjobOnly',
        otherExperienceYears: 2,
        codeExperienceYears: 6,
      },
      sound: {
        embedUrl: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fcamille-d%2Fun-titre',
        url: 'https://soundcloud.com/camille-d/un-titre',
      },
      interestedBy: 'Rust',
    });
  });

  it('names the standard and its version', () => {
    expect(resume.$schema).toBe('https://unpkg.com/@jsonresume/schema@1.3.1/schema.json');
    expect(resume.meta).toEqual({ version: 'v1.3.1', language: 'fr', lastModified: '2026-11-02T08:30:15' });
  });
});

describe('the résumé leaves out the parts that a viewer may not see', () => {
  const made = (change: object) => makeResume(camille, { ...options, parts: { ...options.parts, ...change } });

  it('employer names', () => {
    expect(made({ employers: false }).work.map((one) => 'name' in one)).toEqual([false, false]);
  });

  it('social links, the job title, phone and e-mail', () => {
    expect(made({ socials: false }).basics.profiles).toEqual([]);
    expect(made({ jobTitle: false }).specific.basics).not.toHaveProperty('globalJobTitle');
    const { basics } = made({ contact: false });
    expect([basics.email, basics.phone]).toEqual([undefined, undefined]);
  });
});

it('the résumé contains no health data, even when the profile given contains some', () => {
  const handed = { ...camille, health: { content: 'malentendante' }, rqth: { status: true, content: 'malentendante' } };
  expect(JSON.stringify(makeResume(handed, options))).not.toMatch(/rqth|health|malentendante/i);
});

describe('the anonymised résumé', () => {
  const resume = makeResume(camille, anonymous);
  const written = JSON.stringify(resume).toLowerCase();

  it.each([
    'camille',
    'durand',
    'léger',
    'leger',
    'camd',
    'mail.example',
    '39.98',
    '39 98',
    'clever',
    'banque du large',
  ])('does not contain %s', (secret) => expect(written).not.toContain(secret));

  it('has no photo, no link and no id of the profile’s own rows', () => {
    expect(written).not.toMatch(/pppp|aaaa|marée\.|xn--|soundcloud|gif|"[efpils]\d"/);
    expect(Object.keys(resume.basics)).toEqual(['title', 'label', 'summary', 'location', 'profiles']);
    expect(resume).not.toHaveProperty('likes');
    expect(resume.tests.map((one) => 'endDate' in one)).toEqual([false, false]);
    expect(resume.tests).toMatchObject([
      { score: 1750, margin: 200 },
      { score: 1550, margin: 250 },
    ]);
  });

  it('still contains skills and experience', () => {
    expect(resume.work[0]).toMatchObject({ position: 'Développeuse Scala', startDate: '2020-03-01' });
    expect(resume.specific.basics.personalDescription).toBe('Moi, c’est … … : …, …, … De 2019 - 2022 : Scala.');
    expect(resume.specific.currentJob.issues).toEqual({ other: 'Trop de réunions chez …' });
  });

  it('does not contain a Greek name in capitals, whose last letter has another form', () => {
    const told = { ...camille, lastName: 'Παπαδόπουλος', personalMessage: 'Κύριος ΠΑΠΑΔΟΠΟΥΛΟΣ, Scala' };
    expect(makeResume(told, anonymous).specific.basics.personalDescription).toBe('Κύριος …, Scala');
  });

  it('contains no confidential word of any profile in its texts', () => {
    const name = fc.constantFrom('Éloïse', 'Jean-Noël', 'O’Connell', 'Bob');
    const around = fc.constantFrom('', 'Bonjour ', '(', '« ', 'l’');
    fc.assert(
      fc.property(anyProfile, name, around, (profile, secret, before) => {
        const texts = `${before}${secret.toUpperCase()}, ${secret.toLowerCase()}@poste.example +33639981234`;
        const told = {
          ...profile,
          firstName: secret,
          personalMessage: texts,
          oneSentenceDescription: texts,
          codingReason: texts,
        };
        const { specific, basics } = makeResume(told, anonymous);
        const said =
          `${specific.basics.personalDescription}${specific.work.codingReason}${basics.summary}`.toLowerCase();
        for (const one of [secret.toLowerCase(), 'poste', '3963']) expect(said).not.toContain(one);
      }),
      { seed: 7, numRuns: 60 },
    );
  });
});

describe('the résumé is valid against the official schema 1.3.1', () => {
  it('with the official schema, which refuses invalid documents', () => {
    expect(isValid({ work: [{ endDate: '' }] })).toBe(false);
    expect(isValid({ projects: [{ url: 'https://été.example/é' }] })).toBe(false);
    expect(isValid({ basics: { phone: null } })).toBe(false);
  });

  it.each([
    ['an empty profile', emptyProfile()],
    ['a complete profile', camille],
  ])('for %s', (_, profile) => {
    for (const given of [options, anonymous]) {
      isValid(makeResume(profile, given));
      expect(isValid.errors).toBeNull();
    }
  });

  it('for any profile and any viewer, without nulls and empty texts', () => {
    const parts = fc.record({
      employers: fc.boolean(),
      socials: fc.boolean(),
      projects: fc.boolean(),
      interests: fc.boolean(),
      soundtrack: fc.boolean(),
      jobTitle: fc.boolean(),
      contact: fc.boolean(),
      likes: fc.boolean(),
      anonymous: fc.boolean(),
    });
    fc.assert(
      fc.property(anyProfile, parts, fc.boolean(), (profile, given, wrapped) => {
        const tracked = wrapped ? options.addresses.tracked : (url: string) => url;
        const resume = makeResume(profile, { ...options, parts: given, addresses: { ...options.addresses, tracked } });
        isValid(JSON.parse(JSON.stringify(resume)));
        expect(isValid.errors).toBeNull();
        expect(JSON.stringify(resume)).not.toMatch(/:(null|"")/);
      }),
      { seed: 20261115, numRuns: 150 },
    );
  });
});
