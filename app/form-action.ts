import { data } from 'react-router';
import type * as z from 'zod';
import { parseForm } from '../domain/form.ts';
import { tryAgainAnswer } from '../domain/try-again.ts';
import type { Context } from '../server/context.ts';
import type { Invalid } from '../server/errors.ts';
import { readForm } from './read-form.ts';
import { serve } from './serve.ts';

/** What a form gets back: which field has what wrong with it ('' is the form as a whole), and what was typed. */
export type FormAnswer = {
  errors: Record<string, string>;
  values: Record<string, string>;
  done?: boolean;
  /** How long to wait after 'tooMany'. */
  seconds?: number;
};

type Run<T> = (context: Context, value: T, url: URL) => Promise<Record<string, string> | 'done'>;

/**
 * The action of a form: parsed by its schema, done by `run`, and answered so that nothing typed is lost. `run` returns
 * 'done', or what is wrong in codes; a redirect is thrown, and a service's refusal becomes a code too.
 */
export function formAction<T extends z.ZodType>(schema: T | ((context: Context) => T), run: Run<z.output<T>>) {
  return serve(async (context, { request, url }) => {
    const form = await readForm(request);
    const refuse = (errors: Record<string, string>) => data<FormAnswer>({ errors, values: typed(form) }, 422);
    const parsed = parseForm(typeof schema === 'function' ? schema(context) : schema, form);
    if ('errors' in parsed) return refuse(parsed.errors);
    try {
      const outcome = await run(context, parsed.value, url);
      return outcome === 'done' ? data<FormAnswer>({ errors: {}, values: {}, done: true }) : refuse(outcome);
    } catch (error) {
      if ((error as Error).name === 'Invalid') return refuse((error as Invalid).fields);
      const later = tryAgainAnswer(error);
      if (!later) throw error;
      context.page.retryAfterSeconds = later.seconds;
      const answer: FormAnswer = { errors: { '': 'tooMany' }, values: typed(form), seconds: later.seconds };
      return data(answer, later.status);
    }
  });
}

/** What was typed goes back to the form, except secrets. */
export function typed(form: FormData): Record<string, string> {
  const kept = [...form].filter(([name, value]) => typeof value === 'string' && !/password|token|code/i.test(name));
  return Object.fromEntries(kept) as Record<string, string>;
}
