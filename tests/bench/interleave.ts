import { type Ask, hammer, openLines } from './client.ts';
import { median, quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

/** One implementation: its request, and the CPU time of its process so far, in microseconds. */
export type Variant = { name: string; target: Ask; cpu: () => Promise<number> };

export type Plan = { concurrency: number; rounds: number; requests: number; warmUp: number };

/** Per request, in milliseconds; CPU low and high are the fastest and the slowest round. */
export type Measure = {
  name: string;
  cpu: { median: number; low: number; high: number };
  latency: { p50: number; p99: number };
};

/**
 * Variants take turns in short rounds, A B C then C B A, so that other work of the machine affects all of them equally.
 * Two runs one after the other would compare two moments, not two programs.
 */
export async function interleave(variants: Variant[], plan: Plan): Promise<Measure[]> {
  const agent = openLines(plan.concurrency);
  const taken = variants.map((variant) => ({ variant, cpu: [] as number[], latency: [] as number[] }));
  for (const { variant } of taken) await hammer(agent, variant.target, plan.warmUp, plan.concurrency);
  for (let round = 0; round < plan.rounds; round++) {
    for (const one of round % 2 === 0 ? taken : taken.toReversed()) {
      const before = await one.variant.cpu();
      one.latency.push(...(await hammer(agent, one.variant.target, plan.requests, plan.concurrency)));
      one.cpu.push(((await one.variant.cpu()) - before) / 1000 / plan.requests);
    }
  }
  agent.destroy();
  return taken.map(({ variant, cpu, latency }) => ({
    name: variant.name,
    cpu: { median: rounded(median(cpu)), low: rounded(Math.min(...cpu)), high: rounded(Math.max(...cpu)) },
    latency: { p50: rounded(quantile(latency, 0.5)), p99: rounded(quantile(latency, 0.99)) },
  }));
}

/** Each measure against the first, usually the baseline: 1 would be perfect. */
export function compare([floor, ...others]: Measure[], first = 'floor'): string {
  if (!floor) return '';
  const row = ({ name, cpu, latency }: Measure): string[] => [
    name,
    cpu.median.toFixed(3),
    `${cpu.low.toFixed(3)}–${cpu.high.toFixed(3)}`,
    (floor.cpu.median / cpu.median).toFixed(2),
    latency.p50.toFixed(2),
    latency.p99.toFixed(2),
    (floor.latency.p50 / latency.p50).toFixed(2),
  ];
  return table(
    ['', 'CPU ms', 'rounds', `${first} ÷ it`, 'p50 ms', 'p99 ms', `${first} ÷ it`],
    [floor, ...others].map(row),
  );
}
