import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { emailTo } from '../harness/mailbox.ts';
import { cookiesAfter, fromAddress, postForm } from './client.ts';

const { url, mailbox } = inject('site');

/** The address of a link in an e-mail, without the site. */
async function linkIn(email: string, path: string): Promise<string> {
  const { text } = await emailTo(mailbox, email, url + path);
  return text.match(new RegExp(`${url}(${path}\\S*)`))?.[1] ?? '';
}

const tokenOf = (link: string) => new URL(link, url).searchParams.get('token') ?? '';

describe.concurrent.each(['', '.data'])(
  'the forms of an account, through TLS, sent to addresses with the suffix %j',
  (suffix) => {
    const done = suffix ? 202 : 302;
    const from = fromAddress(suffix ? '198.51.100.1' : '198.51.100.2');
    const send = (path: string, fields: Record<string, string>, cookie = '') => {
      const [address = '', query] = path.split('?');
      const target = `${address}${suffix}${query ? `?${query}` : ''}`;
      return postForm(url, target, fields, { ...from, ...(cookie ? { cookie } : {}) });
    };

    it('sign up, confirm, sign in, replace a forgotten password and write to the support', async () => {
      const email = `tls-${randomUUID()}@mail.example`;
      const password = 'une phrase assez longue';
      const signedUp = await send(pathTo('fr', 'signUp'), {
        role: 'DEVELOPER',
        firstName: 'Ada',
        lastName: 'Martin',
        email,
        password,
      });
      expect(signedUp.status).toBe(done);
      const confirmation = await linkIn(email, pathTo('fr', 'verifyEmail'));
      // In another browser than the one that signed up, the password is required.
      const confirmed = await send(confirmation, { token: tokenOf(confirmation), password });
      expect(confirmed.status).toBe(done);
      expect(cookiesAfter(confirmed)).toContain('session_token=');

      const signedIn = await send(pathTo('fr', 'signIn'), { email, password });
      expect(signedIn.status).toBe(done);
      const cookie = cookiesAfter(signedIn);
      const home = await fetch(url, { headers: { ...from, cookie } });
      expect(await home.text()).toContain('Ada');

      expect((await send(pathTo('fr', 'forgotPassword'), { email })).status).toBe(200);
      const reset = await linkIn(email, pathTo('fr', 'resetPassword'));
      const other = 'une autre phrase assez longue';
      expect((await send(reset, { token: tokenOf(reset), password: other })).status).toBe(done);
      expect((await send(pathTo('fr', 'signIn'), { email, password: other })).status).toBe(done);

      const fields = { requestKey: randomUUID(), email, message: 'Où trouver ma facture ?' };
      expect((await send(pathTo('fr', 'contact'), fields)).status).toBe(200);
    });
  },
);
