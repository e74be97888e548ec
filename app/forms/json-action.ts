import * as z from 'zod';
import { parseValue } from '../../domain/form.ts';
import { Forbidden, Invalid } from '../../domain/refusals.ts';
import type { Context } from '../../server/context.ts';
import { type Arguments, serve } from '../serve.ts';
import { answerJson } from './answer-json.ts';

/** The action of a resource: its schema tells the commands it accepts; '~done', for the compiler only, its answer. */
export type JsonAction<Schema extends z.ZodType, Done> = ((args: Arguments) => Promise<Response>) & {
  readonly schema: Schema;
  readonly '~done': Done;
};

type Params = Record<string, string | undefined>;
type Options<Given> = {
  /** Throws before the body is read, for a user who may send no command at all. Without it: a visitor is refused. */
  permit?: (context: Context, params: Given) => unknown;
};

/** Receives JSON from dialogs and buttons; the result of `run` is added to the answer 'done'. */
export function jsonAction<Schema extends z.ZodType, Done, Given extends Params>(
  schema: Schema,
  run: (context: Context, sent: z.output<Schema>, params: Given) => Promise<Done>,
  { permit = refuseVisitors }: Options<Given> = {},
): JsonAction<Schema, Done> {
  const action = serve(async (context, { params, request }) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    return answerJson(context, async () => {
      permit(context, params as Given);
      const sent = parseValue(schema, await request.json().catch(() => undefined));
      if ('errors' in sent) throw new Invalid(sent.errors);
      return { done: true, ...(await run(context, sent.value, params as Given)) };
    });
  });
  return Object.assign(action, { schema }) as JsonAction<Schema, Done>;
}

function refuseVisitors({ viewer }: Context): void {
  if (!viewer) throw new Forbidden();
}

/** The value of a form: typed here for the browser, and validated by the service, which answers with an error per field. */
export const formValue = <Draft>() => z.custom<Draft>();
