import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { systemRandom } from '../random/embedded.ts';
import { outboxMail } from './embedded.ts';
import type { Mail, OutgoingMail } from './port.ts';
import { smtpMail } from './smtp.ts';

type Delivered = { from: string; to: string[]; source: string; user: string };

const { db } = await testDatabase();
let delivered: Delivered[] = [];

function refusal(code: number): Error {
  return Object.assign(new Error('refused'), { responseCode: code });
}

const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) => {
    if (password !== 'right password') return done(refusal(535));
    done(null, { user: username });
  },
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? refusal(550) : null),
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      const source = Buffer.concat(parts).toString('utf8');
      if (source.includes('Subject: busy')) return done(refusal(451));
      if (source.includes('Subject: silence')) return;
      const { mailFrom, rcptTo } = session.envelope;
      delivered.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
        user: String(session.user),
      });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const smtp = {
  url: `smtp://vivier:right%20password@${address}`,
  from: 'Vivier <bonjour@vivier.example>',
  // Long enough for a busy machine; only the server that stops answering is waited for less.
  timeoutMs: 120_000,
};

/** Like the services: first the row, then the sending. */
async function storedMail(changes: Partial<OutgoingMail> = {}): Promise<OutgoingMail> {
  const id = systemRandom().id();
  const mail = {
    id,
    to: 'ada@dev.example',
    subject: 'Été à 45 k€',
    text: 'Bonjour « Ada »',
    html: '<p>Bonjour</p>',
    ...changes,
  };
  const { subject, text, html } = mail;
  const row = { id, messageKey: id, toAddress: mail.to, locale: 'fr', template: 'test', subject, text, html };
  await db.insertInto('emails').values(row).execute();
  return mail;
}

const invitation = {
  name: 'appel.ics',
  type: 'text/calendar; charset=utf-8; method=REQUEST',
  content: `BEGIN:VCALENDAR\r\nSUMMARY:${'é'.repeat(20)}\r\nEND:VCALENDAR\r\n`,
};

const adapters: [string, Mail][] = [
  ['outbox', outboxMail(db)],
  ['smtp', smtpMail(smtp)],
];

beforeEach(() => {
  delivered = [];
});

describe.each(adapters)('mail by %s', (_name, mail) => {
  it('accepts a stored e-mail', async () => {
    await expect(mail.send(await storedMail())).resolves.toBeUndefined();
  });

  it('accepts the same e-mail again', async () => {
    const message = await storedMail();
    await mail.send(message);
    await expect(mail.send(message)).resolves.toBeUndefined();
  });

  it('accepts an attachment', async () => {
    await expect(mail.send(await storedMail({ attachments: [invitation] }))).resolves.toBeUndefined();
  });

  it('accepts another sender', async () => {
    await expect(mail.send(await storedMail({ from: 'Camille <camille@vivier.example>' }))).resolves.toBeUndefined();
  });
});

it('the outbox refuses permanently an e-mail without a row', async () => {
  const mail = { ...(await storedMail()), id: systemRandom().id() };
  await expect(outboxMail(db).send(mail)).rejects.toMatchObject({ name: 'OutsideError', permanent: true });
});

describe('mail by SMTP in detail', () => {
  it('sends text and HTML, with our sender and the identifier of the row', async () => {
    const mail = await storedMail();
    await smtpMail(smtp).send(mail);
    const [message] = delivered;
    expect(message).toMatchObject({ from: 'bonjour@vivier.example', to: ['ada@dev.example'], user: 'vivier' });
    expect(message?.source).toContain(`Message-ID: <${mail.id}@vivier.example>`);
    expect(message?.source).toMatch(/From: Vivier <bonjour@vivier\.example>/);
    // Of two alternatives a mail program shows the last one that it can.
    expect(message?.source).toMatch(
      /Content-Type: multipart\/alternative[\s\S]*Content-Type: text\/plain[\s\S]*Content-Type: text\/html/,
    );
  });

  it('adds the headers to unsubscribe, only for e-mails with a subscription', async () => {
    const unsubscribe = 'https://vivier.example/unsubscribe?locale=fr&token=abc.def';
    await smtpMail(smtp).send(await storedMail({ unsubscribe }));
    await smtpMail(smtp).send(await storedMail());
    const [offered, plain] = delivered.map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '));
    expect(offered).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(offered).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
  });

  it('repeats the identifier when the e-mail is sent again', async () => {
    const mail = await storedMail();
    await smtpMail(smtp).send(mail);
    await smtpMail(smtp).send(mail);
    const ids = delivered.map(({ source }) => /Message-ID: (.*)/.exec(source)?.[1]);
    expect(ids[0]).toBe(ids[1]);
  });

  it('lets a member of the team be the sender while bounces return to us', async () => {
    await smtpMail(smtp).send(await storedMail({ from: 'Camille <camille@vivier.example>' }));
    expect(delivered[0]).toMatchObject({ from: 'bonjour@vivier.example' });
    expect(delivered[0]?.source).toMatch(/From: Camille <camille@vivier\.example>/);
  });

  it('sends an attachment as it was written, with its name and its type', async () => {
    await smtpMail(smtp).send(await storedMail({ attachments: [invitation] }));
    const source = delivered[0]?.source.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST; name=appel\.ics/);
    expect(source).toMatch(/Content-Disposition: attachment; filename=appel\.ics/);
    expect(source).toMatch(/Content-Type: multipart\/mixed[\s\S]*Content-Type: multipart\/alternative/);
    expect(source.replaceAll('\r\n', '')).toContain(Buffer.from(invitation.content).toString('base64'));
  });

  it('keeps the subject on one line', async () => {
    await smtpMail(smtp).send(await storedMail({ subject: 'Hello\r\nBcc: everyone@dev.example' }));
    expect(delivered[0]?.to).toEqual(['ada@dev.example']);
    expect(delivered[0]?.source).not.toMatch(/^Bcc:/im);
  });

  it.each<[string, Partial<OutgoingMail>, boolean]>([
    ['an unknown mailbox', { to: 'nobody@dev.example' }, true],
    ['a malformed address', { to: 'not an address' }, true],
    ['a busy server', { subject: 'busy' }, false],
    ['a server that stops answering', { subject: 'silence' }, false],
  ])('%s: an error with permanent: %s', async (_case, changes, permanent) => {
    const options = changes.subject === 'silence' ? { ...smtp, timeoutMs: 500 } : smtp;
    await expect(smtpMail(options).send(await storedMail(changes))).rejects.toMatchObject({
      name: 'OutsideError',
      permanent,
    });
  });

  it('a wrong password is a temporary error, without the password in the message', async () => {
    const wrong = smtpMail({ ...smtp, url: `smtp://vivier:guess-guess@${address}` });
    const failure = await wrong.send(await storedMail()).catch((error: Error) => error);
    expect(failure).toMatchObject({ permanent: false, message: 'smtp: the server answered 535' });
  });

  it('a mail server that is not reachable is a temporary error', async () => {
    const absent = smtpMail({ ...smtp, url: 'smtp://127.0.0.1:1' });
    await expect(absent.send(await storedMail())).rejects.toMatchObject({ permanent: false });
  });
});
