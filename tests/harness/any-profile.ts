import fc from 'fast-check';
import { contractTypes, jobSearchStates, remoteFrequencies } from '../../domain/profile/cards/job-search.ts';
import { isHttpUrl } from '../../domain/profile/cards/link.ts';
import { knownNetworks } from '../../domain/profile/cards/networks.ts';
import type { Month } from '../../domain/profile/month.ts';
import { manyLines, oneLine } from '../../domain/profile/text-limits.ts';
import { emptyProfile, type ResumePlace, type ResumeProfile, type ResumeSocial } from '../../domain/resume/profile.ts';
import { foldCase } from '../../domain/text/fold.ts';
import languages from '../../server/data/lookups/languages.json' with { type: 'json' };
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../server/data/lookups/technologies.json' with { type: 'json' };

export const lookups = { languages, professions, technologies };
export const thisMonth: Month = { year: 2026, month: 10 };

/** Texts as the cards store them: characters of any script, cleaned by the same rules. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'Développeuse C#',
    'O’Neil & Fils',
    '<b>ASP</b>',
    '=1+1',
    'null',
    '0',
    '2019',
    'Present',
    'a gif by b',
  ),
);
const clean = (put: (text: string) => string, most: number) => (text: string) =>
  put(put(text.toWellFormed()).slice(0, most).toWellFormed());
const anyLine = (most = 120) => texts.map(clean(oneLine, most)).filter((text) => text !== '');
const anyText = (most = 5000) =>
  fc
    .array(texts, { minLength: 1, maxLength: 3 })
    .map((lines) => clean(manyLines, most)(lines.join('\n')))
    .filter((text) => text !== '');
const perhaps = <T>(given: fc.Arbitrary<T>) => fc.option(given, { nil: null, freq: 4 });

const anyMonth = fc
  .integer({ min: 1980 * 12, max: thisMonth.year * 12 + thisMonth.month })
  .map((count): Month => ({ year: Math.floor(count / 12), month: count % 12 }));
const asCount = ({ year, month }: Month) => year * 12 + month;

const anyUrl = fc
  .oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom(
      'https://été.example/à?q=[é]|{x}#a#b',
      'http://[::1]:8080/a',
      'https://x.example/100%',
      'HTTPS://A.example',
    ),
    texts.map((text) => `https://a.example/${oneLine(text).toWellFormed()}`),
  )
  .map(oneLine)
  .filter((url) => isHttpUrl(url) && url.length <= 500);

const cities: ResumePlace[] = [
  { placeId: 'geonames:2990969', city: 'Nantes', country: 'France', countryCode: 'FR' },
  { placeId: 'geonames:2996944', city: 'Lyon', country: 'France', countryCode: 'FR' },
  { placeId: 'geonames:2800866', city: 'Bruxelles', country: 'Belgique', countryCode: 'BE' },
  { placeId: 'geonames:2660646', city: 'Genève', country: 'Suisse', countryCode: 'CH' },
];
export const places = new Map(cities.map((place) => [place.placeId, place]));
const anyPlace = fc.constantFrom(...cities);

const anyExperience = fc
  .record({
    id: fc.uuid(),
    companyName: anyLine(),
    jobTitle: anyLine(),
    description: fc.oneof(anyText(), fc.constant('')),
    place: perhaps(anyPlace),
    months: fc.tuple(anyMonth, perhaps(anyMonth)),
  })
  .map(({ months: [one, other], ...rest }) => {
    const [start = one, end] = [one, ...(other ? [other] : [])].toSorted((a, b) => asCount(a) - asCount(b));
    return { ...rest, start, end: end ?? null, stillEmployed: end === undefined };
  });

const anyEducationEntry = fc.record({
  id: fc.uuid(),
  schoolName: anyLine(),
  diploma: anyLine(),
  year: fc.integer({ min: 1980, max: thisMonth.year }),
  area: perhaps(anyLine()),
});

const anyProject = fc.record({
  id: fc.uuid(),
  name: anyLine(),
  date: anyMonth,
  description: fc.oneof(anyText(), fc.constant('')),
  link: perhaps(anyUrl),
  images: fc.array(fc.record({ handle: fc.stringMatching(/^[a-z0-9]{20,64}$/) }), { maxLength: 3 }),
});

const anySocials = fc
  .record({
    linkedin: perhaps(anyUrl),
    names: fc.uniqueArray(fc.constantFrom('github', 'twitter', 'codingame'), { maxLength: 3 }),
    username: fc.stringMatching(/^[a-z][\w-]{1,20}$/),
    custom: fc.uniqueArray(
      fc.record({ id: fc.uuid(), network: customName(), url: anyUrl, username: fc.constant(null) }),
      {
        maxLength: 3,
        selector: ({ network }) => network.toLowerCase(),
      },
    ),
  })
  .map(({ linkedin, names, username, custom }): ResumeSocial[] => [
    ...(linkedin ? [{ id: idOf(1), network: 'linkedin', url: linkedin, username: null }] : []),
    ...knownNetworks
      .filter((known) => names.some((name) => name === known))
      .map((network, index) => ({ id: idOf(index + 2), network, url: null, username })),
    ...custom,
  ]);

/** Any name except that of a known network in any capitals: those become that network's link. */
function customName() {
  return anyLine().filter(
    (name) => !/^(linkedin|github|twitter|x|codingame)(com)?$/i.test(name.replace(/[\s._-]/g, '')),
  );
}
const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

const flags = (...keys: string[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.constant(true as const), anyLine(160)), {
    noNullPrototype: true,
  });

const anyRemote = fc
  .tuple(perhaps(fc.constantFrom(...remoteFrequencies)), fc.integer({ min: 1, max: 4 }))
  .map(([remoteFrequency, days]) => ({
    remoteFrequency,
    remoteDaysPerWeek: remoteFrequency === 'hybrid' ? days : null,
  }));

const anyLists = fc.record({
  dreamPlaces: fc.uniqueArray(anyPlace, { maxLength: 4 }),
  contractTypes: fc.subarray([...contractTypes]),
  experiences: fc.uniqueArray(anyExperience, { maxLength: 4, selector: ({ companyName }) => foldCase(companyName) }),
  education: fc.uniqueArray(anyEducationEntry, { maxLength: 3, selector: ({ schoolName }) => foldCase(schoolName) }),
  projects: fc.uniqueArray(anyProject, { maxLength: 3, selector: ({ name }) => foldCase(name) }),
  technologies: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...technologies), { maxLength: 6 }),
      perhaps(fc.integer({ min: 0, max: 100 })),
    )
    .map(([list, value]) => list.map(({ id, nameFr }, position) => ({ id, name: nameFr, value, position }))),
  languages: fc
    .tuple(fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 4 }), fc.integer({ min: 0, max: 100 }))
    .map(([list, value]) =>
      list.map(({ id, nameFr, nameEn }, row) => ({ id: idOf(row), languageId: id, nameFr, nameEn, value })),
    ),
  interests: fc
    .uniqueArray(anyLine(), { maxLength: 3, selector: (name) => foldCase(name.split(' gif by ')[0] ?? '') })
    .map((names) => names.map((name, row) => ({ id: idOf(row), name }))),
  socials: anySocials,
  tests: fc.array(
    fc.record({
      id: fc.uuid(),
      name: anyLine(),
      centile: fc.double({ min: 0, max: 1, noNaN: true }),
      score: fc.integer({ min: 0, max: 3000 }),
      deviation: fc.option(fc.double({ min: 30, max: 300, noNaN: true })),
      endDate: fc.integer({ min: 1_500_000_000_000, max: 1_760_000_000_000 }),
    }),
    { maxLength: 2 },
  ),
  likes: fc.array(fc.record({ companyId: fc.uuid(), companyName: anyLine() }), { maxLength: 14 }),
  perks: flags('mood', 'challenge', 'salary', 'work_hours', 'training', 'responsibilities', 'perks', 'other'),
  jobIssues: flags('no_tech', 'no_responsibilities', 'boring_team', 'salary', 'other'),
});

const anyFields = fc.record({
  displayName: anyLine(60),
  email: perhaps(fc.emailAddress()),
  phone: perhaps(fc.constantFrom('+33 6 39 98 12 34', '+32 470 123 456')),
  oneSentenceDescription: perhaps(anyLine(160)),
  personalMessage: perhaps(anyText()),
  profession: perhaps(fc.constantFrom(...professions)),
  place: perhaps(anyPlace),
  jobSearchState: fc.constantFrom(...jobSearchStates),
  salary: perhaps(fc.integer({ min: 1, max: 200 })),
  averageDailyRate: perhaps(fc.integer({ min: 1, max: 5000 })),
  visaSponsorship: perhaps(fc.boolean()),
  codingReason: perhaps(anyText()),
  codeExperienceYears: perhaps(fc.integer({ min: 0, max: 100 })),
  otherExperienceYears: perhaps(fc.integer({ min: 0, max: 100 })),
  studiesYears: perhaps(fc.integer({ min: 0, max: 10 })),
  interestedTechnologies: perhaps(anyText(500)),
  soundtrackUrl: perhaps(
    fc.constantFrom('https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'https://deezer.com/fr/album/302127'),
  ),
});

/** Profiles that the product can store, from an empty account to full and unusual ones. */
export const anyProfile: fc.Arbitrary<ResumeProfile> = fc
  .tuple(anyFields, anyLists, anyRemote)
  .map(([{ profession, ...fields }, lists, remote]) => ({
    ...emptyProfile(),
    ...fields,
    ...lists,
    ...remote,
    professionId: profession?.id ?? null,
    profession: profession?.displayNameFr ?? null,
    lastUpdate: new Date('2026-11-02T08:30:00Z'),
  }));
