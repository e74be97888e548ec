import { deflateSync, inflateSync } from 'node:zlib';

/** Pseudo-random numbers that are the same for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A file damaged in one of several ways. */
export function mutatePdf(file: Uint8Array, other: Uint8Array, random: (below: number) => number): Uint8Array {
  const ways = [flipBits, cutOff, cutOut, splice, swapStream, rewriteStream, changeNumber];
  const way = ways[random(ways.length)] ?? flipBits;
  return way(file, random, other);
}

export type Random = (below: number) => number;

function flipBits(file: Uint8Array, random: Random): Uint8Array {
  const copy = Uint8Array.from(file);
  for (let left = 1 + random(40); left > 0; left--) {
    const at = random(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
  }
  return copy;
}

function cutOff(file: Uint8Array, random: Random): Uint8Array {
  return file.slice(0, random(file.length));
}

function cutOut(file: Uint8Array, random: Random): Uint8Array {
  const from = random(file.length);
  return Buffer.concat([file.subarray(0, from), file.subarray(from + random(2000))]);
}

function splice(file: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const from = random(other.length);
  const piece = other.subarray(from, from + random(4000));
  const at = random(file.length);
  return Buffer.concat([file.subarray(0, at), piece, file.subarray(at + random(2) * piece.length)]);
}

function swapStream(file: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const mine = pick(streamsOf(file), random);
  const theirs = pick(streamsOf(other), random);
  return mine && theirs ? replaced(file, mine, other.subarray(theirs.from, theirs.to)) : file;
}

/** Damage inside compressed data, which a flipped bit of the file never reaches. */
function rewriteStream(file: Uint8Array, random: Random): Uint8Array {
  const stream = pick(streamsOf(file), random);
  if (!stream) return file;
  try {
    const content = inflateSync(file.subarray(stream.from, stream.to));
    const harmed = random(2) ? changeNumber(content, random) : flipBits(content, random);
    return replaced(file, stream, deflateSync(random(3) ? harmed : Buffer.concat([harmed, harmed, harmed])));
  } catch {
    return flipBits(file, random);
  }
}

/** Sizes, positions, lengths and references become too large, too small or negative. */
function changeNumber(file: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  const numbers = [...text.matchAll(/-?\d+(\.\d+)?/g)];
  const chosen = numbers[random(Math.max(1, numbers.length))];
  if (!chosen) return file;
  const values = ['0', '-1', '1', '65535', '2147483648', '99999999999', '1e9', '.0000001', '-32768'];
  const value = values[random(values.length)] ?? '0';
  return Buffer.from(text.slice(0, chosen.index) + value + text.slice(chosen.index + chosen[0].length), 'latin1');
}

type Span = { from: number; to: number };

function streamsOf(file: Uint8Array): Span[] {
  const text = Buffer.from(file).toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map((found) => {
    const from = found.index + found[0].indexOf(found[1] ?? '');
    return { from, to: from + (found[1]?.length ?? 0) };
  });
}

function pick<T>(values: T[], random: Random): T | undefined {
  return values[random(Math.max(1, values.length))];
}

function replaced(file: Uint8Array, { from, to }: Span, by: Uint8Array): Uint8Array {
  return Buffer.concat([file.subarray(0, from), by, file.subarray(to)]);
}
