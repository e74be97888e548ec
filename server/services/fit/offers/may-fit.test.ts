import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../domain/day.ts';
import { fitOffer, needOfOffer, placesNear, unmetWishes } from '../../../../domain/fit/offer.ts';
import { isWorthTelling } from '../../../../domain/fit/offers/alert.ts';
import { type FitWorld, planOf } from '../../../../domain/fit/plan.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import { makeCompany } from '../../../../tests/harness/factories.ts';
import { makeLibraryPeople } from '../../../../tests/harness/library-people.ts';
import { type KnownOffer, makeOffers } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { selectFitOffers } from '../../jobs/searches/select-fit-offers.ts';
import { readFitWorld } from '../read-world.ts';
import { refreshFit } from '../refresh-fit.ts';
import { mayBeReaders } from './may-fit.ts';
import { readSeekers, type Seeker } from './read-seeker.ts';

let runtime: Runtime;
let offers: KnownOffer[];
let seekers: (Seeker & { id: string })[];
let world: FitWorld;
const names = new Map<string, string>();

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  for (const name of ['Maréva', 'Nuagerie', 'Data Dog', 'Autre']) names.set(await makeCompany(db, { name }), name);
  await makeLibraryPeople(db, 120, [...names.keys()]);
  await refreshFit(db);
  offers = await makeOffers(db, 200, [...names.keys()]);
  // Wishes that a random offer rarely meets all at once are taken from some people, and tests of strength given to all.
  await sql`update library_profiles set place_ids = '{}' where number % 3 = 0`.execute(db);
  await sql`update library_profiles set salary = null where number % 4 = 0`.execute(db);
  await sql`update library_profiles set state = 'actively_searching', last_update = ${runtime.ports.clock.now()},
    technology_strengths = array_fill(100::smallint, array[cardinality(technology_ids)])`.execute(db);
  seekers = await readSeekers(db, sql`true`, dayNumber(runtime.ports.clock.now()), 1000);
  world = await readFitWorld(runtime);
});

function isWorth({ offer }: KnownOffer, { person, wished }: Seeker): boolean {
  const near = placesNear(offer.place, wished);
  const fit = fitOffer(planOf(needOfOffer(offer, near), world), person, unmetWishes(offer, person, near));
  return isWorthTelling(fit);
}
const hides = ({ companyId }: KnownOffer, { hidden }: Seeker): boolean =>
  hidden.companyIds.includes(companyId) ||
  companyNames(names.get(companyId) ?? '').some((name) => hidden.names.includes(name));

describe('what the database leaves out agrees with the rule (docs/product/fit.md, Offers worth telling)', () => {
  it('the offers of each person are exactly those of the rule', async () => {
    let told = 0;
    for (const seeker of seekers) {
      const options = { further: [], most: 1000, locale: 'fr' as const, step: 3 };
      const found = await selectFitOffers(runtime, runtime.db, seeker, options);
      const expected = offers.filter((offer) => isWorth(offer, seeker)).map(({ id }) => id);
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      told += found.length;
    }
    expect(told).toBeGreaterThan(50);
  });

  it('no reader of an offer is left out, and most others are', async () => {
    let [told, looked] = [0, 0];
    for (const known of offers) {
      const { companyId, offer } = known;
      const where = await mayBeReaders(runtime.db, { offer, companyId, company: names.get(companyId) ?? '' });
      const found = await readSeekers(runtime.db, where, 0, 1000);
      const ids = new Set(found.map(({ id }) => id));
      for (const seeker of seekers) {
        if (hides(known, seeker)) expect(ids.has(seeker.id)).toBe(false);
        else if (isWorth(known, seeker)) {
          expect(ids.has(seeker.id)).toBe(true);
          told += 1;
        }
      }
      looked += found.length;
    }
    expect(told).toBeGreaterThan(50);
    expect(looked).toBeLessThan((offers.length * seekers.length) / 4);
  });
});
