import { data } from 'react-router';
import type * as z from 'zod';
import type { ErrorCode } from '../domain/error-codes.ts';
import { parseForm } from '../domain/form.ts';
import { tryAgainAnswer } from '../domain/try-again.ts';
import type { Context } from '../server/context.ts';
import type { Invalid } from '../server/errors.ts';
import { readForm } from './read-form.ts';
import { serve } from './serve.ts';

/**
 * The answer to a form: the error code of each field ('' for the whole form), and the typed values. `Own`: codes that
 * only this form has, and shows with sentences of its own.
 */
export type FormAnswer<Own extends string = never> = {
  errors: Record<string, ErrorCode | Own>;
  values: Record<string, string>;
  done?: boolean;
  /** Seconds to wait after 'tooMany'. */
  seconds?: number;
};

type Run<T, Own extends string> = (
  context: Context,
  value: T,
  url: URL,
) => Promise<Record<string, ErrorCode | Own> | 'done'>;

/**
 * The action of a form: parsed by its schema, run by `run`, and answered so that no typed value is lost. `run`
 * returns 'done' or the error codes; it throws a redirect, and a refusal of a service becomes an error code too.
 */
export function formAction<T extends z.ZodType, Own extends string = never>(
  schema: T | ((context: Context) => T),
  run: Run<z.output<T>, Own>,
) {
  return serve(async (context, { request, url }) => {
    const form = await readForm(request);
    const refuse = (errors: Record<string, ErrorCode | Own>) =>
      data<FormAnswer<Own>>({ errors, values: typed(form) }, 422);
    const parsed = parseForm(typeof schema === 'function' ? schema(context) : schema, form);
    if ('errors' in parsed) return refuse(parsed.errors);
    try {
      const outcome = await run(context, parsed.value, url);
      return outcome === 'done' ? data<FormAnswer<Own>>({ errors: {}, values: {}, done: true }) : refuse(outcome);
    } catch (error) {
      if ((error as Error).name === 'Invalid') return refuse((error as Invalid).fields);
      const later = tryAgainAnswer(error);
      if (!later) throw error;
      context.page.retryAfterSeconds = later.seconds;
      const answer: FormAnswer<Own> = { errors: { '': 'tooMany' }, values: typed(form), seconds: later.seconds };
      return data(answer, later.status);
    }
  });
}

/** Returns the typed values to the form, except secrets. */
export function typed(form: FormData): Record<string, string> {
  const kept = [...form].filter(([name, value]) => typeof value === 'string' && !/password|token|code/i.test(name));
  return Object.fromEntries(kept) as Record<string, string>;
}
