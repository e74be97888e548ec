import type { Outcome } from './fire.ts';

/** Caches are still filling in a short campaign. */
export const mostGrowth = 1.25;

/** How much more memory is kept at the end of a campaign than after its first part, which fills caches: 1 is none. */
export function memoryGrowth({ heap }: Pick<Outcome, 'heap'>): number {
  return (heap.at(-1) ?? Number.NaN) / (heap[0] ?? Number.NaN);
}

/** Each fault with what was sent and what the product wrote in its log about it. */
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
