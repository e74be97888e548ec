// The short form of `npm run faults`.
import { expect, it } from 'vitest';
import { compare, runCampaign, type Stored } from '../faults/campaign.ts';
import { compiled } from '../harness/product.ts';

it('four kills lose no acknowledged write and store none twice', async () => {
  const outcome = await runCampaign({ web: 2, database: 2, seed: 7_270, env: compiled });
  expect(outcome).toMatchObject({
    kills: { web: 2, database: 2 },
    lost: [],
    duplicated: [],
    crashes: 0,
    stopCode: 0,
    serverLeftRunning: false,
  });
  expect(outcome.acknowledged).toBeGreaterThan(4);
  expect(Math.max(...outcome.comebacks.web, ...outcome.comebacks.database)).toBeLessThan(60_000);
});

it('the check of the campaign would notice a loss and a repetition', () => {
  const row = (key: string, change: Partial<Stored> = {}): Stored => ({
    key,
    messages: 1,
    conversations: 1,
    text: `Message ${key}`,
    ...change,
  });
  const stored = [
    row('whole'),
    row('twice', { messages: 2, conversations: 2 }),
    row('half', { messages: 0, text: '' }),
  ];
  expect(compare(new Set(['whole', 'twice', 'half', 'gone']), stored)).toEqual({
    lost: ['half', 'gone'],
    duplicated: ['twice', 'half'],
  });
});
