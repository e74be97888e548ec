// An attacker signs up with another person's e-mail address, so that the product sends the attacker's words to it.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { emailsIn, emailTo } from '../harness/mailbox.ts';
import { postForm } from './client.ts';
import { fromNewAddress, newPerson, signUp } from './people.ts';
import { siteDatabase } from './site.ts';

const { url, mailbox } = inject('site');
const db = await siteDatabase();

it.each([
  ['a link', 'Votre compte est suspendu https://evil.example'],
  ['a link without https://', 'Cliquez evil.example/a'],
  ['an e-mail address', 'Répondez à moi@evil.example'],
  ['only zero-width characters', '\u200b\u200d\u2060'],
  ['only blank letters', '\u3164\u2800'],
  ['a zero-width character between letters', 'A\u200bda'],
  ['a direction mark', 'Ada \u202etnuocca'],
  ['a second line', 'Ada\nVotre compte est suspendu'],
])('a name with %s is refused, and no e-mail is sent', async (_, firstName) => {
  for (const person of [newPerson({ firstName }), newPerson({ lastName: firstName })]) {
    const answer = await signUp(person);
    expect([400, 422]).toContain(answer.status);
    const rows = await db.selectFrom('users').select('id').where('email', '=', person.email).execute();
    const emails = await db.selectFrom('emails').select('id').where('toAddress', '=', person.email).execute();
    expect([...rows, ...emails]).toEqual([]);
  }
});

it('the e-mails of an account that is not confirmed yet contain no name', async () => {
  const person = newPerson({ firstName: 'Votre compte est suspendu', lastName: 'Appelez-nous' });
  expect((await signUp(person)).status).toBe(302);
  await emailTo(mailbox, person.email, pathTo('fr', 'verifyEmail'));
  await postForm(url, pathTo('fr', 'forgotPassword'), { email: person.email }, fromNewAddress());
  await emailTo(mailbox, person.email, pathTo('fr', 'resetPassword'));
  const emails = emailsIn(mailbox).filter(({ to }) => to.includes(person.email));
  expect(emails).toHaveLength(2);
  for (const { to, subject, text, html } of emails) {
    expect([text, html]).toEqual([expect.stringContaining('token='), expect.stringContaining('token=')]);
    expect(to + subject + text + html).not.toMatch(/suspendu|Appelez/);
  }
});
