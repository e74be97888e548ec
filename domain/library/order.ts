/** docs/product/library.md, Order and pages of the library. */
export type LibraryOrder = 'fit' | 'date';

/** By fit, unless the address asks for the date. */
export function readLibraryOrder(params: URLSearchParams): LibraryOrder {
  return params.get('order') === 'date' ? 'date' : 'fit';
}
