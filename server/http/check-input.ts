import { cleanText, cleanValue, isCleanText } from '../../domain/clean-text.ts';

/** What a request is refused with before anything looks at it: malformed, or sent as a type that no address takes. */
export type InputRefusal = 400 | 415;

/** Control characters as they are written in an address; tab and line breaks are left, they come with long texts. */
const encodedControls = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i;

/** An address that decodes to text without control characters: no name, search or id has a use for them. */
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
 * The request with a body that can be parsed and whose texts can be stored. Forms and JSON are read here, once for all
 * addresses; a file in a multipart form is left to the address that takes it.
 */
export async function withCleanBody(request: Request, takesFiles: boolean): Promise<Request | InputRefusal> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'multipart/form-data') return takesFiles ? request : 415;
  if (type === 'application/x-www-form-urlencoded') return replaceBody(request, cleanForm(await request.text()));
  if (type === 'application/json') {
    const body = cleanJson(await request.text());
    return body === undefined ? 400 : replaceBody(request, body);
  }
  // A button without fields may be sent without a body; it is a form without fields.
  if (type || (await request.arrayBuffer()).byteLength > 0) return 415;
  return replaceBody(request, '', 'application/x-www-form-urlencoded');
}

function cleanForm(text: string): string {
  const fields = [...new URLSearchParams(text)];
  if (fields.every(([name, value]) => isCleanText(name) && isCleanText(value))) return text;
  return new URLSearchParams(fields.map(([name, value]) => [cleanText(name), cleanText(value)])).toString();
}

function cleanJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const clean = cleanValue(value);
    return clean === value ? text : JSON.stringify(clean);
  } catch {
    return undefined;
  }
}

function replaceBody(request: Request, body: string, type?: string): Request {
  const headers = new Headers(request.headers);
  // Of the body as it came; the new one says its own length.
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  if (type) headers.set('content-type', type);
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}
