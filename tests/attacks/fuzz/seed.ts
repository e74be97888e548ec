import { matchPath } from 'react-router';
import { type PathKey, paths } from '../../../domain/paths.ts';

/** A recorded request without momentary values: ids are replaced by {id}. */
export type Seed = {
  key: PathKey;
  method: string;
  query: [string, string][];
  /** The fields of a form, or a JSON value. */
  form?: [string, string][];
  json?: unknown;
};

export const idMark = '{id}';
const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const keys = Object.keys(paths) as PathKey[];

type Recorded = { method: string; path: string; type: string; body: string };

/** The seed of a recorded request; undefined for files, pictures and other addresses without a page. */
export function seedOf({ method, path, type, body }: Recorded): Seed | undefined {
  const url = new URL(path.replaceAll(anyId, idMark), 'http://recorded');
  const pathname = decodeURI(url.pathname).replace(/(\/_)?\.data$/, '') || '/';
  const key = keyOf(pathname);
  if (!key) return undefined;
  url.searchParams.delete('_routes');
  const seed: Seed = { key, method, query: [...url.searchParams] };
  const text = body.replaceAll(anyId, idMark);
  if (type.includes('urlencoded')) seed.form = [...new URLSearchParams(text)];
  if (type.includes('json')) seed.json = JSON.parse(text);
  return seed;
}

function keyOf(pathname: string): PathKey | undefined {
  const french = pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  const byLocale = keys.filter((key) => matchPath(paths[key].fr, pathname) ?? matchPath(paths[key].en, french));
  // The path with the most fixed words: '/tests/questions' before '/tests/:alias'.
  const fixedWords = (key: PathKey) => paths[key].fr.split('/').filter((word) => !word.startsWith(':')).length;
  return byLocale.sort((a, b) => fixedWords(b) - fixedWords(a))[0];
}

/** Seeds with the same fields in the same form are equivalent. */
export function shapeOf({ key, method, query, form, json }: Seed): string {
  const names = (fields: [string, string][] = []) => fields.map(([name, value]) => choiceOf(name, value)).sort();
  return JSON.stringify([key, method, names(query), form && names(form), json === undefined ? null : jsonShape(json)]);
}

/** Fields that choose an action count with their value. */
const choices = ['intent', 'mode', 'act', 'action', 'move', 'kind'];
const choiceOf = (name: string, value: unknown) => (choices.includes(name) ? `${name}=${value}` : name);

function jsonShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [jsonShape(value[0])] : [];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [choiceOf(name, item), jsonShape(item)]);
}
