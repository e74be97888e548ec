/** Adds the charset that the router omits for the data of a page. */
export function nameAlphabet(headers: Headers): void {
  if (headers.get('content-type') === 'text/x-script') headers.set('content-type', 'text/x-script; charset=utf-8');
}
