import { libraryParameters, type ParameterName, parameterNames } from './filters.ts';

/** The order of the names in an address of the CV library. */
const order: readonly string[] = [...parameterNames, 'order', 'view'];

/**
 * A form of the library as an address: in a fixed order, without empty values and defaults. The server corrects values
 * that are still invalid.
 */
export function searchString(entries: Iterable<readonly [string, string]>): string {
  const filled = [...entries].map(([name, value]) => [name, value.trim()] as const).filter(([, value]) => value !== '');
  const count = (names: readonly string[]) => filled.filter(([one]) => names.includes(one)).length;
  const said = filled.filter(([name, value]) => {
    if (name === 'view') return value !== 'list';
    if (name === 'order') return value === 'date';
    if (!isParameter(name)) return false;
    const { needs, usual } = libraryParameters[name];
    return value !== usual && (!needs || count(needs.parameters) >= needs.least);
  });
  const sorted = said.toSorted(([a, x], [b, y]) => order.indexOf(a) - order.indexOf(b) || compare(x, y));
  return new URLSearchParams(sorted.map(([name, value]) => [name, value])).toString();
}

export function isParameter(name: string): name is ParameterName {
  return Object.hasOwn(libraryParameters, name);
}

/** By character code, so that the order does not depend on a locale. */
function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}
