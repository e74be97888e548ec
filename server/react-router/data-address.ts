/** The router requests the data of a page at the address of the page with this suffix. */
const ending = /(?:\/_)?\.data$/;

/** The address of the page, for a request for the page or for its data. */
export function pageOf(pathname: string): string {
  return pathname.replace(ending, '');
}
