import { beforeAll, describe, expect, it } from 'vitest';
import { necessaryKinds, optionalKindOf } from '../../../../../domain/account/email-kinds.ts';
import { makeDeveloper } from '../../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../../runtime.ts';
import { queueEmail } from '../queue-email.ts';
import { sampleWords } from '../sample-words.ts';
import { sendEmail } from '../send-email.ts';
import { type Template, templates } from '../templates.ts';
import { acceptAgain, isRefused, refuse } from './refused-emails.ts';
import { openStopToken } from './stop-token.ts';

let runtime: Runtime;
const now = new Date('2026-11-17T08:00:00Z');

beforeAll(async () => {
  runtime = await testRuntime();
});

async function order(template: Template) {
  const { userId: id, email, name } = await makeDeveloper(runtime.db);
  const data = sampleWords(template, 'fr', runtime.config);
  return { template, user: { id, email, name, locale: 'fr' }, data, key: crypto.randomUUID() } as const;
}
const stored = (key: string) =>
  runtime.db.selectFrom('emails').selectAll().where('messageKey', '=', key).executeTakeFirst();
const always: string[] = Object.values(necessaryKinds).flatMap(({ templates: those }) => [...those]);

describe('e-mails that a person does not want (docs/product/account.md, E-mail preferences)', () => {
  it('every template has a kind, and only one', () => {
    for (const template of templates) {
      const kinds = [optionalKindOf(template), always.includes(template) || undefined].filter(Boolean);
      expect(kinds, template).toHaveLength(1);
    }
    expect(always.filter((template) => !(templates as string[]).includes(template))).toEqual([]);
  });

  it.each(templates)('%s is queued unless its kind is refused, and can be ended if it has one', async (template) => {
    const kind = optionalKindOf(template);
    const wanted = await order(template);
    expect(await queueEmail(runtime.db, runtime.config, wanted)).toBe(true);
    const address = (await stored(wanted.key))?.unsubscribeUrl ?? undefined;
    const token = address && (new URL(address).searchParams.get('token') ?? '');
    expect(token && openStopToken(runtime.config.SECRET, token)).toEqual(kind && { target: kind, id: wanted.user.id });
    if (!kind) return;
    const unwanted = await order(template);
    await refuse(runtime.db, unwanted.user.id, kind, now);
    expect(await queueEmail(runtime.db, runtime.config, unwanted)).toBe(false);
    expect(await stored(unwanted.key)).toBeUndefined();
    await runtime.db.transaction().execute((trx) => acceptAgain(trx, unwanted.user.id, kind));
    expect(await queueEmail(runtime.db, runtime.config, unwanted)).toBe(true);
  });

  it('refused between queueing and sending, it is not sent', async () => {
    const one = await order('unread-from-company');
    await queueEmail(runtime.db, runtime.config, one);
    await refuse(runtime.db, one.user.id, 'messages', now);
    const { id = '' } = (await stored(one.key)) ?? {};
    const sent: string[] = [];
    const ports = { ...runtime.ports, mail: { send: async (mail: { id: string }) => void sent.push(mail.id) } };
    await sendEmail({ ...runtime, ports }, id);
    await sendEmail({ ...runtime, ports }, id);
    expect(sent).toEqual([]);
    expect(await stored(one.key)).toMatchObject({ status: 'dropped', unsubscribeUrl: null });
  });

  it('an address without an account, and a person who is gone, refuse nothing', async () => {
    const { user, ...rest } = await order('call-booked-team');
    expect(await queueEmail(runtime.db, runtime.config, { ...rest, user: { ...user, id: null } })).toBe(true);
    expect((await stored(rest.key))?.unsubscribeUrl).toBeNull();
    expect(await isRefused(runtime.db, null, 'call-booked-team')).toBe(false);
    expect(await refuse(runtime.db, crypto.randomUUID(), 'messages', now)).toBe(false);
  });
});
