import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../../app/routes.ts';
import { type ProductionSite, startProductionSite } from '../../harness/production-site.ts';
import { worldDatabase } from '../world-database.ts';
import { withDebugger } from './collect-garbage.ts';
import { fire, seeds } from './fire.ts';
import { describeFaults, memoryGrowth, mostGrowth } from './verdict.ts';

// Its own product: random requests must not disturb the other attacks.
let site: ProductionSite;

beforeAll(async () => {
  site = await startProductionSite({ databaseUrl: await worldDatabase(), env: withDebugger });
});
afterAll(() => site?.stop());

const hasAction = (file: string) =>
  /^export (const|(async )?function) action\b/m.test(
    readFileSync(join(import.meta.dirname, '..', '..', '..', 'app', file), 'utf8'),
  );

describe('invalid requests', () => {
  it('have seeds from journeys for every address that accepts a write', () => {
    const withAction = routes.flatMap(({ id = '', file }) => (hasAction(file) ? [id.split('.')[0]] : []));
    expect(withAction.length).toBeGreaterThan(50);
    const known = new Set(seeds.filter(({ method }) => method !== 'GET').map(({ key }) => key as string));
    const missing = [...new Set(withAction)].filter((key) => key && !key.startsWith('notFound') && !known.has(key));
    expect(missing).toEqual([]);
  });

  it('never end in a fault of the product, and leave no memory behind', async () => {
    // The short form of `npm run fuzz`.
    const outcome = await fire({ ...site, seed: 'standing', requests: 2000 });
    expect(describeFaults(outcome, site.product.output())).toBe('');
    // Many kinds of answers: a campaign in which every request is refused early would prove nothing.
    expect(Object.keys(outcome.statuses)).toEqual(
      expect.arrayContaining(['200', '302', '400', '403', '404', '405', '415', '422']),
    );
    expect(memoryGrowth(outcome)).toBeLessThan(mostGrowth);
  });
});
