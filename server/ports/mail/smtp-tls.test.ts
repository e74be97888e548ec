import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { smtpMail } from './smtp.ts';

let delivered = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      delivered++;
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const email = { id: 'one', to: 'ada@example.com', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };

it.each([
  ['is sent', false, 1],
  ['is not sent', true, 0],
] as const)('an e-mail %s to a server without TLS when TLS is required: %s', async (_, requireTls, expected) => {
  delivered = 0;
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mail = smtpMail({ url, from: 'Vivier <bonjour@vivier.example>', requireTls });
  const outcome = await mail.send({ ...email, from: undefined, unsubscribe: undefined }).then(
    () => 'sent',
    (error: { permanent: boolean }) => error,
  );
  if (requireTls) expect(outcome).toMatchObject({ name: 'OutsideError', permanent: false });
  else expect(outcome).toBe('sent');
  expect(delivered).toBe(expected);
});
