import { Readable } from 'node:stream';
import { constants, createInflate } from 'node:zlib';

type Chunks = AsyncIterable<Uint8Array>;
type Filter = (chunks: Chunks, options: { earlyChange: boolean }) => Chunks;

/**
 * The decoders of PDF streams, piece by piece, so that the whole is never in memory. Image filters are not decoded
 * here: their size is known from width and height.
 */
export const pdfFilters: Record<string, Filter | undefined> = {
  FlateDecode: inflated,
  ASCIIHexDecode: fromHex,
  ASCII85Decode: from85,
  RunLengthDecode: repeated,
  LZWDecode: (chunks, { earlyChange }) => fromCodes(chunks, earlyChange),
};

/** Damaged data is decoded as far as possible, as PDF readers do. */
async function* inflated(chunks: Chunks): Chunks {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  const source = Readable.from(chunks, { objectMode: true });
  source.on('error', (error) => inflate.destroy(error));
  try {
    for await (const chunk of source.pipe(inflate)) yield chunk as Uint8Array;
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

async function* fromHex(chunks: Chunks): Chunks {
  let digits = '';
  for await (const chunk of chunks) {
    digits += Buffer.from(chunk)
      .toString('latin1')
      .replace(/[^0-9a-f>]/gi, '');
    const end = digits.indexOf('>');
    const whole = end < 0 ? digits.length - (digits.length % 2) : end;
    yield Buffer.from(digits.slice(0, whole).padEnd(whole + (whole % 2), '0'), 'hex');
    if (end >= 0) return;
    digits = digits.slice(whole);
  }
}

async function* from85(chunks: Chunks): Chunks {
  let group: number[] = [];
  const out = (size: number) => {
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0) >>> 0;
    group = [];
    return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].slice(0, size);
  };
  for await (const chunk of chunks) {
    const made: number[] = [];
    for (const byte of chunk) {
      if (byte === 0x7e) {
        if (group.length > 1) made.push(...out(group.length - 1));
        yield Uint8Array.from(made);
        return;
      }
      if (byte === 0x7a && group.length === 0) made.push(0, 0, 0, 0);
      else if (byte >= 0x21 && byte <= 0x75 && group.push(byte - 0x21) === 5) made.push(...out(4));
    }
    yield Uint8Array.from(made);
  }
}

async function* repeated(chunks: Chunks): Chunks {
  let literal = 0;
  let times = 0;
  for await (const chunk of chunks) {
    const made: Uint8Array[] = [];
    for (const byte of chunk) {
      if (literal > 0) {
        made.push(Uint8Array.of(byte));
        literal--;
      } else if (times > 0) {
        made.push(new Uint8Array(times).fill(byte));
        times = 0;
      } else if (byte === 128) {
        yield Buffer.concat(made);
        return;
      } else if (byte < 128) literal = byte + 1;
      else times = 257 - byte;
    }
    yield Buffer.concat(made);
  }
}

const [clear, over, mostCodes] = [256, 257, 4096];

/** LZW as in TIFF: codes of nine to twelve bits, the highest bit first. */
async function* fromCodes(chunks: Chunks, earlyChange: boolean): Chunks {
  let table: Uint8Array[] = [];
  let width = 9;
  let before: Uint8Array | undefined;
  let [bits, held] = [0, 0];
  const reset = () => {
    table = Array.from({ length: 258 }, (_, code) => Uint8Array.of(code & 255));
    width = 9;
    before = undefined;
  };
  reset();
  for await (const chunk of chunks) {
    for (const byte of chunk) {
      bits = ((bits << 8) | byte) & 0xff_ffff;
      held += 8;
      if (held < width) continue;
      held -= width;
      const code = (bits >>> held) & ((1 << width) - 1);
      if (code === over) return;
      if (code === clear) {
        reset();
        continue;
      }
      const word: Uint8Array | undefined = table[code] ?? (before && Buffer.concat([before, before.subarray(0, 1)]));
      if (!word) return;
      yield word;
      if (before && table.length < mostCodes) table.push(Buffer.concat([before, word.subarray(0, 1)]));
      before = word;
      const next = table.length + (earlyChange ? 1 : 0);
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
    }
  }
}
