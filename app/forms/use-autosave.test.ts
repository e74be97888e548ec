import { describe, expect, it } from 'vitest';
import { storeLatest } from './use-autosave.ts';

describe('storing a value as soon as it is changed', () => {
  it('sends the next value after a failure, and shows the stored one meanwhile', async () => {
    const pending = { storing: false };
    const shown: unknown[] = [];
    const sent: string[] = [];
    const store = async (value: string) => {
      sent.push(value);
      if (value === 'first') throw new Error('the network is away');
    };
    const show = (wished: unknown) => shown.push(wished);
    await expect(storeLatest(pending, { value: 'first' }, store, show)).rejects.toThrow('the network is away');
    expect(shown.at(-1)).toBeUndefined();
    await storeLatest(pending, { value: 'second' }, store, show);
    expect(sent).toEqual(['first', 'second']);
    expect(shown.at(-1)).toBeUndefined();
  });

  it('sends a value that was changed during a request after it, and skips those between', async () => {
    const pending = { storing: false };
    const sent: string[] = [];
    let answer = () => {};
    const store = (value: string) => {
      sent.push(value);
      return value === 'a' ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve();
    };
    const first = storeLatest(pending, { value: 'a' }, store, () => {});
    await storeLatest(pending, { value: 'b' }, store, () => {});
    await storeLatest(pending, { value: 'c' }, store, () => {});
    answer();
    await first;
    expect(sent).toEqual(['a', 'c']);
  });
});
