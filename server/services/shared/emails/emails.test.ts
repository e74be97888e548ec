import { beforeAll, describe, expect, it } from 'vitest';
import { optionalKindOf } from '../../../../domain/account/email-kinds.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { OutsideError } from '../../../ports/outside-error.ts';
import type { Runtime } from '../../../runtime.ts';
import { previewEmails } from './preview-emails.ts';
import { queueEmail } from './queue-email.ts';
import { renderEmail } from './render-email.ts';
import { sampleWords } from './sample-words.ts';
import { sendEmail } from './send-email.ts';
import { templates } from './templates.ts';

let runtime: Runtime;
let user: { id: string; email: string; name: string; locale: 'fr' };

beforeAll(async () => {
  runtime = await testRuntime();
  const row = await runtime.db
    .insertInto('users')
    .values({ email: 'someone@example.com', name: 'Some One', role: 'DEVELOPER' })
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow();
  user = { ...row, locale: 'fr' };
});

async function queued(token: string) {
  await queueEmail(runtime.db, runtime.config, { template: 'reset-password', user, data: { token } });
  return runtime.db.selectFrom('emails').selectAll().where('text', 'like', `%token=${token}%`).execute();
}

const read = (id: string) => runtime.db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('e-mails', () => {
  it.each(templates.flatMap((template) => (['fr', 'en'] as const).map((locale) => [template, locale] as const)))(
    '%s in %s has a subject, a greeting and a working link',
    (template, locale) => {
      const email = renderEmail(
        template,
        locale,
        { BRAND_NAME: 'Ma & Co', BASE_URL: 'https://x.example' },
        {
          name: '<b>Zoé</b>',
          token: 'abc',
          company: 'Maréva <i>',
          companyId: '1',
          person: 'Ada <i>',
          colleague: 'Léa <i>',
          plan: 'Essentiel <i>',
          reason: 'Une ligne\n\nUne <i>autre',
          title: 'Que fait <i> ?',
          test: 'HTML <i>',
          phone: '+33 <i>',
          address: 'ada@<i>.example',
          day: '1er mai 2027',
          moment: 'le 1er mai 2027 à 14:05 (heure de Paris)',
        },
      );
      expect(email.subject.length).toBeGreaterThan(5);
      expect(email.text).toContain(locale === 'fr' ? 'Bonjour <b>Zoé</b>' : 'Hello <b>Zoé</b>');
      expect(email.html).toContain('&lt;b&gt;Zoé&lt;/b&gt;');
      expect(email.html).not.toMatch(/<b>Zoé|<i>/);
      expect(email.text + email.subject).not.toMatch(/undefined|null/);
      expect(email.text).toMatch(locale === 'en' ? /https:\/\/x\.example\/en\// : /https:\/\/x\.example\/(?!en)/);
    },
  );

  it('greet a reader without a name, and keep the lines of a text', () => {
    const site = { BRAND_NAME: 'Vivier', BASE_URL: 'https://x.example' };
    const { text } = renderEmail('company-refused', 'fr', site, { name: '', company: 'Maréva', reason: 'Un\nDeux' });
    expect(text).toMatch(/^Bonjour,\n/);
    expect(text).toContain('\n\n> Un\n>\n> Deux\n\n');
  });

  it('have French spaces in our sentences, and not in the words of a user, in addresses and in the subject', () => {
    const site = { BRAND_NAME: 'Vivier', BASE_URL: 'https://x.example' };
    const data = { name: '', company: 'Maréva', reason: 'Pourquoi pas ?' };
    const french = renderEmail('company-refused', 'fr', site, data);
    expect(french.text).toContain('Voici pourquoi\u00a0:\n\n> Pourquoi pas ?\n');
    expect(french.text).toContain('Corriger la page\u00a0:\nhttps://x.example/');
    expect(french.html).toContain('copiez cette adresse dans votre navigateur\u00a0:');
    expect(french.subject).toBe('Votre entreprise n’est pas encore validée : Maréva');
    expect(renderEmail('company-refused', 'en', site, data).text).toContain('Here is why:\n\n> Pourquoi pas ?\n');
  });

  it('are queued once, with the task that sends them', async () => {
    await queued('same');
    const rows = await queued('same');
    expect(rows).toHaveLength(1);
    const { rows: jobs } = await runtime.pool.query(
      "select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'emailId' = $1",
      [rows[0]?.id],
    );
    expect(jobs[0]).toEqual({ count: 1 });
  });

  it('are not queued when their transaction is rolled back', async () => {
    const rolledBack = runtime.db.transaction().execute(async (trx) => {
      await queueEmail(trx, runtime.config, { template: 'reset-password', user, data: { token: 'never' } });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await runtime.db.selectFrom('emails').select('id').where('text', 'like', '%token=never%').execute()).toEqual(
      [],
    );
  });

  it('are sent once, however often the task runs', async () => {
    const [row] = await queued('once');
    const sent: string[] = [];
    const ports = { ...runtime.ports, mail: { send: async ({ id }: { id: string }) => void sent.push(id) } };
    await sendEmail({ ...runtime, ports }, row?.id ?? '');
    await sendEmail({ ...runtime, ports }, row?.id ?? '');
    expect(sent).toEqual([row?.id]);
    expect(await read(row?.id ?? '')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('are sent once when several workers run the task at the same moment', async () => {
    const [row] = await queued('at-once');
    const sent: string[] = [];
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const send = async ({ id }: { id: string }) => {
      sent.push(id);
      begun.resolve();
      await mayEnd.promise;
    };
    const attempt = () => sendEmail({ ...runtime, ports: { ...runtime.ports, mail: { send } } }, row?.id ?? '');
    const first = attempt();
    // The first attempt is stored and its e-mail on the way: the others must not begin another attempt.
    await begun.promise;
    await Promise.all([attempt(), attempt()]);
    mayEnd.resolve();
    await first;
    expect(sent).toEqual([row?.id]);
    expect(await read(row?.id ?? '')).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it.each(templates)('%s is queued, retried after a failure, and sent once', async (template) => {
    const key = `whole-life:${template}`;
    const order = { template, user, data: sampleWords(template, 'fr', runtime.config), key };
    await queueEmail(runtime.db, runtime.config, order);
    await queueEmail(runtime.db, runtime.config, order);
    const rows = await runtime.db.selectFrom('emails').select('id').where('messageKey', '=', key).execute();
    expect(rows).toHaveLength(1);
    const id = rows[0]?.id ?? '';
    const { rows: jobs } = await runtime.pool.query(
      "select max_attempts from graphile_worker._private_jobs where payload ->> 'emailId' = $1",
      [id],
    );
    expect(jobs).toEqual([{ max_attempts: 12 }]);
    const sent: string[] = [];
    const send = async (mail: { id: string }) => {
      if ((await read(id)).attempts === 1) throw new OutsideError('mail', 'busy', { permanent: false });
      sent.push(mail.id);
    };
    const attempt = () => sendEmail({ ...runtime, ports: { ...runtime.ports, mail: { send } } }, id);
    await expect(attempt()).rejects.toThrow('busy');
    await attempt();
    await attempt();
    expect(sent).toEqual([id]);
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  it.each([
    [false, 'queued'],
    [true, 'failed'],
  ])('that fail (permanent: %s) get the status %s, with the reason', async (permanent, status) => {
    const [row] = await queued(`fails-${permanent}`);
    const failing = async () => {
      throw new OutsideError('mail', 'mailbox says no', { permanent });
    };
    const attempt = sendEmail({ ...runtime, ports: { ...runtime.ports, mail: { send: failing } } }, row?.id ?? '');
    if (permanent) await attempt;
    else await expect(attempt).rejects.toThrow('mailbox says no');
    expect(await read(row?.id ?? '')).toMatchObject({ status, attempts: 1 });
  });
});

describe('the page that previews every e-mail', () => {
  it('has each of them in both languages, without a missing value', async () => {
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    expect(
      previewEmails(admin, null)
        .emails.map(({ template }) => template)
        .toSorted(),
    ).toEqual(templates.toSorted());
    for (const template of templates) {
      const { versions, ...shown } = previewEmails(admin, template);
      expect(shown.template).toBe(template);
      expect(versions.fr.subject).not.toBe(versions.en.subject);
      for (const { subject, text, html } of Object.values(versions))
        expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('marks the e-mails that can be turned off, which lead to the preferences; alerts can be ended one by one', async () => {
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    for (const template of templates) {
      const { optional, versions } = previewEmails(admin, template);
      expect(optional).toBe(optionalKindOf(template) !== undefined);
      expect(versions.fr.text.includes('/settings/emails')).toBe(optional);
      expect(versions.en.html.includes('/en/settings/emails')).toBe(optional);
    }
    for (const template of ['library-alert', 'job-alert']) {
      const { versions } = previewEmails(admin, template);
      expect(versions.fr.text).toContain('/alertes/arreter?token=');
      expect(versions.en.text).toContain('/en/alerts/stop?token=');
    }
  });

  it('is only for administrators', async () => {
    for (const viewer of [undefined, await makeDeveloper(runtime.db)])
      expect(() => previewEmails(contextOf(runtime, viewer), null)).toThrow(
        expect.objectContaining({ name: 'Forbidden' }),
      );
  });
});
