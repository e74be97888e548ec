/** The longest path that is stored with a sign-up. */
export const longestReturnPath = 500;

/**
 * docs/product/account.md, Coming back: only a path of this site may follow a sign-in or a sign-up; anything else would
 * be an open redirect. A path with an empty or a dotted part could be read as another address by a browser, and is
 * refused too.
 */
export function returnPath(to: string | null | undefined): string | undefined {
  if (!to || !/^\/[\w\-./?=&%~+:@,[\]]*$/.test(to)) return undefined;
  const [path = ''] = to.split('?', 1);
  return /\/(?:\/|\.{1,2}(?:\/|$)|%2e|%2f|%5c)/i.test(path) ? undefined : to;
}

/** The address of a page on the way, which leads to `to` in the end. */
export function withReturn(address: string, to: string | null | undefined): string {
  const wanted = returnPath(to);
  if (!wanted) return address;
  return `${address}${address.includes('?') ? '&' : '?'}to=${encodeURIComponent(wanted)}`;
}
