import { eligibilityOf, exposureAims, exposureWindow } from '../../../domain/assessments/session/exposure.ts';
import type { Random } from '../../../server/data/world/random.ts';
import { type SimulatedQuestion, spread } from './bank.ts';
import { normal } from './normal.ts';
import { makePlayer, type Sitting, sit, type Way } from './sitting.ts';

type Past = { asked: ReadonlySet<string>; heldBack: ReadonlySet<string> };

/** Keeps count of the latest sittings of a test, as the product does, and draws what the next one holds back. */
export class ExposureControl {
  private readonly past: Past[] = [];
  private readonly asked = new Map<string, number>();
  private readonly held = new Map<string, number>();
  /** Of the bank that it was first used with. */
  private readonly aims = new Map<string, number>();

  draw(bank: readonly SimulatedQuestion[], random: Random): Set<string> {
    if (this.aims.size === 0) {
      const aims = exposureAims(bank.map(({ variants }) => variants.length));
      bank.forEach(({ id }, index) => {
        this.aims.set(id, aims[index] ?? 1);
      });
    }
    const heldBack = bank.filter(({ id }) => random.next() >= this.eligibility(id)).map(({ id }) => id);
    return new Set(heldBack);
  }

  record(sitting: Pick<Sitting, 'asked'>, heldBack: ReadonlySet<string>): void {
    const one = { asked: new Set(sitting.asked.map(({ id }) => id)), heldBack };
    this.past.push(one);
    this.count(one, 1);
    const old = this.past.length > exposureWindow ? this.past.shift() : undefined;
    if (old) this.count(old, -1);
  }

  private eligibility(id: string): number {
    const asked = this.asked.get(id) ?? 0;
    return eligibilityOf({ asked, eligible: this.past.length - (this.held.get(id) ?? 0) }, this.aims.get(id) ?? 1);
  }

  private count({ asked, heldBack }: Past, change: number): void {
    for (const id of asked) this.asked.set(id, (this.asked.get(id) ?? 0) + change);
    for (const id of heldBack) this.held.set(id, (this.held.get(id) ?? 0) + change);
  }
}

/** First sittings of ordinary players, one after the other, and the control as it stands afterwards. */
export function sitMany(bank: readonly SimulatedQuestion[], way: Way, sittings: number, random: Random) {
  const control = new ExposureControl();
  const times = new Map<string, number>();
  for (let sitting = 0; sitting < sittings; sitting++) {
    const heldBack = way === 'product' ? control.draw(bank, random) : new Set<string>();
    const taken = sit(makePlayer(1500 + spread * normal(random)), bank, { way, random, heldBack });
    for (const { variant } of taken.asked) times.set(variant, (times.get(variant) ?? 0) + 1);
    control.record(taken, heldBack);
  }
  const highest = Math.max(...times.values()) / sittings;
  return { control, highest, neverAsked: bank.flatMap(({ variants }) => variants).length - times.size };
}
