import type { FitOffer } from '../../domain/fit/offer.ts';
import { contractTypes, remoteFrequencies } from '../../domain/profile/cards/job-terms.ts';
import type { Database } from '../../server/data/database.ts';
import { createRandom } from '../../server/data/world/random.ts';
import { makeJob } from './factories.ts';
import { readPlaces, vocabulary } from './library-people.ts';

/** An offer as the rule knows it, from the written values and not from the index. */
export type KnownOffer = { id: string; publishedAt: string; companyId: string; offer: FitOffer };

/** Open offers written into their tables. */
export async function makeOffers(db: Database, count: number, companyIds: readonly string[]): Promise<KnownOffer[]> {
  const random = createRandom('offers');
  const places = await readPlaces(db);
  const some = <T>(list: readonly T[], most: number): T[] =>
    random.shuffle([...list]).slice(0, Math.floor(random.next() * (most + 1)));
  const perhaps = <T>(value: T): T | null => (random.next() < 0.2 ? null : value);
  const made: KnownOffer[] = [];
  for (let index = 0; index < count; index++) {
    const companyId = random.pick([...companyIds]);
    const place = perhaps(random.pick(places));
    // Many offers share a moment, and some are a microsecond apart.
    const publishedAt = `2026-03-0${1 + Math.floor(random.next() * 3)}T10:00:00.00000${Math.floor(random.next() * 3)}Z`;
    const offer: FitOffer = {
      technologies: some(vocabulary.technologies, 5).map((id) => ({ id, must: random.next() < 0.4 })),
      professionId: perhaps(random.pick(vocabulary.professions)),
      years: { least: perhaps(Math.floor(random.next() * 6)), most: perhaps(6 + Math.floor(random.next() * 6)) },
      place: place && { id: place.id, latitude: place.latitude, longitude: place.longitude },
      remote: perhaps(random.pick([...remoteFrequencies])),
      contract: perhaps(random.pick([...contractTypes])),
      pay: perhaps(35 + Math.floor(random.next() * 40)),
      languages: some(vocabulary.languages, 3).map((id) => ({ id, level: random.pick([0, 40, 70, 100]) })),
    };
    made.push({
      id: await writeOffer(db, companyId, offer, publishedAt, `Offre ${index}`),
      publishedAt,
      companyId,
      offer,
    });
  }
  return made;
}

/** One published offer with what it needs; returns its id. */
export async function writeOffer(
  db: Database,
  companyId: string,
  offer: FitOffer,
  publishedAt = '2026-03-01T10:00:00.000000Z',
  title = 'Offre',
): Promise<string> {
  const jobId = await makeJob(db, companyId, {
    title,
    publishedAt,
    professionId: offer.professionId,
    contractType: offer.contract,
    placeId: offer.place?.id ?? null,
    remoteFrequency: offer.remote,
    salaryMax: offer.pay,
    yearsMin: offer.years.least,
    yearsMax: offer.years.most,
  });
  const technologies = offer.technologies.map(({ id, must }, position) => {
    return { jobId, technologyId: id, required: must, position };
  });
  if (technologies.length > 0) await db.insertInto('jobTechnologies').values(technologies).execute();
  const languages = offer.languages.map(({ id, level }, position) => ({ jobId, languageId: id, level, position }));
  if (languages.length > 0) await db.insertInto('jobLanguages').values(languages).execute();
  return jobId;
}
