import { describe, expect, it } from 'vitest';
import { openCache } from './cache.ts';

describe('cache', () => {
  it('loads once for several callers, and again when the time has passed', async () => {
    let time = 0;
    let asked = 0;
    const cache = openCache(() => time);
    const recall = () => cache.get('key', 10, async () => ++asked);
    expect(await Promise.all([recall(), recall(), recall()])).toEqual([1, 1, 1]);
    time = 9_999;
    expect(await recall()).toBe(1);
    time = 10_001;
    expect(await recall()).toBe(2);
  });

  it('holds a limited number of values, and removes the oldest', async () => {
    const cache = openCache();
    let asked = 0;
    const recall = (key: string) => cache.get(key, 10, async () => ++asked);
    for (let index = 0; index <= 1000; index++) await recall(`search ${index}`);
    await recall('search 1000');
    expect(asked).toBe(1001);
    await recall('search 0');
    expect(asked).toBe(1002);
  });

  it('does not keep a failure', async () => {
    const cache = openCache();
    await expect(cache.get('key', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('key', 10, async () => 'back')).toBe('back');
  });

  it('keeps values of `once` for the whole process', async () => {
    const cache = openCache();
    const first = cache.once('imageQueues', () => ({ number: 1 }));
    for (let index = 0; index <= 1000; index++) await cache.get(`search ${index}`, 10, async () => index);
    expect(cache.once('imageQueues', () => ({ number: 2 }))).toBe(first);
  });
});
