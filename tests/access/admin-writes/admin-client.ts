import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import type * as z from 'zod';
import routes from '../../../app/routes.ts';
import { type PathKey, pathWith } from '../../../domain/paths.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { type Context, contextKey } from '../../../server/context.ts';
import type { Runtime } from '../../../server/runtime.ts';
import { contextOf } from '../../harness/context.ts';
import type { Visitor } from '../../harness/runtime.ts';

/** An expected log entry: the action, and its subject. */
export type Line = { action: string; subjectKind: string; subjectId: string | null };
type Answer = { status: number; body: unknown };

export type Write =
  /** Performs the write, and returns the expected log entries: these, and no other. */
  | { logs: (client: AdminClient) => Promise<Line | Line[]> }
  /** Not for administrators: the answer is this status, or 'refused' where the body says so. */
  | { refused: 403 | 404 | 409 | 'refused'; by: (client: AdminClient) => Promise<Answer> }
  /** Answered, and nothing is written. */
  | { changesNothing: (client: AdminClient) => Promise<Answer> }
  /** Of an administrator's own account, or what any signed-in user does in their own name. */
  | 'own';

export type Writes = Record<string, Write>;

/** An administrator who sends requests to the product. */
export type AdminClient = {
  runtime: Runtime;
  db: Runtime['db'];
  admin: SignedIn;
  browser: Visitor;
  as: (viewer: Viewer) => Context;
  /** Sends JSON, or a form, to an address as its page would. */
  send: (key: PathKey, params: Params, body?: object | URLSearchParams, options?: Options) => Promise<Answer>;
  /** The same, where any answer but 'done' is a mistake of the table. */
  done: (key: PathKey, params: Params, body?: object | URLSearchParams, options?: Options) => Promise<Answer>;
};
type Params = Record<string, string>;
type Options = { method?: string; viewer?: Viewer };

type Handler = (args: object) => Promise<unknown>;
type Module = { action?: Handler & { schema?: z.ZodType; intents?: string[] }; loader?: Handler };

export const fileOf = (key: PathKey): string => {
  const file = routes.find(({ id }) => id === `${key}.fr`)?.file;
  if (!file) throw new Error(`${key} is not a route`);
  return join(import.meta.dirname, '..', '..', '..', 'app', file);
};
export const moduleOf = (key: PathKey): Promise<Module> => import(/* @vite-ignore */ fileOf(key));

export function openAdminClient(runtime: Runtime, admin: SignedIn, browser: Visitor): AdminClient {
  const as = (viewer: Viewer) => contextOf(runtime, viewer);

  const send: AdminClient['send'] = async (key, params, body, { method = 'POST', viewer = admin } = {}) => {
    const { action, loader } = await moduleOf(key);
    const url = new URL(pathWith('fr', key, params), 'http://localhost');
    const sent = body instanceof URLSearchParams ? body : JSON.stringify(body);
    const request = new Request(url, { method, ...(body ? { body: sent } : {}) });
    const context = new RouterContextProvider();
    context.set(contextKey, as(viewer));
    const run = method === 'GET' ? loader : action;
    if (!run) throw new Error(`${key} does not answer a ${method}`);
    return read(await run({ request, params, url, context }).catch((thrown: unknown) => thrown));
  };

  const done: AdminClient['done'] = async (key, ...rest) => {
    const answer = await send(key, ...rest);
    if (answer.status >= 400) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };

  return { runtime, db: runtime.db, admin, browser, as, send, done };
}

/** A Response, or the value that the router converts to one. */
async function read(given: unknown): Promise<Answer> {
  if (given instanceof Response) {
    const text = await given.text();
    const isJson = given.headers.get('content-type')?.includes('json');
    return { status: given.status, body: isJson ? JSON.parse(text) : text };
  }
  if (given instanceof Error) throw given;
  const { data, init } = given as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, body: data };
}
