import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { OutsideError } from '../outside-error.ts';
import type { Mail } from './port.ts';

export type SmtpOptions = {
  url: string;
  from: string;
  timeoutMs?: number;
  /** Rather no e-mail than one that travels in clear: the server must offer TLS before anything is said. */
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
    // Whatever a template holds, it can never pull in a file or an address of the machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          // The same identifier on every attempt: servers and mailboxes recognise a message they already have.
          messageId: `<${mail.id}@${domain}>`,
          from: mail.from ?? from,
          // Bounces come back to us, and the server sees a sender it knows, even when a colleague signs.
          envelope: { from: sender, to: mail.to },
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
        });
      } catch (error) {
        throw translated(error);
      }
    },
  };
}

/** RFC 2369 and 8058: a link, and that one message to it is enough. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function translated(error: unknown): OutsideError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const malformed = code === 'EENVELOPE' && responseCode === undefined;
  const refused = responseCode !== undefined && responseCode >= 500;
  // A wrong password or a server without TLS is ours to put right: the message is good and must be tried again.
  const permanent = code !== 'EAUTH' && code !== 'ETLS' && (malformed || refused);
  const reason = responseCode ? `the server answered ${responseCode}` : `no delivery (${code ?? 'unknown reason'})`;
  return new OutsideError('smtp', reason, { permanent, cause: error });
}
