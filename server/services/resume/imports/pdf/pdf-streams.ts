/** A stream of a PDF: its packed bytes, and the names of its filters in the order of decoding. */
export type PdfStream = { packed: Uint8Array; filters: string[]; earlyChange: boolean };

/** The dictionary of a stream is short; a longer one is not read to its beginning. */
const longestDescription = 64 * 1024;

/** The short names of filters that the format allows. */
const longNames: Record<string, string> = {
  Fl: 'FlateDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/**
 * Every stream of a file, found by its keyword and not by the cross-reference table, which may leave out streams that a
 * reader still finds. Streams are never nested, so none is missed.
 */
export function* streamsOf(bytes: Uint8Array): Generator<PdfStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const begin = lineAfter(file, at + 6);
    if (begin === undefined) continue;
    const description = descriptionBefore(file, at);
    const filters = filtersIn(description, file);
    if (filters.length === 0) continue;
    yield {
      packed: file.subarray(begin, endOf(file, begin, description)),
      filters,
      earlyChange: !/\/EarlyChange\s+0\b/.test(description),
    };
  }
}

/** A stream begins on the line after its keyword; anywhere else the word is text. */
function lineAfter(file: Buffer, at: number): number | undefined {
  if (file[at] === 0x0a) return at + 1;
  if (file[at] !== 0x0d) return undefined;
  return file[at + 1] === 0x0a ? at + 2 : at + 1;
}

/** The dictionary after the object number, with escaped names decoded: '/Fl#61teDecode' means '/FlateDecode'. */
function descriptionBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - longestDescription), at);
  return withPlainNames(before.slice(before.lastIndexOf(' obj') + 4));
}

function withPlainNames(text: string): string {
  return text
    .replace(/%[^\r\n]*/g, ' ')
    .replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function filtersIn(description: string, file: Buffer): string[] {
  const [, given = ''] =
    /\/(?:Filter|F)(?![A-Za-z])\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+|\d+\s+\d+\s+R)/.exec(description) ?? [];
  const written = /R$/.test(given) ? withPlainNames(objectAt(file, given) ?? '') : given;
  return [...written.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = '']) => longNames[name] ?? name);
}

/** The end of the stream: after its declared length, or at its closing keyword if that comes later. */
function endOf(file: Buffer, begin: number, description: string): number {
  const [, given = ''] = /\/Length\s+(\d+\s+\d+\s+R|\d+)/.exec(description) ?? [];
  const said = /R$/.test(given) ? objectAt(file, given) : given;
  // The declared length cannot be found, so the stream may reach to the end of the file.
  if (said === undefined) return file.length;
  const closing = file.indexOf('endstream', begin);
  return Math.min(file.length, Math.max(begin + (Number.parseInt(said, 10) || 0), closing < 0 ? file.length : closing));
}

/** The value of a reference such as '12 0 R', when the object is not inside a packed stream. */
function objectAt(file: Buffer, reference: string): string | undefined {
  const [number, generation] = reference.split(/\s+/);
  const place = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj(.{0,2000}?)endobj`, 'su');
  return place.exec(file.toString('latin1'))?.[1]?.trim();
}
