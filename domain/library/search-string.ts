/** The order in which an address of the CV library names things. */
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

/** Kilometres around a city that are meant when none are said. */
export const usualRadius = 20;

/**
 * A form of the library as an address: in one order, without what was left empty or goes without saying. Apart from the
 * schema, which a browser can do without: the server puts right what is still wrong.
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

/** By code, which is the same everywhere. */
function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}
