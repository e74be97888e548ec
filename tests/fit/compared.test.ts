import { expect, it } from 'vitest';
import { type Compared, compareRankings } from './compared.ts';

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

it('on the judged needs, fit is ahead of every other order', () => {
  const { fit, ...others } = compareRankings(new Date('2026-11-17T10:00:00Z'));
  expect(fit).toHaveLength(60);
  expect(mean(fit)).toBeGreaterThan(0.9);
  for (const [name, list] of Object.entries(others as Omit<Compared, 'fit'>))
    expect(mean(fit) - mean(list), name).toBeGreaterThan(0.15);
});
