import type { Context } from '../../context.ts';

/** Headers for the accounts library: the browser's own, with the client's address as we know it. */
export function authHeaders(context: Context): Headers {
  const headers = new Headers(context.headers);
  headers.set('x-vivier-client', context.clientAddress);
  return headers;
}

type Answer<T> = { ok: true; value: T } | { ok: false; code: string };

/** Calls the accounts library: its cookies go to the browser, its refusals come back as codes. */
export async function callAuth<T>(
  context: Context,
  call: (common: { headers: Headers; returnHeaders: true }) => Promise<{ headers: Headers; response: T }>,
): Promise<Answer<T>> {
  try {
    const { headers, response } = await call({ headers: authHeaders(context), returnHeaders: true });
    for (const cookie of headers.getSetCookie()) context.cookies.append(cookie);
    return { ok: true, value: response };
  } catch (error) {
    const { name, body, headers } = error as {
      name?: string;
      body?: { code?: string };
      headers?: Headers | Record<string, string>;
    };
    if (name !== 'APIError') throw error;
    for (const cookie of new Headers(headers).getSetCookie()) context.cookies.append(cookie);
    return { ok: false, code: body?.code ?? 'UNKNOWN' };
  }
}
