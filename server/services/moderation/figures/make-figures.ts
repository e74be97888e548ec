import { dayOf } from '../../../../domain/day.ts';
import { firstDay } from '../../../../domain/moderation/admin-card.ts';
import type { Figures } from '../../../../domain/moderation/figures/figures.ts';
import type { Writer } from '../../../data/database.ts';
import { readAnswers } from './read-answers.ts';
import { readCities, readTechnologies } from './read-market.ts';
import { readProfileSteps } from './read-profile-steps.ts';
import { readTestWeeks } from './read-test-weeks.ts';

type MarketFigures = Pick<Figures, 'technologies' | 'cities'>;

/** Supply and demand at this moment; the same for every period. */
export async function makeMarket(db: Writer, now: Date): Promise<MarketFigures> {
  return { technologies: await readTechnologies(db, now), cities: await readCities(db, now) };
}

/** The figures of the last days, today included; days are those of Paris. */
export async function makeFigures(db: Writer, market: MarketFigures, days: number, now: Date): Promise<Figures> {
  const today = dayOf(now);
  const since = firstDay(today, days);
  return {
    ...market,
    profiles: await readProfileSteps(db, since),
    ...(await readAnswers(db, since, now)),
    tests: await readTestWeeks(db, today, days),
  };
}
