import { cleanText, cleanValue, isCleanText } from '../../domain/text/clean-text.ts';

/** The status for a malformed request (400), or for a content type that is not supported (415). */
export type InputRefusal = 400 | 415;

/** More than any form of the product sends: many small values take a hundred times longer to parse than one text. */
const mostValues = 20_000;
const mostFields = 2_000;
const mostParts = 20;

/** Percent-encoded control characters, except tab and line breaks, which occur in long texts. */
const encodedControls = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i;

/** Whether an address decodes to text without control characters: no name, search or id needs them. */
export function isCleanAddress(address: string): boolean {
  if (!address.includes('%')) return true;
  if (encodedControls.test(address)) return false;
  const [path = ''] = address.split('?');
  try {
    return isCleanText(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * The request with a body that can be parsed and whose texts can be stored in PostgreSQL. Forms and JSON are parsed
 * here for all addresses; the texts of a multipart form are checked by the address that takes the file.
 */
export async function withCleanBody(request: Request, takesFiles: boolean): Promise<Request | InputRefusal> {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').split(';').map((part) => part.trim());
  switch (type?.toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return replaceBody(request, cleanForm(await request.text()));
    case 'application/json':
      return replaceBody(request, cleanJson(await request.text()));
    case 'multipart/form-data':
      return takesFiles ? replaceBody(request, fewParts(await request.bytes(), parameters)) : 415;
    case '':
      // A form without fields, or a beacon, may arrive without a body and without a content type. Read with text(): on
      // an empty request of the HTTP server, bytes() throws.
      if ((await request.text()) !== '') return 415;
      return replaceBody(request, '', 'application/x-www-form-urlencoded');
    default:
      return 415;
  }
}

function cleanForm(text: string): string | undefined {
  if (occurrences(text, '&') > mostFields) return undefined;
  const fields = [...new URLSearchParams(text)];
  if (fields.every(([name, value]) => isCleanText(name) && isCleanText(value))) return text;
  return new URLSearchParams(fields.map(([name, value]) => [cleanText(name), cleanText(value)])).toString();
}

function cleanJson(text: string): string | undefined {
  if (valuesIn(text) > mostValues) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const clean = cleanValue(value);
    return clean === value ? text : JSON.stringify(clean);
  } catch {
    return undefined;
  }
}

/** An upper bound for the number of values in a JSON text: its commas and opening brackets outside strings. */
function valuesIn(json: string): number {
  let count = 1;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (char === '"') inText = !inText;
    else if (inText) at += char === '\\' ? 1 : 0;
    else if (char === ',' || char === '[' || char === '{') count++;
  }
  return count;
}

function fewParts(body: Uint8Array<ArrayBuffer>, parameters: string[]): Uint8Array<ArrayBuffer> | undefined {
  const boundary = parameters.find((part) => /^boundary=/i.test(part))?.slice('boundary='.length);
  const separator = `--${boundary?.replaceAll('"', '')}`;
  return occurrences(Buffer.from(body.buffer, body.byteOffset, body.length), separator) > mostParts ? undefined : body;
}

function occurrences(text: string | Buffer, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++;
  return count;
}

function replaceBody(
  request: Request,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  type?: string,
): Request | 400 {
  if (body === undefined) return 400;
  const headers = new Headers(request.headers);
  // These headers describe the original body; the new body has another length.
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  if (type) headers.set('content-type', type);
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}
