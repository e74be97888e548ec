import { type PathKey, paths, pathWith } from '../../../domain/paths.ts';
import type { Random } from '../../../server/data/world/random.ts';
import { mutateValue, strangeTexts } from '../../fuzz/mutate-json.ts';
import { type Account, accounts } from '../accounts.ts';
import { resources } from '../tables/resource-table.ts';
import { makeApiShot } from './api-request.ts';
import { idMark, type Seed } from './seed.ts';

export type Shot = {
  account: Account | 'anonymous';
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type World = { seeds: Seed[]; ids: Record<string, string[]>; apiKey: string };

const keys = Object.keys(paths) as PathKey[];
const otherAddresses = Object.keys(resources).filter((path) => path !== '/live');
/** Signing out would end the session that later requests need. */
const withoutSession: PathKey[] = ['signOut'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'nonsense',
];

/** One request: an address of the product, by some role, with one or more invalid parts. */
export function makeShot(random: Random, world: World): Shot {
  const account = random.chance(0.1) ? 'anonymous' : random.pick(accounts);
  if (random.chance(0.05)) return { account, method: 'GET', path: strangePath(random), headers: {} };
  if (random.chance(0.08)) {
    const someone = () => someId(random, world, 'id');
    return makeApiShot(random, world.apiKey, () => clipped(strange(random)), someone);
  }
  // Every route is chosen equally often, with many recorded requests or none.
  const key = random.pick(keys);
  const known = world.seeds.filter((seed) => seed.key === key);
  const seed: Seed = known.length > 0 && random.chance(0.9) ? random.pick(known) : { key, method: 'GET', query: [] };
  const shot = fromSeed(random, world, seed);
  return { ...shot, account: withoutSession.includes(key) ? 'anonymous' : account };
}

function fromSeed(random: Random, world: World, seed: Seed): Omit<Shot, 'account'> {
  const params = Object.fromEntries(
    namesOf(seed.key).map((name) => [
      name,
      random.chance(0.7) ? someId(random, world, name) : clipped(strange(random)),
    ]),
  );
  const query = fill(random, world, random.chance(0.5) ? seed.query : mutateFields(random, seed.query));
  const suffix = random.chance(0.3) ? '.data' : '';
  const address = pathWith(random.pick(['fr', 'en'] as const), seed.key, params);
  const path = `${address === '/' && suffix ? '/_' : address}${suffix}${asQuery(query)}`;
  const method = random.chance(0.95) ? seed.method : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  if (method === 'GET' || method === 'HEAD') return { method, path, headers: {} };
  const { type, body } = bodyOf(random, world, seed);
  const sentAs = random.chance(0.05) ? random.pick(types) : type;
  return { method, path, headers: { 'content-type': sentAs }, body: random.chance(0.03) ? cut(random, body) : body };
}

function bodyOf(random: Random, world: World, seed: Seed): { type: string; body: string } {
  if (seed.json !== undefined) {
    const filled = fillValue(random, world, seed.json);
    const value = random.chance(0.15) ? filled : mutateValue(filled, (below) => random.int(0, below - 1));
    return { type: 'application/json', body: JSON.stringify(value) ?? 'null' };
  }
  const fields = fill(random, world, random.chance(0.15) ? (seed.form ?? []) : mutateFields(random, seed.form ?? []));
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

function mutateFields(random: Random, fields: [string, string][]): [string, string][] {
  const changed = fields.map(([name, value]): [string, string] => [name, random.chance(0.4) ? strange(random) : value]);
  if (random.chance(0.2)) changed.push([random.pick(commonNames), strange(random)]);
  return random.chance(0.1) ? changed.filter(() => random.chance(0.5)) : changed;
}

/** Names that many addresses use. */
const commonNames = ['q', 'page', 'sort', 'to', 'token', 'cursor', 'since', 'locale', 'intent', '_routes', '__proto__'];

const numbers = ['-1', '0', '1e309', 'NaN', '9007199254740993', '99999999999999999999', '0x10', '１２'];
const bytes = ['a\u0001b', '\u000b\u000c', '%00', '%', '\\', '_%\\_', '../../etc/passwd', 'a\r\nset-cookie: x=1'];

function strange(random: Random): string {
  return random.pick([
    ...strangeTexts,
    ...numbers,
    ...bytes,
    crypto.randomUUID(),
    '00000000-0000-7000-8000-000000000000',
  ]);
}

function strangePath(random: Random): string {
  const base = random.pick(otherAddresses);
  const words = base
    .split('/')
    .map((word) => (word && random.chance(0.3) ? encodeURIComponent(clipped(strange(random))) : word));
  const query = random.chance(0.4) ? asQuery([[random.pick(commonNames), clipped(strange(random))]]) : '';
  return `${words.join('/') || '/'}${random.pick(['', '', '', '%00', '%ff', '//', '/..'])}${query}`;
}

const namesOf = (key: PathKey): string[] => [...paths[key].fr.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
/** Half of a surrogate pair cannot be written in an address. */
const clipped = (text: string) => text.toWellFormed().slice(0, 500);
const asQuery = (fields: [string, string][]) =>
  fields.length > 0 ? `?${new URLSearchParams(fields.map(([name, value]) => [name, clipped(value)]))}` : '';
const cut = (random: Random, body: string) => body.slice(0, random.int(0, body.length));

function someId(random: Random, { ids }: World, name: string): string {
  const list = ids[name] ?? (name.endsWith('Id') || name === 'id' ? random.pick(Object.values(ids)) : []);
  return list && list.length > 0 ? random.pick(list) : clipped(strange(random));
}

function fill(random: Random, world: World, fields: [string, string][]): [string, string][] {
  return fields.map(([name, value]) => [name, value.replaceAll(idMark, () => someId(random, world, name))]);
}

function fillValue(random: Random, world: World, value: unknown, name = ''): unknown {
  if (typeof value === 'string') return value.replaceAll(idMark, () => someId(random, world, name));
  if (Array.isArray(value)) return value.map((item) => fillValue(random, world, item, name.replace(/s$/, '')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, fillValue(random, world, item, field)]),
  );
}
