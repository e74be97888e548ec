// A client invents its address, to get a new budget of attempts with each request.
import { expect, inject, it } from 'vitest';
import { limits } from '../../server/services/shared/limits/consume.ts';
import { fromAddress } from './client.ts';
import { fromNewAddress, newPerson, signIn } from './people.ts';

const { url } = inject('site');
const most = limits.wrongKeyByAddress.times;

type Headers = Record<string, string>;
/** Another invented address for each request. */
const madeUp = (n: number) => `203.0.113.${n}`;

const others = [
  ...['x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-cluster-client-ip', 'fastly-client-ip', 'via'],
];

/** A guess at the API key of a company. */
const guess = async (headers: Headers): Promise<number> => {
  const answer = await fetch(`${url}/api/v1/jobs`, { headers: { authorization: 'Bearer ats_wrong', ...headers } });
  await answer.arrayBuffer();
  return answer.status;
};

/** The statuses of one guess more than allowed. */
async function guesses(headersOf: (n: number) => Headers): Promise<number[]> {
  const first = await Promise.all(Array.from({ length: most }, (_, n) => guess(headersOf(n))));
  return [...new Set(first), await guess(headersOf(most))];
}

it.each<[string, (n: number) => Headers]>([
  ['X-Forwarded-For', (n) => ({ 'x-forwarded-for': madeUp(n) })],
  ['a chain in X-Forwarded-For', (n) => ({ 'x-forwarded-for': `${madeUp(n)}, 10.0.0.1, ${madeUp(n + 100)}` })],
  ['X-Forwarded-For without an address in it', (n) => ({ 'x-forwarded-for': `${n}, ,` })],
  [
    'Forwarded, X-Real-IP and headers of other proxies',
    (n) => ({
      forwarded: `for=${madeUp(n)};proto=https`,
      ...Object.fromEntries(others.map((name) => [name, madeUp(n)])),
    }),
  ],
])('%s gives no new budget: the address that the proxy has seen is counted', async (_, headersOf) => {
  const client = fromNewAddress();
  expect(await guesses((n) => ({ ...client, ...headersOf(n) }))).toEqual([401, 429]);
  // The budget was that of one client only.
  expect(await guess(fromNewAddress())).toBe(401);
});

it('a new header gives no new budget for guesses at a password either', async () => {
  const { email } = newPerson();
  const client = fromNewAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) {
    const forged = { 'x-forwarded-for': madeUp(n), 'x-real-ip': madeUp(n), forwarded: `for=${madeUp(n)}` };
    statuses.push((await signIn(email, 'not the password', { ...client, ...forged })).status);
  }
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(422));
  expect(statuses).toContain(429);
});

it('the addresses of one IPv6 network count as one client', async () => {
  expect(await guesses((n) => fromAddress(`2001:db8:1:2::${n.toString(16)}`))).toEqual([401, 429]);
  expect(await guess(fromAddress('2001:db8:1:3::1'))).toBe(401);
});
