// An administrator tries to take over a colleague's account by the e-mail of a forgotten password.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { adminAccount } from '../../server/data/world/accounts.ts';
import { makeAdministrator } from '../harness/factories.ts';
import { emailTo } from '../harness/mailbox.ts';
import { postForm } from './client.ts';
import { fromNewAddress, tokenTo } from './people.ts';
import { siteDatabase } from './site.ts';

const { url, mailbox } = inject('site');
const { admin } = inject('sessions').cookies;
const db = await siteDatabase();

const read = async (path: string) => {
  const answer = await fetch(url + path, { headers: { cookie: admin } });
  expect(answer.status).toBe(200);
  return answer.text();
};
const lines = (subjectId: string) =>
  db.selectFrom('audit').select(['action', 'actorId']).where('subjectId', '=', subjectId).execute();

it('the link is hidden in the outbox, reading the e-mail is logged, and the colleague is notified', async () => {
  const { userId, email } = await makeAdministrator(db);
  const asked = await postForm(url, pathTo('fr', 'forgotPassword'), { email }, { ...fromNewAddress(), cookie: admin });
  expect(asked.status).toBe(200);
  const token = await tokenTo(email, 'resetPassword');
  expect(token).not.toBe('');

  const sentEmail = await db.selectFrom('emails').select('id').where('toAddress', '=', email).executeTakeFirstOrThrow();
  const [list, message] = [
    await read(pathTo('fr', 'outbox')),
    pathTo('fr', 'outboxMessage', { emailId: sentEmail.id }),
  ];
  expect(list).toContain(email);
  for (const text of [list, await read(message), await read(`${message}.data`), await read(`/en${message}`)]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(pathTo('fr', 'resetPassword'));
  }
  expect(await lines(userId)).toEqual([{ action: 'password-reset-asked', actorId: adminAccount.id }]);
  expect(await lines(sentEmail.id)).toEqual([{ action: 'opened.email', actorId: adminAccount.id }]);
  // Also in the audit log that the team reads.
  expect(await read(pathTo('fr', 'adminAudit'))).toContain(userId);

  const password = 'a new password of the colleague';
  const done = await postForm(url, pathTo('fr', 'resetPassword'), { token, password }, fromNewAddress());
  expect(done.status).toBe(302);
  expect((await lines(userId)).map(({ action }) => action)).toContain('password-reset-done');
  const notice = await emailTo(mailbox, email, 'heure de Paris');
  expect(notice.text + notice.html).not.toContain('token=');
});
