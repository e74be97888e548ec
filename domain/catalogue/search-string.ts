/** The order of the parameters in an address of the catalogue. */
export const catalogueParams = [
  'query',
  'status',
  'sort',
  'technoName',
  'difficulty',
  'professionId',
  'testId',
  'testStatus',
  'page',
] as const;
export type CatalogueParam = (typeof catalogueParams)[number];

export const catalogueSorts = ['newest', 'most_popular', 'ratings'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];
export const defaultSort = 'most_popular' satisfies CatalogueSort;
/** docs/product/catalogue.md, Catalogue filters: « Non publiées » selects four statuses together. */
const fourTogether = ['NOT_PUBLISHED', 'DELETED', 'ARCHIVED', 'DECLINED'];

/**
 * A search of the catalogue as an address: in a fixed order, without repetitions, empty values and defaults. Apart from
 * the schema, so that the browser does not load it: the server corrects values that are still invalid.
 */
export function catalogueString(entries: Iterable<readonly [string, string]>): string {
  const said = new Map<string, [string, string]>();
  for (const [name, given] of entries) {
    const value = given.trim();
    if (value === '' || !isParam(name)) continue;
    if (name === 'sort' && value === defaultSort) continue;
    if (name === 'page' && value === '1') continue;
    for (const one of expanded(name, value)) said.set(`${name} ${one}`, [name, one]);
  }
  const order = (name: string) => catalogueParams.indexOf(name as CatalogueParam);
  const sorted = [...said.values()].toSorted(([a, x], [b, y]) => order(a) - order(b) || (x < y ? -1 : x > y ? 1 : 0));
  return new URLSearchParams(sorted).toString();
}

/** Level 1 includes level 0: the address has both when one was chosen. */
function expanded(name: string, value: string): string[] {
  if (name === 'difficulty' && (value === '0' || value === '1')) return ['0', '1'];
  if (name === 'status' && fourTogether.includes(value)) return fourTogether;
  return [value];
}

const isParam = (name: string): name is CatalogueParam => (catalogueParams as readonly string[]).includes(name);

/** The same search with one filter added or removed, from its first page on. */
export function withEntry(search: string, name: CatalogueParam, value: string): string {
  return catalogueString([...withoutPage(search), [name, value]]);
}

export function withoutEntry(search: string, name: CatalogueParam, values: readonly string[]): string {
  return catalogueString(withoutPage(search).filter(([one, value]) => one !== name || !values.includes(value)));
}

export function withPage(search: string, page: number): string {
  return catalogueString([...withoutPage(search), ['page', String(page)]]);
}

function withoutPage(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== 'page');
}

/** docs/product/catalogue.md, The catalogue screen: a quick button is active when its filter is the only one. */
export function isExactly(search: string, name: CatalogueParam, value: string): boolean {
  return catalogueString(withoutPage(search)) === catalogueString([[name, value]]);
}

/** docs/product/catalogue.md, The catalogue screen: decides whether « Effacer les filtres » is shown. */
export function isFiltered(search: string): boolean {
  return catalogueString(withoutPage(search)) !== '';
}
