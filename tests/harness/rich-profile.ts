import type { Visibility } from '../../domain/profile/visibility.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import { makeDeveloper } from './factories.ts';

/** A unique word for each field of a profile: a page that contains the word shows the field. */
export const markers = {
  displayName: 'MARKDISPLAY',
  firstName: 'MARKFIRST',
  lastName: 'MARKLAST',
  phoneNumber: '+33 6 39 98 12 34',
  oneSentence: 'MARKSENTENCE',
  description: 'MARKDESCRIPTION',
  rqth: 'MARKHEALTH',
  recommendation: 'recommended',
  company: 'MARKCOMPANY',
  jobTitle: 'MARKJOB',
  experience: 'MARKEXPERIENCE',
  school: 'MARKSCHOOL',
  project: 'MARKPROJECT',
  projectLink: 'https://example.com/markproject',
  technology: 'React',
  test: '"score":1737',
  interestedBy: 'MARKINTERESTED',
  language: 'Espagnol',
  link: 'marklink',
  interest: 'MARKINTEREST',
  soundtrack: 'MARKsoundtrack',
  salary: '"salary":77',
  dreamPlace: 'Lyon',
  averageDailyRate: '"averageDailyRate":477',
  perks: 'MARKPERK',
  codingReason: 'MARKREASON',
  jobIssues: 'MARKISSUE',
  cv: 'MARKCV.pdf',
} as const;

/** A developer with a value in every field. */
export async function makeRichDeveloper(db: Database, visibility: Visibility): Promise<SignedIn> {
  const person = await makeDeveloper(db, {
    displayName: markers.displayName,
    seoAlias: `rich-${crypto.randomUUID()}`,
    oneSentenceDescription: markers.oneSentence,
    personalMessage: `**${markers.description}**`,
    codeExperienceYears: 8,
    otherExperienceYears: 2,
    studiesYears: 5,
    interestedTechnologies: markers.interestedBy,
    soundtrackUrl: `https://open.spotify.com/track/${markers.soundtrack}`,
    salary: 77,
    averageDailyRate: 477,
    perks: JSON.stringify({ other: markers.perks }),
    codingReason: markers.codingReason,
    jobIssues: JSON.stringify({ other: markers.jobIssues }),
    visibility: JSON.stringify(visibility),
  });
  const developerId = person.userId;
  await db
    .updateTable('developerConfidential')
    .set({ firstName: markers.firstName, lastName: markers.lastName, phoneNumber: markers.phoneNumber })
    .where('developerId', '=', developerId)
    .execute();
  const [paris, lyon] = await Promise.all(['Paris', 'Lyon'].map((name) => placeId(db, name)));
  await db
    .insertInto('developerPlaces')
    .values([
      { developerId, kind: 'current', placeId: paris ?? '', position: 0 },
      { developerId, kind: 'dream', placeId: lyon ?? '', position: 0 },
    ])
    .execute();
  await db
    .insertInto('developerExperiences')
    .values({
      developerId,
      companyName: markers.company,
      jobTitle: markers.jobTitle,
      description: markers.experience,
      startYear: 2020,
      startMonth: 2,
      stillEmployed: true,
      placeId: paris ?? '',
      position: 0,
    })
    .execute();
  await db
    .insertInto('developerEducation')
    .values({ developerId, schoolName: markers.school, diploma: 'Master', year: 2015, position: 0 })
    .execute();
  await db
    .insertInto('developerProjects')
    .values({
      developerId,
      name: markers.project,
      year: 2024,
      month: 5,
      description: 'Un projet.',
      link: markers.projectLink,
      position: 0,
    })
    .execute();
  await db.insertInto('developerTechnologies').values({ developerId, technologyId: 'react', position: 0 }).execute();
  await showRust(db, developerId);
  await db.insertInto('developerLanguages').values({ developerId, languageId: 'es', value: 80, position: 0 }).execute();
  await db
    .insertInto('developerSocials')
    .values({ developerId, network: markers.link, url: 'https://example.com/me', position: 0 })
    .execute();
  await db.insertInto('developerInterests').values({ developerId, name: markers.interest, position: 0 }).execute();
  await db
    .insertInto('developerHealth')
    .values({ developerId, content: markers.rqth, consentedAt: new Date('2026-01-01') })
    .execute();
  await db.insertInto('developerRecommendations').values({ developerId, value: 'MARKRECOMMENDATION' }).execute();
  const handle = crypto.randomUUID().replaceAll('-', '');
  const file = { handle, ownerId: developerId, contentType: 'application/pdf', bytes: 9, originalName: markers.cv };
  await db.insertInto('files').values(file).execute();
  await db.insertInto('developerCvs').values({ developerId, handle }).execute();
  return person;
}

export async function placeId(db: Database, name: string): Promise<string> {
  const row = await db
    .selectFrom('places')
    .select('id')
    .where('localityFr', '=', name)
    .where('countryCode', '=', 'FR')
    .orderBy('population', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A result on the profile, with its session. */
async function showRust(db: Database, developerId: string): Promise<void> {
  const { testId, endDate } = await finishRust(db, developerId);
  await db
    .insertInto('developerTests')
    .values({
      ...{ developerId, testId, centile: 0.04, provisional: false, score: 1737, deviation: 70 },
      endedAt: new Date(endDate),
    })
    .execute();
}

/** A finished session, whose result the developer may show. */
export async function finishRust(db: Database, developerId: string): Promise<{ testId: string; endDate: number }> {
  const { id: testId } = await db
    .selectFrom('tests')
    .select('id')
    .where('seoAlias', '=', 'rust')
    .executeTakeFirstOrThrow();
  const endDate = new Date('2026-10-05T10:00:00Z');
  await db
    .insertInto('testSessions')
    .values({
      userId: developerId,
      testId,
      status: 'COMPLETED',
      practice: false,
      length: 12,
      startDate: new Date('2026-10-05T09:50:00Z'),
      endDate,
      seasonId: '2026-q4',
      score: 1737,
      deviationAfter: 70,
      ranking: JSON.stringify({ allTime: { centile: 0.04, rank: 4, players: 100 }, seasons: {} }),
    })
    .execute();
  return { testId, endDate: endDate.getTime() };
}
