import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type EmailText = { to: string; subject: string; text: string; html: string };

/**
 * A mail server on this machine that accepts every e-mail; each is stored as a file, so that any process can read it.
 */
export async function startMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'vivier-mailbox-'));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const file = join(folder, String(++count).padStart(6, '0'));
        // Renamed when it is complete: a reader never sees half an e-mail.
        writeFileSync(`${file}.part`, Buffer.concat(parts));
        renameSync(`${file}.part`, `${file}.eml`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest e-mail to an address that contains a text; waits until it has arrived. */
export async function emailTo(folder: string, to: string, containing = ''): Promise<EmailText> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    const email = emailsIn(folder).findLast((one) => one.to.includes(to) && one.text.includes(containing));
    if (email) return email;
    await wait(50);
  }
  throw new Error(`no e-mail to ${to} with ${JSON.stringify(containing)} came`);
}

/** All e-mails so far, the oldest first. */
export function emailsIn(folder: string): EmailText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.sort().map((name) => parse(readFileSync(join(folder, name), 'utf8')));
}

function parse(source: string): EmailText {
  const header = (name: string) => source.match(new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im'))?.[1] ?? '';
  const parts = source.split(/\r?\n--/);
  const words = (type: RegExp, otherwise = '') => {
    const [head = '', ...rest] = (parts.find((one) => type.test(one)) ?? otherwise).split(/\r?\n\r?\n/);
    return decoded(head, rest.join('\n\n'));
  };
  return {
    to: header('To'),
    subject: header('Subject'),
    text: words(/content-type: text\/plain/i, source),
    html: words(/content-type: text\/html/i),
  };
}

function decoded(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
