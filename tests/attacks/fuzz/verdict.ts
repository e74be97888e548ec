import type { Outcome } from './fire.ts';

/** Caches are still being filled in a short campaign. */
export const mostGrowth = 1.25;

/** The memory at the end of a campaign divided by that after its first part, which fills caches: 1 means no growth. */
export function memoryGrowth({ heap }: Pick<Outcome, 'heap'>): number {
  return (heap.at(-1) ?? Number.NaN) / (heap[0] ?? Number.NaN);
}

/** Each fault with its request and the log lines of the product about it. */
export function describeFaults({ faults }: Outcome, log: string): string {
  return faults
    .slice(0, 20)
    .map(({ shot, status, requestId }) => {
      const lines = requestId ? log.split('\n').filter((line) => line.includes(requestId)) : [];
      const sent = `${shot.method} ${shot.path.slice(0, 300)} by ${shot.account}: ${status}`;
      return [sent, shot.body?.slice(0, 600), ...lines.map((line) => line.slice(0, 1500))].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
