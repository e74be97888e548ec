import type * as z from 'zod';
import type { Context } from '../../server/context.ts';
import { serve } from '../serve.ts';
import { answerJson, notUnderstood } from './answer-json.ts';

type Params = Record<string, string | undefined>;
type Run<Sent> = (context: Context, sent: Sent, params: Params) => Promise<object | undefined> | Promise<void>;

/** The action of a resource that dialogs and buttons send JSON to; what it returns goes with the 'done'. */
export function jsonAction<T extends z.ZodType>(schema: T, run: Run<z.output<T>>) {
  return serve(async (context, { params, request }) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    return answerJson(context, async () => {
      // Nobody in particular may do any of it, whatever they sent.
      if (!context.viewer) throw Object.assign(new Error('forbidden'), { name: 'Forbidden' });
      const sent = schema.safeParse(await request.json().catch(() => undefined));
      if (!sent.success) throw notUnderstood();
      return { done: true, ...(await run(context, sent.data, params)) };
    });
  });
}
