import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../../../tests/harness/pdf.ts';
import { pdfFilters } from './pdf-filters.ts';
import { isTooHeavy } from './weigh-pdf.ts';

const megabyte = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte);

/** A PDF with one object for each of these streams, and an ordinary page. */
function fileWith(...streams: [string, Uint8Array][]): Buffer {
  const parts = streams.map(([description, packed], index) =>
    Buffer.concat([
      Buffer.from(`${index + 50} 0 obj\n${description}\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
  return Buffer.concat([makePdf({ pages: [['Camille']] }), ...parts]);
}
const flate = (packed: Uint8Array) => `<< /Filter /FlateDecode /Length ${packed.length} >>`;
const heavy = (...streams: [string, Uint8Array][]) => isTooHeavy(fileWith(...streams), 20 * megabyte);

const large = deflateSync(zeros(30));
const hex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);

describe('a small file that unpacks to a large one', () => {
  it.each<[string, [string, Uint8Array][]]>([
    ['one stream', [[flate(large), large]]],
    ['many streams, none of them large', Array.from({ length: 30 }, () => [flate(large), deflateSync(zeros(1))])],
    ['packed twice', [['<< /Filter [/FlateDecode /FlateDecode] /Length 9 >>', deflateSync(large)]]],
    ['packed as hexadecimal text around that', [['<< /Filter [ /ASCIIHexDecode /FlateDecode ] >>', hex(large)]]],
    [
      'a stream of objects',
      [[`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${large.length} >>`, large]],
    ],
    ['a cross-reference table', [[`<< /Type /XRef /Filter/FlateDecode /Length ${large.length} >>`, large]]],
    ['an escaped name', [['<< /F#69lter /Fl#61teDecode >>', large]]],
    ['a short filter name', [['<< /Filter /Fl >>', large]]],
    ['a wrong length', [['<< /Length 3 /Filter /FlateDecode >>', large]]],
    [
      'a filter in another object',
      [
        ['<< /Filter 70 0 R >>', large],
        ['<< >>', Buffer.from('\nendstream endobj\n70 0 obj /FlateDecode endobj')],
      ],
    ],
    ['a comment in between', [['<< /Filter % nothing to see\n /FlateDecode >>', large]]],
    [
      'bytes that repeat',
      [['<< /Filter /RunLengthDecode >>', Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i % 2 ? 32 : 129)))]],
    ],
    ['more filters than a real file needs', [['<< /Filter [/Fl /Fl /Fl /Fl /Fl] >>', Buffer.from('x')]]],
  ])('is too heavy: %s', async (_, streams) => expect(await heavy(...streams)).toBe(true));
});

describe('an ordinary file', () => {
  it.each<[string, [string, Uint8Array][]]>([
    ['nothing packed', [['<< /Length 5 >>', Buffer.from('hello')]]],
    ['a page of text', [[flate(large), deflateSync(Buffer.from('BT (Camille) Tj ET'.repeat(100)))]]],
    ['a damaged stream', [['<< /Filter /FlateDecode >>', Buffer.from('not packed at all')]]],
    ['a picture', [['<< /Subtype /Image /Filter /DCTDecode /Width 9 /Height 9 >>', Buffer.alloc(1000, 7)]]],
    ['the keyword inside a text', [['<< /Length 40 >>', Buffer.from('a stream, a mainstream and a streamer')]]],
  ])('is not too heavy: %s', async (_, streams) => expect(await heavy(...streams)).toBe(false));
});

describe('each decoder', () => {
  const run = async (name: string, packed: Uint8Array) => {
    const made: Uint8Array[] = [];
    const one = async function* () {
      // Byte by byte, because pieces may end anywhere.
      for (const byte of packed) yield Uint8Array.of(byte);
    };
    for await (const chunk of pdfFilters[name]?.(one(), { earlyChange: true }) ?? []) made.push(chunk);
    return Buffer.concat(made).toString('latin1');
  };

  it.each<[string, Uint8Array, string]>([
    ['FlateDecode', deflateSync(Buffer.from('Bonjour')), 'Bonjour'],
    ['ASCIIHexDecode', Buffer.from('42 6F6e 6A 7>'), 'Bonjp'],
    ['ASCII85Decode', Buffer.from('6>paVDfp(~>'), 'Bonjour'],
    ['ASCII85Decode', Buffer.from('z~>'), '\0\0\0\0'],
    ['RunLengthDecode', Uint8Array.of(1, 65, 66, 254, 67, 128, 99), 'ABCCC'],
    // The example of the PDF reference.
    ['LZWDecode', Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01), '-----A---B'],
  ])('decodes %s', async (name, packed, expected) => expect(await run(name, packed)).toBe(expected));
});
