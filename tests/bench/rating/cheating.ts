import type { Random } from '../../../server/data/world/random.ts';
import { type SimulatedQuestion, spread } from './bank.ts';
import type { ExposureControl } from './exposure.ts';
import { normal } from './normal.ts';
import { makePlayer, sit } from './sitting.ts';

/** Questions whose answer a group of players knows together: one of them answered right and was told so. */
export function poolOf(
  bank: readonly SimulatedQuestion[],
  players: number,
  control: ExposureControl,
  random: Random,
): Set<string> {
  const known = new Set<string>();
  for (let index = 0; index < players; index++) {
    const heldBack = control.draw(bank, random);
    const { asked, scores } = sit(makePlayer(1500 + spread * normal(random)), bank, {
      way: 'product',
      random,
      heldBack,
    });
    asked.forEach(({ variant }, place) => {
      if (scores[place] === 1) known.add(variant);
    });
  }
  return known;
}

/** Mean rating of first sittings with and without what the player knows from elsewhere. */
export function gainOf(
  bank: readonly SimulatedQuestion[],
  knows: (variant: string) => boolean,
  { control, sittings, truth, random }: { control: ExposureControl; sittings: number; truth: number; random: Random },
): number {
  const mean = (helped: boolean) => {
    let total = 0;
    for (let sitting = 0; sitting < sittings; sitting++) {
      const heldBack = control.draw(bank, random);
      total += sit(makePlayer(truth), bank, { way: 'product', random, heldBack, ...(helped && { knows }) }).after
        .rating;
    }
    return total / sittings;
  };
  return mean(true) - mean(false);
}
