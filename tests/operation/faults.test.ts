// The short form of `npm run faults`.
import { expect, it } from 'vitest';
import { runCampaign } from '../faults/campaign.ts';

it('ten kills lose no acknowledged write and store none twice', { timeout: 90_000 }, async () => {
  const outcome = await runCampaign({ web: 5, database: 5, seed: 7_270 });
  expect(outcome).toMatchObject({
    kills: { web: 5, database: 5 },
    lost: [],
    duplicated: [],
    crashes: 0,
    stopCode: 0,
    serverLeftRunning: false,
  });
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(Math.max(...outcome.comebacks.web, ...outcome.comebacks.database)).toBeLessThan(20_000);
});
