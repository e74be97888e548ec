import type * as z from 'zod';
import type { Context } from '../../server/context.ts';
import { serve } from '../serve.ts';
import { answerJson, notUnderstood } from './answer-json.ts';

type Params = Record<string, string | undefined>;
type Run<Sent> = (context: Context, sent: Sent, params: Params) => Promise<object | undefined> | Promise<void>;

/** The action of a resource that receives JSON from dialogs and buttons; its result is added to the 'done' answer. */
export function jsonAction<T extends z.ZodType>(schema: T, run: Run<z.output<T>>) {
  return serve(async (context, { params, request }) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    return answerJson(context, async () => {
      // A visitor who is not signed in is refused before the body is read.
      if (!context.viewer) throw Object.assign(new Error('forbidden'), { name: 'Forbidden' });
      const sent = schema.safeParse(await request.json().catch(() => undefined));
      if (!sent.success) throw notUnderstood();
      return { done: true, ...(await run(context, sent.data, params)) };
    });
  });
}
