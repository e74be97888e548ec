import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { OutsideError } from '../outside-error.ts';
import type { Mail } from './port.ts';

export type SmtpOptions = {
  url: string;
  from: string;
  timeoutMs?: number;
  /** No e-mail is sent without encryption: the server must offer TLS first. */
  requireTls?: boolean;
};

export function smtpMail({ url, from, timeoutMs = 15_000, requireTls = false }: SmtpOptions): Mail {
  const sender = addressparser(from, { flatten: true })[0]?.address ?? from;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: requireTls,
    // A template can never include a file or an address of the machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          // The same identifier on every attempt: servers and mailboxes recognise an e-mail that they already have.
          messageId: `<${mail.id}@${domain}>`,
          from: mail.from ?? from,
          // Bounces return to us, and the server sees a known sender, also when a member of the team is the sender.
          envelope: { from: sender, to: mail.to },
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
            // Line ends and long lines arrive as they were written.
            encoding: 'utf8',
            contentTransferEncoding: 'base64',
          })),
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
        });
      } catch (error) {
        throw translated(error);
      }
    },
  };
}

/** RFC 2369 and 8058: a link, and that one POST to it is enough. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function translated(error: unknown): OutsideError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const malformed = code === 'EENVELOPE' && responseCode === undefined;
  const refused = responseCode !== undefined && responseCode >= 500;
  // We must correct a wrong password or a server without TLS: the e-mail itself is right and is retried.
  const permanent = code !== 'EAUTH' && code !== 'ETLS' && (malformed || refused);
  const reason = responseCode ? `the server answered ${responseCode}` : `no delivery (${code ?? 'unknown reason'})`;
  return new OutsideError('smtp', reason, { permanent, cause: error });
}
