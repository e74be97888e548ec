import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProductionSite, startProductionSite } from '../../harness/production-site.ts';
import { openSessions, type Sessions } from '../sessions.ts';
import { fire } from './fire.ts';
import { describeFaults, memoryGrowth } from './verdict.ts';

// A product of its own: what random requests change must not disturb the other attacks.
let site: ProductionSite;
let sessions: Sessions;

beforeAll(async () => {
  site = await startProductionSite();
  sessions = await openSessions(site.url);
}, 120_000);
afterAll(() => site?.stop());

describe('requests with something wrong in them', () => {
  it('never end in a fault of the product, and leave no memory behind', { timeout: 300_000 }, async () => {
    const outcome = await fire({ ...site, ...sessions, seed: 'standing', requests: 5000 });
    expect(describeFaults(outcome, site.product.output())).toBe('');
    // Many kinds of answers: a campaign that is stopped at the first gate proves nothing.
    expect(Object.keys(outcome.statuses)).toEqual(
      expect.arrayContaining(['200', '302', '400', '403', '404', '405', '415', '422']),
    );
    expect(memoryGrowth(outcome)).toBeLessThan(1.5);
  });
});
