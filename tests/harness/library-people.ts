import { sql } from 'kysely';
import { strengthOf } from '../../domain/fit/strength.ts';
import { hiddenFrom } from '../../domain/library/employer.ts';
import { languageMarks, testMarks } from '../../domain/library/marks.ts';
import type { LibraryProfile } from '../../domain/library/search.ts';
import { profileWords } from '../../domain/library/words.ts';
import { contractTypes, remoteFrequencies, visibleJobSearchStates } from '../../domain/profile/cards/job-terms.ts';
import { genderForms } from '../../domain/vocabulary/name-forms.ts';
import { phraseOf, type VocabularyKind } from '../../domain/vocabulary/vocabulary.ts';
import type { Database } from '../../server/data/database.ts';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../server/data/lookups/technologies.json' with { type: 'json' };
import { readVocabularyFile } from '../../server/data/vocabulary/read-vocabulary-file.ts';
import { createRandom } from '../../server/data/world/random.ts';
import { refreshProfiles } from '../../server/services/library/refresh-profiles.ts';

/** Few values of each kind, so that random filters often match. */
export const vocabulary = {
  technologies: ['react', 'typescript', 'c-sharp', 'c-plus-plus', 'node-js', 'dot-net', 'go', 'python'],
  professions: ['front-end-developer', 'full-stack-developer', 'data-engineer'],
  languages: ['fr', 'en', 'de', 'it'],
  /** Tests of these technologies, by their names. */
  tests: ['essai-react', 'essai-go', 'essai-python'],
  /** Nantes and its neighbours, and distant cities. */
  cities: ['insee:44109', 'insee:44143', 'insee:44162', 'insee:35238', 'insee:69123', 'geonames:2800866'],
  employers: ['Maréva', 'MAREVA SAS', 'Maréva Ports', 'Nuagerie', 'Data Dog', 'Datadog'],
  words: ['Éditeur', 'cœur', 'front-end', 'Node.js', 'C++', 'développeur·euse', 'mer', 'merveille', 'nantes', 'l’été'],
};

export type KnownPerson = LibraryProfile & {
  id: string;
  boost: number;
  lastUpdate: string;
  listed: boolean;
  /** What only fit reads. */
  strengths: number[];
};

type Place = { id: string; region: string; names: string[]; latitude: number; longitude: number };

/**
 * Developers written directly into the tables of their profiles, and the same developers in the form of the reference,
 * computed from the written values and not from the library's index.
 */
export async function makeLibraryPeople(
  db: Database,
  count: number,
  companyIds: string[],
  recruiterIds: string[] = [],
): Promise<KnownPerson[]> {
  const random = createRandom('library');
  const places = await readPlaces(db);
  const tests = await readTests(db);
  const some = <T>(list: readonly T[], most: number): T[] =>
    random.shuffle([...list]).slice(0, Math.floor(random.next() * (most + 1)));
  // Its own random source: other values do not depend on it.
  const luck = createRandom('library tests');
  const someTests = () =>
    tests
      .filter(() => luck.next() < 0.4)
      .map(({ id }) => ({ id, centile: luck.pick([0.01, 0.05, 0.1, 0.2, 0.3, 0.9]) }));
  // The same for what only fit reads.
  const chance = createRandom('library fit');
  const more = createRandom('library states, levels and visits');
  const people: KnownPerson[] = [];
  for (let index = 0; index < count; index++) {
    const listed = random.next() < 0.85;
    const traits = listed ? {} : random.pick(unlisted);
    const one = {
      technologyIds: some(vocabulary.technologies, 4),
      professionId: random.next() < 0.9 ? random.pick(vocabulary.professions) : null,
      years: random.next() < 0.2 ? null : Math.floor(random.next() * 12),
      places: some(places, 3),
      remote: random.next() < 0.3 ? null : random.pick([...remoteFrequencies]),
      contractTypes: some([...contractTypes], 3),
      salary: random.next() < 0.3 ? null : 30 + Math.floor(random.next() * 40),
      languageIds: some(vocabulary.languages, 3),
      recommended: random.next() < 0.2,
      tests: someTests(),
      state: more.pick([...visibleJobSearchStates]),
      level: more.pick([0, 39, 40, 69, 70, 99, 100]),
      seenBy: recruiterIds.filter(() => more.next() < 0.3),
      employer: random.next() < 0.4 ? random.pick(vocabulary.employers) : null,
      hideFromEmployer: random.next() < 0.8,
      blocked: random.next() < 0.1 ? [random.pick(companyIds)] : [],
      sentence: some(vocabulary.words, 4).join(' '),
      displayName: `Personne ${index}`,
      boost: random.next() < 0.2 ? 1 + Math.floor(random.next() * 3) : 0,
      // Many profiles share a moment, and some are a microsecond apart.
      lastUpdate: `2026-03-0${1 + Math.floor(random.next() * 3)}T10:00:00.00000${Math.floor(random.next() * 3)}Z`,
    };
    const levels = one.technologyIds.map(() => (chance.next() < 0.4 ? null : Math.floor(chance.next() * 101)));
    const id = await write(db, { ...one, levels }, traits);
    people.push({
      id,
      listed,
      boost: one.boost,
      lastUpdate: one.lastUpdate,
      technologyIds: one.technologyIds,
      professionId: one.professionId,
      years: one.years ?? 0,
      placeIds: one.places.map((place) => place.id),
      regionIds: [...new Set(one.places.map(({ region }) => region))],
      remote: one.remote,
      contractTypes: one.contractTypes,
      salary: one.salary,
      languageMarks: one.languageIds.flatMap((language) => languageMarks(language, one.level)),
      recommended: one.recommended,
      state: one.state,
      seenBy: one.seenBy,
      testMarks: one.tests.flatMap(({ id: test, centile }) => testMarks(test, centile)),
      words: new Set(profileWords(textsOf(one), one.employer ? [one.employer] : [])),
      hiddenFrom: hiddenFrom(one.employer && one.hideFromEmployer ? [one.employer] : []),
      blocked: one.blocked,
      strengths: one.technologyIds.map((technology, at) => {
        const own = one.tests.filter((shown) => tests.some((test) => test.id === shown.id && isOf(test, technology)));
        const proven = own.map(({ centile }) => ({ centile, provisional: false }));
        return strengthOf({ level: levels[at] ?? null, tests: proven });
      }),
    });
  }
  await db.transaction().execute((trx) =>
    refreshProfiles(
      trx,
      people.map(({ id }) => id),
    ),
  );
  return people;
}

const isOf = ({ nameFr }: { nameFr: string }, technology: string) => nameFr === `essai-${technology}`;

const unlisted = [
  { jobSearchState: 'pause_profile' },
  { jobSearchState: 'not_searching' },
  { isShort: true },
  { unavailable: true },
  { validationStatus: 'reviewed' },
  { disabledAt: new Date('2026-01-05'), disabledReason: 'Default' },
];

type Written = {
  technologyIds: string[];
  professionId: string | null;
  years: number | null;
  places: Place[];
  remote: string | null;
  contractTypes: string[];
  salary: number | null;
  languageIds: string[];
  levels: (number | null)[];
  recommended: boolean;
  tests: { id: string; centile: number }[];
  state: string;
  /** Of every language. */
  level: number;
  seenBy: string[];
  employer: string | null;
  hideFromEmployer: boolean;
  blocked: string[];
  sentence: string;
  displayName: string;
  boost: number;
  lastUpdate: string;
};

type Texts = 'professionId' | 'technologyIds' | 'displayName' | 'sentence' | 'places' | 'employer';

const { words: fileWords } = await readVocabularyFile();

/** The other words of the file by which a technology or a profession is found (docs/product/shell.md, Vocabulary). */
function searchWords(kind: VocabularyKind, target: string): string[] {
  return fileWords
    .filter((one) => one.kind === kind && one.target === target)
    .flatMap(({ word }) => {
      if (!/[ /]/.test(word)) return genderForms(word);
      return /^[^ ./·-]+ [^ ./·-]+$/.test(word) ? [phraseOf(word)] : [];
    });
}

function textsOf(one: Pick<Written, Texts>): string[] {
  const profession = professions.find(({ id }) => id === one.professionId);
  const favourites = technologies.filter(({ id }) => one.technologyIds.includes(id));
  return [
    one.displayName,
    one.sentence,
    ...(profession ? [profession.nameFr, profession.nameEn, profession.displayNameFr, profession.displayNameEn] : []),
    ...favourites.flatMap(({ id, nameFr, nameEn }) => [nameFr, nameEn, ...searchWords('technology', id)]),
    ...(profession ? searchWords('profession', profession.id) : []),
    ...one.places.flatMap(({ names }) => names),
    ...(one.employer ? ['Ingénieur logiciel'] : []),
  ];
}

async function write(db: Database, one: Written, traits: object): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const user = await db
    .insertInto('users')
    .values({ email, name: one.displayName, role: 'DEVELOPER' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const developerId = user.id;
  await db
    .updateTable('developers')
    .set({
      isShort: false,
      validationStatus: 'published',
      jobSearchState: one.state,
      displayName: one.displayName,
      oneSentenceDescription: one.sentence,
      professionId: one.professionId,
      codeExperienceYears: one.years,
      remoteFrequency: one.remote,
      contractTypes: one.contractTypes,
      salary: one.salary,
      hideFromEmployer: one.hideFromEmployer,
      lastUpdate: sql<Date>`${one.lastUpdate}::timestamptz`,
      ...traits,
    })
    .where('id', '=', developerId)
    .execute();
  await db
    .updateTable('developerConfidential')
    .set({ boost: one.boost })
    .where('developerId', '=', developerId)
    .execute();
  const insert = async (table: Parameters<typeof db.insertInto>[0], rows: object[]) => {
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
  };
  await insert(
    'developerTechnologies',
    one.technologyIds.map((technologyId, position) => ({
      developerId,
      technologyId,
      position,
      value: one.levels[position] ?? null,
    })),
  );
  await insert(
    'developerPlaces',
    one.places.map(({ id: placeId }, position) => ({ developerId, placeId, position, kind: 'dream' })),
  );
  await insert(
    'developerLanguages',
    one.languageIds.map((languageId, position) => ({ developerId, languageId, position, value: one.level })),
  );
  await insert(
    'developerRecommendations',
    one.recommended ? [{ developerId, value: 'Une personne de confiance.' }] : [],
  );
  await insert(
    'developerTests',
    one.tests.map(({ id: testId, centile }) => ({
      developerId,
      testId,
      centile,
      provisional: false,
      score: 1500,
      deviation: 70,
      endedAt: new Date('2026-02-01'),
    })),
  );
  const visit = { developerId, day: new Date('2026-02-01'), lastAt: new Date('2026-02-01') };
  await insert(
    'developerVisits',
    one.seenBy.map((recruiterId) => ({ ...visit, recruiterId })),
  );
  await insert(
    'blockedCompanies',
    one.blocked.map((companyId) => ({ developerId, companyId })),
  );
  const job = {
    developerId,
    jobTitle: 'Ingénieur logiciel',
    description: 'x',
    startYear: 2020,
    startMonth: 1,
    position: 0,
  };
  await insert(
    'developerExperiences',
    one.employer ? [{ ...job, companyName: one.employer, stillEmployed: true }] : [],
  );
  return developerId;
}

/** Three tests, the same for every caller in one database. */
export async function readTests(db: Database): Promise<{ id: string; nameFr: string }[]> {
  const known = () =>
    db.selectFrom('tests').select(['id', 'nameFr']).where('seoAlias', 'like', 'library-%').orderBy('id').execute();
  if ((await known()).length === 0) {
    const rows = vocabulary.tests.map((name) => ({
      technologyId: name.replace('essai-', ''),
      seoAlias: `library-${name}`,
      status: 'PUBLISHED',
      nameFr: name,
      nameEn: name,
    }));
    await db.insertInto('tests').values(rows).execute();
  }
  return known();
}

export async function readPlaces(db: Database): Promise<Place[]> {
  const rows = await db.selectFrom('places').selectAll().where('id', 'in', vocabulary.cities).execute();
  return rows.map((row) => ({
    id: row.id,
    region: `${row.countryCode}:${row.area1Fr}`,
    names: [row.localityFr, row.localityEn],
    latitude: row.latitude ?? 0,
    longitude: row.longitude ?? 0,
  }));
}
