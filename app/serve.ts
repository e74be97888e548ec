import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { needsSecondFactor } from '../domain/account/second-factor-rule.ts';
import { type PlainPathKey, pathTo } from '../domain/paths.ts';
import { refusalOf } from '../domain/refusals.ts';
import { returnPath } from '../domain/return-path.ts';
import { cancelledStatus, isCancellation } from '../server/cancelled.ts';
import { type Context, contextKey } from '../server/context.ts';

export type Arguments = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Every loader and action is wrapped by this: it gets the context, and a refusal of a service becomes an HTTP answer.
 */
export function serve<T, Args extends Arguments>(
  run: (context: Context, args: Args) => Promise<T> | T,
): (args: Args) => Promise<T> {
  return async (args) => {
    const context = args.context.get(contextKey);
    try {
      toSecondFactor(context, args.url);
      return await run(context, args);
    } catch (error) {
      throw asAnswer(error, context, args);
    }
  };
}

function asAnswer(error: unknown, context: Context, args: Arguments): unknown {
  if (!(error instanceof Error)) return error;
  const reference = { reference: context.requestId };
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal.kind === 'forbidden' && !context.viewer) return toSignIn(context, args);
    context.page.retryAfterSeconds = refusal.seconds ?? context.page.retryAfterSeconds;
    return data({ ...reference, seconds: refusal.seconds }, refusal.status);
  }
  if (isCancellation(error, args.request.signal)) return data(reference, cancelledStatus);
  context.page.failed = true;
  context.log.error({ requestId: context.requestId, err: error }, 'page failed');
  return data(reference, 500);
}

/** A visitor may be allowed after signing in, and then returns to the requested page. */
function toSignIn(context: Context, { request, url }: Arguments): Response {
  // Not the address of the request: a request for the page's data alone has another one.
  const { pathname, search } = url;
  const wanted = request.method === 'GET' ? `?to=${encodeURIComponent(pathname + search)}` : '';
  return redirect(`${pathTo(context.locale, 'signIn')}${wanted}`);
}

/** The pages open to an administrator without a second factor: to set it up, or to leave. */
const openWithout: PlainPathKey[] = ['security', 'signOut', 'preferences', 'privacy', 'accessibility', 'contact'];

function toSecondFactor({ viewer, config, locale }: Context, { pathname }: URL): void {
  if (!needsSecondFactor(viewer, config.ADMIN_SECOND_FACTOR)) return;
  if (!openWithout.some((key) => pathTo(locale, key) === pathname)) throw redirect(pathTo(locale, 'security'));
}

/** Only a path of our own site may follow a sign-in; anything else would be an open redirect. */
export function safeReturn(to: string | null, fallback: string): string {
  return returnPath(to) ?? fallback;
}
