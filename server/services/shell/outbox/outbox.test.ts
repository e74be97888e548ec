import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepExpired } from '../../account/sessions/sweep-expired.ts';
import { handleFailures } from '../../moderation/failures/handle-failures.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { sampleWords } from '../../shared/emails/sample-words.ts';
import { sendEmail } from '../../shared/emails/send-email.ts';
import { type Template, templates } from '../../shared/emails/templates.ts';
import { printEmail } from './print-email.ts';
import { listOutbox, readOutboxDocument, readOutboxMessage } from './read-outbox.ts';

let demo: Runtime;
/** The same database, as in production with a mail server. */
let production: Runtime;
let count = 0;
const token = 'SECRETTOKEN0123456789';

beforeAll(async () => {
  demo = await testRuntime();
  production = { ...demo, config: { ...demo.config, APP_MODE: 'production', SMTP_URL: 'smtps://mail.example' } };
});

async function queued(template: Template) {
  const { userId: id, email, name } = await makeDeveloper(demo.db);
  const words = sampleWords(template, 'fr', demo.config);
  const news = words.news?.map((one) => ({ ...one, stopToken: token })) ?? [];
  const offerNews = words.offerNews?.map((one) => ({ ...one, stopToken: token })) ?? [];
  const key = `outbox-${count++}`;
  await queueEmail(demo.db, demo.config, {
    template,
    user: { id, email, name, locale: 'fr' },
    data: { ...words, token, news, offerNews },
    key,
  });
  return demo.db.selectFrom('emails').selectAll().where('messageKey', '=', key).executeTakeFirstOrThrow();
}

const stored = (id: string) => demo.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const administrator = async (runtime: Runtime) => contextOf(runtime, await makeAdministrator(runtime.db));

describe('a sent e-mail (docs/product/shell.md, The outbox)', () => {
  it.each(templates)('%s: its stored copy in production has no working link', async (template) => {
    const { id } = await queued(template);
    const sent: string[] = [];
    const send = async (mail: { text: string; html: string }) => void sent.push(mail.text + mail.html);
    const before = await stored(id);
    await sendEmail({ ...production, ports: { ...production.ports, mail: { send } } }, id);
    // The e-mail itself was sent complete.
    expect(sent).toEqual([before.text + before.html]);
    const after = await stored(id);
    expect(after.status).toBe('sent');
    expect(JSON.stringify(after)).not.toContain(token);
  });

  it('keeps its links in the demo, where it never leaves the machine', async () => {
    const { id } = await queued('reset-password');
    await sendEmail(demo, id);
    expect((await readOutboxMessage(contextOf(demo, undefined), id)).text).toContain(token);
    expect(await readOutboxDocument(contextOf(demo, undefined), id)).toContain(token);
  });

  it('is printed completely for the operator when there is no mail server, until its link has expired', async () => {
    const { SMTP_URL: _, ...config } = production.config;
    const { id, toAddress } = await queued('reset-password');
    await sendEmail({ ...production, config }, id);
    // An administrator of the product is not an operator of the machine.
    expect((await readOutboxMessage(await administrator({ ...production, config }), id)).text).toBeUndefined();
    expect(await printEmail(demo.db, toAddress)).toContain(token);
    const line = demo.db.selectFrom('audit').select(['action', 'actorId']).where('subjectId', '=', id);
    expect(await line.where('action', '=', 'email-printed').execute()).toEqual([
      { action: 'email-printed', actorId: null },
    ]);
    await expect(printEmail(demo.db, 'unknown@mail.example')).rejects.toMatchObject({ name: 'Fault' });
    await sweepExpired(demo);
    expect((await stored(id)).text).toContain(token);
    const later = new Date(demo.ports.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000);
    await sweepExpired({ ...demo, ports: { ...demo.ports, clock: { now: () => later } } });
    expect((await stored(id)).text).not.toContain(token);
  });

  it('is one group with the same words to others in the same minute, from three people on', async () => {
    const sent = [await queued('report-received'), await queued('report-received')];
    const ids = () => sent.map(({ id }) => id).sort();
    // The minute does not change between two of them.
    const together = async () => {
      await demo.db.updateTable('emails').set({ createdAt: sent[0]?.createdAt }).where('id', 'in', ids()).execute();
      const groups = await listOutbox(contextOf(demo, undefined));
      return groups.filter(({ emails }) => emails.some(({ id }) => ids().includes(id)));
    };
    expect((await together()).map(({ emails }) => emails.length)).toEqual([1, 1]);
    sent.push(await queued('report-received'));
    const [group, ...others] = await together();
    expect(others).toEqual([]);
    expect(group?.emails.map(({ id }) => id).sort()).toEqual(ids());
    // Not the greeting, which names one of them, and one sentence only.
    expect(group?.excerpt).toMatch(/^[^.!?]+[.!?]$/);
    expect(group?.excerpt).not.toContain('Bonjour');
    const words = await listOutbox(await administrator(production));
    expect(words.filter(({ excerpt }) => excerpt !== undefined)).toEqual([]);
  });

  it('has an excerpt that others of its kind do not have: the first line of its own in its list', async () => {
    const excerptOf = async (lines: string) => {
      const { id } = await queued('profile-published');
      const text = `Bonjour,\n\nToutes commencent ainsi.\n\n${lines}`;
      await demo.db.updateTable('emails').set({ text }).where('id', '=', id).execute();
      const groups = await listOutbox(contextOf(demo, undefined));
      return groups.find(({ emails }) => emails[0]?.id === id)?.excerpt;
    };
    expect(await excerptOf('- La première')).toBe('Toutes commencent ainsi.');
    expect(await excerptOf('- La première\n- La seconde')).toBe('La seconde');
    expect(await excerptOf('Sans liste.')).toBe('Toutes commencent ainsi.');
  });

  it('keeps its link while it waits for a retry, and loses it when it is dropped', async () => {
    const { id } = await queued('reset-password');
    await demo.db.updateTable('emails').set({ status: 'failed' }).where('id', '=', id).execute();
    expect((await stored(id)).text).toContain(token);
    await handleFailures(await administrator(production), { kind: 'emails', act: 'drop', ids: [id] });
    expect(JSON.stringify(await stored(id))).not.toContain(token);
  });
});

describe('the outbox in production', () => {
  it.each(['queued', 'sent', 'failed'])('does not show the text of an e-mail with a link (%s)', async (status) => {
    const { id } = await queued('reset-password');
    await demo.db.updateTable('emails').set({ status }).where('id', '=', id).execute();
    const context = await administrator(production);
    const message = await readOutboxMessage(context, id);
    expect(message.text).toBeUndefined();
    await expect(readOutboxDocument(context, id)).rejects.toMatchObject({ name: 'NotFound' });
    expect(JSON.stringify([message, await listOutbox(context)])).not.toContain(token);
  });

  it('shows other e-mails, but never the link to unsubscribe', async () => {
    const { id, text, html } = await queued('profile-published');
    expect((await readOutboxMessage(await administrator(production), id)).text).toBe(text);
    expect(await readOutboxDocument(await administrator(production), id)).toBe(html);
    const alert = await queued('library-alert');
    expect(JSON.stringify(await readOutboxMessage(await administrator(production), alert.id))).not.toContain(token);
  });

  it('records which administrator has opened which e-mail, once an hour', async () => {
    const { id } = await queued('profile-published');
    const context = await administrator(production);
    await readOutboxDocument(context, id);
    await readOutboxMessage(context, id);
    await readOutboxMessage(context, id);
    const lines = await demo.db
      .selectFrom('audit')
      .select(['actorId', 'action', 'subjectKind'])
      .where('subjectId', '=', id)
      .execute();
    expect(lines).toEqual([{ actorId: context.viewer?.userId, action: 'opened.email', subjectKind: 'email' }]);
  });

  it('has no e-mail of an unknown id', async () => {
    const context = await administrator(production);
    for (const id of ['nonsense', crypto.randomUUID()])
      await expect(readOutboxDocument(context, id)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('is only for administrators', async () => {
    const { id } = await queued('profile-published');
    for (const viewer of [undefined, await makeDeveloper(demo.db)]) {
      await expect(listOutbox(contextOf(production, viewer))).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readOutboxMessage(contextOf(production, viewer), id)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readOutboxDocument(contextOf(production, viewer), id)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
