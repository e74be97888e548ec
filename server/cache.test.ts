import { describe, expect, it } from 'vitest';
import { openMemory } from './cache.ts';

describe('memory', () => {
  it('asks once for many, and again when the time has passed', async () => {
    let time = 0;
    let asked = 0;
    const memory = openMemory(() => time);
    const recall = () => memory.recall('key', 10, async () => ++asked);
    expect(await Promise.all([recall(), recall(), recall()])).toEqual([1, 1, 1]);
    time = 9_999;
    expect(await recall()).toBe(1);
    time = 10_001;
    expect(await recall()).toBe(2);
  });

  it('holds a bounded number of answers, and forgets the oldest', async () => {
    const memory = openMemory();
    let asked = 0;
    const recall = (key: string) => memory.recall(key, 10, async () => ++asked);
    for (let index = 0; index <= 1000; index++) await recall(`search ${index}`);
    await recall('search 1000');
    expect(asked).toBe(1001);
    await recall('search 0');
    expect(asked).toBe(1002);
  });

  it('does not remember a failure', async () => {
    const memory = openMemory();
    await expect(memory.recall('key', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.recall('key', 10, async () => 'back')).toBe('back');
  });

  it('never forgets what lives as long as the process', async () => {
    const memory = openMemory();
    const first = memory.hold('workshop', () => ({ number: 1 }));
    for (let index = 0; index <= 1000; index++) await memory.recall(`search ${index}`, 10, async () => index);
    expect(memory.hold('workshop', () => ({ number: 2 }))).toBe(first);
  });
});
