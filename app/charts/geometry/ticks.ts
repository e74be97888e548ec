import { drawable } from './scale.ts';

type Range = { low: number; high: number };

/** The step between round numbers that makes about so many of them: 1, 2 or 5 times a power of ten, or 25, 250… */
function roundStep(length: number, about: number): number {
  const raw = length / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(raw));
  // A little more than raw / power would be, because 0.3 / 0.1 is slightly less than 3.
  const times = raw / power - 1e-9;
  if (power >= 10 && times > 2 && times <= 2.5) return power * 2.5;
  return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
}

/** Without the error of multiplying decimals: 3 × 0.1 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0;

/** Round numbers from `low` to `high`, about as many as asked; one number where both are equal. */
export function ticksOf(low: number, high: number, about = 4): number[] {
  const [from, to] = [drawable(Math.min(low, high)), drawable(Math.max(low, high))];
  if (from === to) return [from];
  const step = roundStep(to - from, about);
  const first = Math.ceil(exact(from / step));
  const last = Math.floor(exact(to / step));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => exact((first + index) * step));
}

/** The range, made longer at both ends to round numbers. A single value gets room on both sides. */
export function roundedRange(low: number, high: number, about = 4): Range & { ticks: number[] } {
  let [from, to] = [drawable(Math.min(low, high)), drawable(Math.max(low, high))];
  if (from === to) {
    const room = Math.max(1, Math.abs(from) / 10);
    [from, to] = [from - room, to + room];
  }
  const step = roundStep(to - from, about);
  const range = { low: exact(Math.floor(exact(from / step)) * step), high: exact(Math.ceil(exact(to / step)) * step) };
  return { ...range, ticks: ticksOf(range.low, range.high, (range.high - range.low) / step) };
}

/** The whole numbers at the side of counted things: 0, the highest that is a round number, and those between. */
export function countTicks(most: number, about = 3): number[] {
  return ticksOf(0, Math.max(1, drawable(most)), about).filter(Number.isInteger);
}
