import { clientHeader } from '../harness/tls-proxy.ts';

type Headers = Record<string, string>;

/** The headers of a browser when a page of the site itself sends a form. */
export const fromOwnPage = (url: string): Headers => ({ origin: url, 'sec-fetch-site': 'same-origin' });

/** The headers of a browser when a page of another site sends a form. */
export const fromOtherSite: Headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** For thousands of requests: compressing their answers would take a third of the time, and has its own tests. */
export const unpacked: Headers = { 'accept-encoding': 'identity' };

/** Another client address: the limits of one attack must not stop the next one. */
export const fromAddress = (address: string): Headers => ({ [clientHeader]: address });

export function postForm(
  url: string,
  path: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...fromOwnPage(url), ...headers },
    body: new URLSearchParams(fields),
  });
}

export function postJson(url: string, path: string, body: unknown, headers: Headers = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...fromOwnPage(url), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The cookies of a browser after an answer: the earlier ones, with the changes of the answer. */
export function cookiesAfter(answer: Response, before = ''): string {
  const jar = new Map(before.split('; ').filter(Boolean).map(nameAndValue));
  for (const line of answer.headers.getSetCookie()) {
    const [name, value] = nameAndValue(line.split(';')[0] ?? '');
    if (/;\s*max-age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function nameAndValue(cookie: string): [string, string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
