import { beforeAll, expect, it, vi } from 'vitest';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import type { Runtime } from '../../../runtime.ts';
import { limits } from '../limits/consume.ts';
import { drawOnce } from './draw-once.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const picture = Uint8Array.of(1, 2, 3);

it('a picture is drawn once for all requests, at the same time or later', async () => {
  const draw = vi.fn(async () => picture);
  const ask = (index: number) => drawOnce(runtime, 'the same', { clientAddress: `192.0.2.${index}` }, draw);
  const pictures = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
  pictures.push(await ask(51));
  expect(pictures).toEqual(Array(51).fill(picture));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a drawing that failed is drawn again for the next request', async () => {
  const asker = { clientAddress: '198.51.100.1' };
  await expect(drawOnce(runtime, 'broken', asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await drawOnce(runtime, 'broken', asker, async () => picture)).toEqual(picture);
});

it('an address may draw a limited number in an hour; a picture that is already drawn is not counted', async () => {
  const asker = { clientAddress: '198.51.100.2' };
  const draw = async () => picture;
  await drawOnce(runtime, 'first', asker, draw);
  for (let count = 0; count < 10; count++) await drawOnce(runtime, 'first', asker, draw);
  await runtime.db.updateTable('rateLimits').set({ count: limits.drawingByAddress.times }).execute();
  await expect(drawOnce(runtime, 'one more', asker, draw)).rejects.toMatchObject({ name: 'TooMany' });
  expect(await drawOnce(runtime, 'first', asker, draw)).toEqual(picture);
  expect(await drawOnce(runtime, 'one more', { clientAddress: '198.51.100.3' }, draw)).toEqual(picture);
  expect(
    await drawOnce({ ...runtime, cache: openCache() }, 'one more', { clientAddress: '198.51.100.4' }, draw),
  ).toEqual(picture);
});
