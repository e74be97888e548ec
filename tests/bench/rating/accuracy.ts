import { isSettled } from '../../../domain/assessments/rating/rating.ts';
import type { Random } from '../../../server/data/world/random.ts';
import type { SimulatedQuestion } from './bank.ts';
import type { ExposureControl } from './exposure.ts';
import { makePlayer, sit, type Way } from './sitting.ts';

export const strengths = [1100, 1300, 1500, 1700, 1900, 2100];

/** What two sittings of one player led to. */
export type Measured = {
  truth: number;
  ratings: [number, number];
  settled: [boolean, boolean];
  covered: [boolean, boolean];
  repeats: number;
};

/** Players of each strength take three sittings: how right the ratings are after one and two, and what is repeated. */
export function measure(
  bank: readonly SimulatedQuestion[],
  { way, control, players, random }: { way: Way; control: ExposureControl; players: number; random: Random },
): Measured[] {
  return strengths.flatMap((truth) =>
    Array.from({ length: players }, () => {
      const player = makePlayer(truth);
      const take = () => {
        const before = player.met.size;
        const heldBack = way === 'product' ? control.draw(bank, random) : new Set<string>();
        const { after, asked } = sit(player, bank, { way, random, heldBack });
        return { after, repeats: asked.length - (player.met.size - before) };
      };
      const [one, two, three] = [take(), take(), take()];
      const within = ({ after }: typeof one) => Math.abs(after.rating - truth) <= 1.96 * after.deviation;
      return {
        truth,
        ratings: [one.after.rating, two.after.rating] as [number, number],
        settled: [isSettled(one.after), isSettled(two.after)] as [boolean, boolean],
        covered: [within(one), within(two)] as [boolean, boolean],
        repeats: one.repeats + two.repeats + three.repeats,
      };
    }),
  );
}
