/** docs/product/library.md, Order and pages of the library. */
export const libraryOrders = ['fit', 'date'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

/** By fit, unless the address asks for the date. */
export function readLibraryOrder(params: URLSearchParams): LibraryOrder {
  return params.get('order') === 'date' ? 'date' : 'fit';
}
