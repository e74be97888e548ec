/** Where the router asks for the data of a page: at the page's address, with an ending. */
const ending = /(?:\/_)?\.data$/;

/** The address of the page, whether the page itself or its data is asked for. */
export function pageOf(pathname: string): string {
  return pathname.replace(ending, '');
}
