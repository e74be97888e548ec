import type { Random } from './mutate-pdf.ts';

/** A JSON file damaged in one of several ways, by chance or on purpose. */
export function mutateJson(value: unknown, random: Random): Uint8Array {
  const text = JSON.stringify(value);
  const ways = [harmBytes, cutOff, doubled];
  if (random(4) === 0) return (ways[random(ways.length)] ?? cutOff)(Buffer.from(text), random);
  return Buffer.from(JSON.stringify(mutateValue(JSON.parse(text), random)) ?? 'null');
}

/** A JSON value with a few parts that no form would send. */
export function mutateValue(value: unknown, random: Random): unknown {
  let changed = value;
  for (let left = 1 + random(6); left > 0; left--) changed = replaceOne(changed, random);
  return changed;
}

function harmBytes(file: Buffer, random: Random): Buffer {
  const copy = Buffer.from(file);
  for (let left = 1 + random(30); left > 0; left--) copy[random(copy.length)] = random(256);
  return copy;
}

const cutOff = (file: Buffer, random: Random) => file.subarray(0, random(file.length));

function doubled(file: Buffer, random: Random): Buffer {
  const at = random(file.length);
  return Buffer.concat([file.subarray(0, at), file.subarray(random(at + 1))]);
}

/** Goes down to a random part and replaces it. */
function replaceOne(value: unknown, random: Random, depth = 0): unknown {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isBranch || random(depth === 0 ? 60 : 6) === 0) return odd(value, random);
  const keys = Object.keys(value);
  const key = keys[random(keys.length)] ?? '';
  const branch = value as Record<string, unknown>;
  if (random(12) === 0)
    return Array.isArray(value) ? value.filter((_, at) => at !== Number(key)) : without(branch, key);
  const copy = Array.isArray(value) ? [...value] : { ...branch };
  (copy as Record<string, unknown>)[key] = replaceOne(branch[key], random, depth + 1);
  return copy;
}

function without(branch: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = branch;
  return rest;
}

export const strangeTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  '\u202e\u200b',
  '1e999',
  '0000-00-00',
  '9999-99-99',
  '2020-02-31',
  '-1',
  'javascript:alert(1)',
  'http://[::',
  "'; drop table developers; --",
  '😀'.repeat(3000),
  'null',
];

/** Values that a form would never send: other types, other sizes, names of JavaScript object properties. */
function odd(value: unknown, random: Random): unknown {
  const wrap = (depth: number): unknown => (depth === 0 ? value : [wrap(depth - 1)]);
  // Only small values are multiplied: several times in one file they would exceed the memory.
  const piece = (JSON.stringify(value) ?? '').length < 500 ? value : 'piece';
  const made: (() => unknown)[] = [
    () => null,
    () => random(2) === 0,
    () => [-1, 0, 1.5, 1e308, -1e308, 2 ** 53, 1979, 2101][random(8)],
    () => strangeTexts[random(strangeTexts.length)],
    () => [],
    () => ({}),
    () => wrap(1 + random(200)),
    () => Array.from({ length: 300 }, () => piece),
    () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}, "toString": 2}'),
    () => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`key${at}`, piece])),
  ];
  return made[random(made.length)]?.();
}
