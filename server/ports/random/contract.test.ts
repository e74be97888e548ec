import { describe, expect, it } from 'vitest';
import { systemRandom } from './embedded.ts';
import { fixedRandom } from './fixed.ts';

describe.each([
  ['system', systemRandom],
  ['fixed', fixedRandom],
])('the %s randomness', (_name, make) => {
  it('gives as many bytes as requested', () => {
    const random = make();
    expect([0, 1, 33, 100].map((count) => random.bytes(count).length)).toEqual([0, 1, 33, 100]);
    expect(random.bytes(16)).not.toEqual(random.bytes(16));
  });

  it('gives UUIDs of version 7, all different', () => {
    const random = make();
    const ids = Array.from({ length: 200 }, () => random.id());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  });

  it('gives handles that use the whole alphabet', () => {
    const random = make();
    const handles = Array.from({ length: 200 }, () => random.handle());
    for (const handle of handles) expect(handle).toMatch(/^[a-z0-9]{32}$/);
    expect(new Set(handles).size).toBe(200);
    expect(new Set(handles.join('')).size).toBe(36);
  });
});

it('identifiers of the system contain the current time', () => {
  const before = Date.now();
  const moment = Number.parseInt(systemRandom().id().replace('-', '').slice(0, 12), 16);
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
});

it('the fixed randomness gives the same values again, with sorted identifiers', () => {
  const [one, two] = [fixedRandom('a'), fixedRandom('a')];
  expect([one.id(), one.handle(), one.bytes(8)]).toEqual([two.id(), two.handle(), two.bytes(8)]);
  expect(fixedRandom('b').handle()).not.toBe(fixedRandom('a').handle());
  const ids = Array.from({ length: 20 }, () => one.id());
  expect(ids.toSorted()).toEqual(ids);
});
