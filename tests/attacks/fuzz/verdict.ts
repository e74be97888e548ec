import type { Outcome } from './fire.ts';

/** Requests that are answered at that moment keep something, too: the least of several readings is nearest to what stays. */
const leastOf = (readings: number[]) => Math.min(...readings);

/** Caches are still filling in a short campaign. */
export const mostGrowth = 1.25;

/** How much more memory is in use in the second half of a campaign than in the first, whose first burst fills caches: 1 is none. */
export function memoryGrowth({ heap }: Pick<Outcome, 'heap'>): number {
  const afterFirst = heap.slice(1);
  const middle = Math.ceil(afterFirst.length / 2);
  return leastOf(afterFirst.slice(middle)) / leastOf(afterFirst.slice(0, middle));
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
