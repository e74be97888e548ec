// What values were seen at one place, collected over many rows and printed as a TypeScript type.

export type Shape = {
  /** Distinct short words and numbers, so that a union of literals in the code is checked too. */
  literals: (string | number | boolean)[];
  /** Names of types without such values: null, Date, Buffer, and string for every other text. */
  names: string[];
  items?: Shape;
  object?: { seen: number; keys: Record<string, { seen: number; shape: Shape }> };
};

/** More values of one column say nothing new about its type. */
const mostLiterals = 40;
const mostItems = 50;
const mostKeys = 100;
/** What can be a member of a union in our code; an id or a sentence cannot. */
const word = /^(?![0-9a-f]{8}-)[\w.:+#-]{0,40}$/;

export const newShape = (): Shape => ({ literals: [], names: [] });

/** Adds a value to what was seen. */
export function see(shape: Shape, value: unknown): void {
  if (typeof value === 'string' && !word.test(value)) add(shape.names, 'string');
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    if (shape.literals.length < mostLiterals) add(shape.literals, value);
  } else if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value.slice(0, mostItems)) see(shape.items, item);
  } else if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    seeObject(shape, value);
  } else if (value !== null && typeof value === 'object') add(shape.names, value.constructor.name);
  else add(shape.names, value === null ? 'null' : typeof value);
}

function seeObject(shape: Shape, value: object): void {
  shape.object ??= { seen: 0, keys: {} };
  const { object } = shape;
  object.seen++;
  for (const [key, inside] of Object.entries(value)) {
    if (!object.keys[key] && Object.keys(object.keys).length >= mostKeys) continue;
    object.keys[key] ??= { seen: 0, shape: newShape() };
    const known = object.keys[key];
    known.seen++;
    see(known.shape, inside);
  }
}

/** Adds what another process saw at the same place. */
export function merge(into: Shape, other: Shape): void {
  for (const literal of other.literals) add(into.literals, literal);
  for (const name of other.names) add(into.names, name);
  if (other.items) {
    into.items ??= newShape();
    merge(into.items, other.items);
  }
  if (!other.object) return;
  into.object ??= { seen: 0, keys: {} };
  into.object.seen += other.object.seen;
  for (const [key, { seen, shape }] of Object.entries(other.object.keys)) {
    into.object.keys[key] ??= { seen: 0, shape: newShape() };
    const known = into.object.keys[key];
    known.seen += seen;
    merge(known.shape, shape);
  }
}

/**
 * The narrowest TypeScript type of all values seen. Where there was none, or only null, it contains the type `unseen`.
 */
export function printType(shape: Shape, unseen = 'never'): string {
  const { literals, names, items, object } = shape;
  const parts = [...literals.map((literal) => JSON.stringify(literal)), ...names];
  if (items) parts.push(`(${printType(items, unseen)})[]`);
  if (object) {
    parts.push(printObject(object, (_, inside) => printType(inside, unseen)));
  }
  const hasValue = parts.some((part) => part !== 'null');
  if (!hasValue && (unseen !== 'never' || parts.length === 0)) parts.push(unseen);
  return parts.join(' | ');
}

export function printObject(
  { seen, keys }: NonNullable<Shape['object']>,
  print: (key: string, shape: Shape) => string,
): string {
  const lines = Object.entries(keys).map(
    ([key, known]) => `${JSON.stringify(key)}${known.seen < seen ? '?' : ''}: ${print(key, known.shape)}`,
  );
  return `{ ${lines.join('; ')} }`;
}

/** Whether not even null was seen. */
export const isEmpty = ({ literals, names, items, object }: Shape): boolean =>
  literals.length + names.length === 0 && !items && !object;

function add<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value);
}
