import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { needsSecondFactor } from '../domain/account/second-factor-rule.ts';
import { type PlainPathKey, pathTo } from '../domain/paths.ts';
import { tryAgainAnswer } from '../domain/try-again.ts';
import { cancelledStatus, isCancellation } from '../server/cancelled.ts';
import { type Context, contextKey } from '../server/context.ts';

type Arguments = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Every loader and action is wrapped by this: it gets the context, and a refusal of a service becomes an HTTP answer.
 */
export function serve<T>(run: (context: Context, args: Arguments) => Promise<T> | T): (args: Arguments) => Promise<T> {
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

type Refusal = Error & { gone?: boolean };

function asAnswer(error: unknown, context: Context, args: Arguments): unknown {
  if (!(error instanceof Error)) return error;
  const refusal = error as Refusal;
  const reference = { reference: context.requestId };
  const later = tryAgainAnswer(error);
  if (later) {
    context.page.retryAfterSeconds = later.seconds;
    return data(reference, later.status);
  }
  switch (refusal.name) {
    case 'NotFound':
      return data(reference, { status: refusal.gone ? 410 : 404 });
    case 'Forbidden':
      return context.viewer ? data(reference, { status: 403 }) : toSignIn(context, args);
    case 'Invalid':
      return data(reference, { status: 422 });
    case 'Conflict':
      return data(reference, { status: 409 });
    default:
      if (isCancellation(error, args.request.signal)) return data(reference, { status: cancelledStatus });
      context.page.failed = true;
      context.log.error({ requestId: context.requestId, err: error }, 'page failed');
      return data(reference, { status: 500 });
  }
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
  return to && /^\/(?![/\\])[\w\-./?=&%~+:@,[\]]*$/.test(to) ? to : fallback;
}
