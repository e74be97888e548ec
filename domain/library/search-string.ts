/** The order of the parameters in an address of the CV library. */
const order = [
  'query',
  'technology',
  'every',
  'profession',
  'yearsFrom',
  'yearsTo',
  'city',
  'radius',
  'region',
  'remote',
  'contract',
  'salary',
  'language',
  'test',
  'rank',
  'recommended',
  'view',
];

/** The default number of kilometres around a city. */
export const usualRadius = 20;

/**
 * A form of the library as an address: in a fixed order, without empty values and defaults. Apart from the schema, so
 * that the browser does not load it: the server corrects values that are still invalid.
 */
export function searchString(entries: Iterable<readonly [string, string]>): string {
  const filled = [...entries].map(([name, value]) => [name, value.trim()] as const).filter(([, value]) => value !== '');
  const count = (name: string) => filled.filter(([one]) => one === name).length;
  const said = filled.filter(([name, value]) => {
    if (name === 'radius') return count('city') > 0 && value !== String(usualRadius);
    if (name === 'every') return count('technology') > 1;
    if (name === 'rank') return count('test') > 0;
    return order.includes(name) && !(name === 'view' && value === 'list');
  });
  const sorted = said.toSorted(([a, x], [b, y]) => order.indexOf(a) - order.indexOf(b) || compare(x, y));
  return new URLSearchParams(sorted.map(([name, value]) => [name, value])).toString();
}

/** By character code, so that the order does not depend on a locale. */
function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}
