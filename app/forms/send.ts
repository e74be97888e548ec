import type * as z from 'zod';
import { type Path, pathTo } from '../../domain/paths.ts';
import { locales } from '../../domain/viewer.ts';
import type { Resources } from '../resources.ts';
import type { JsonAction } from './json-action.ts';
import type { JsonLoader } from './json-loader.ts';
import type { Failure, SentAnswer } from './sent-answer.ts';

/** The pages to which a signed-out user is redirected. */
const signInPaths: string[] = locales.map((locale) => pathTo(locale, 'signIn'));

export type Resource = keyof Resources;
type Action<Key extends Resource> = Resources[Key] extends { action: infer Found } ? Found : never;
type Loader<Key extends Resource> = Resources[Key] extends { loader: infer Found } ? Found : never;

/** What an address accepts. */
export type CommandOf<Key extends Resource> =
  Action<Key> extends JsonAction<infer Schema, infer _> ? z.input<Schema> : never;
/** What an address adds to the answer 'done'; a part that only some commands have is optional. */
export type DoneOf<Key extends Resource> =
  Action<Key> extends JsonAction<infer _, infer Done> ? Merged<Objects<Sent<Done>>> : never;
/** What an address answers when it is read. */
export type ContentOf<Key extends Resource> = Loader<Key> extends JsonLoader<infer Content> ? Sent<Content> : never;

/** A value after its way through JSON: a date is a text. */
type Sent<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Sent<Value[Key]> }
    : Value;
type Objects<Done> = Done extends object ? Done : Record<never, never>;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type Merged<Union> = { [Key in keyof Union]: Union[Key] } & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: Union extends { [Same in Key]: infer Value } ? Value : never;
};

/** Not through the router: a request that fails must never close an open dialog. */
export async function sendCommand<Key extends Resource>(
  address: Path<Key>,
  command: CommandOf<Key>,
): Promise<SentAnswer<DoneOf<Key>>> {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
}

export async function fetchJson<Key extends Resource>(
  address: Path<Key>,
  query = '',
  init: Pick<RequestInit, 'signal'> = {},
): Promise<ContentOf<Key> | { failed: Failure }> {
  return ask(address + query, init);
}

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer | { failed: Failure }> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    return { failed: 'network' };
  }
  if (response.redirected && signInPaths.includes(new URL(response.url).pathname)) return { failed: 'signedOut' };
  if (response.status === 413) return { failed: 'large' };
  try {
    return (await response.json()) as Answer;
  } catch {
    return { failed: 'fault' };
  }
}

/** The session has ended: loading the page again now would redirect to the sign-in page and lose the typed text. */
export const isSignedOut = (answer: object | undefined): boolean =>
  answer !== undefined && 'failed' in answer && answer.failed === 'signedOut';
