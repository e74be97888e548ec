// npm run admin -- create <e-mail>: creates the first administrator of an installation.
// npm run admin -- sign-out <e-mail> | --everybody: closes sessions that may be stolen.
// npm run admin -- new-badge-key: signs verifiable badges with a new key from now on.
// npm run admin -- last-email <e-mail>: prints the newest e-mail to an address, when there is no mail server.
import { createInterface } from 'node:readline/promises';
import * as z from 'zod';
import { passwordLimits } from '../../domain/account/password-limits.ts';
import { Fault } from '../fault.ts';
import { systemClock } from '../ports/clock/embedded.ts';
import { closeSessions } from '../services/account/sessions/close-sessions.ts';
import { createAdministrator } from '../services/account/sign-up/create-administrator.ts';
import { renewSigningKey } from '../services/assessments/badges/badge-keys.ts';
import { printEmail } from '../services/shell/outbox/print-email.ts';
import { command } from './command.ts';

const [verb, email] = process.argv.slice(2);

const usage =
  'Usage: npm run admin -- create <e-mail>, or last-email <e-mail>, or sign-out <e-mail>, or sign-out --everybody, or new-badge-key';

const report = (closed: number): void => void process.stdout.write(`${closed} session(s) closed.\n`);

await command(async ({ db }, config) => {
  if (verb === 'new-badge-key') {
    const { name } = await renewSigningKey({ db, config, ports: { clock: systemClock() } });
    return void process.stdout.write(`Badges are signed with ${name} from now on. Badges of former keys stay valid.\n`);
  }
  if (verb === 'sign-out' && email === '--everybody') return report(await closeSessions(db, 'everybody'));
  const address = z.email().safeParse(email?.toLowerCase());
  if (!address.success) throw new Fault(usage);
  if (verb === 'sign-out') return report(await closeSessions(db, { email: address.data }));
  if (verb === 'last-email') return void process.stdout.write(await printEmail(db, address.data));
  if (verb !== 'create') throw new Fault(usage);
  const password = await askPassword();
  await createAdministrator(db, address.data, password);
  process.stdout.write(`${address.data} is an administrator. Sign in, then turn on two-factor authentication.\n`);
});

/** From ADMIN_PASSWORD, or typed: never from the command line, which other accounts of the machine can read. */
async function askPassword(): Promise<string> {
  const password = process.env.ADMIN_PASSWORD ?? (await typed());
  if (password.length < passwordLimits.min || password.length > passwordLimits.max) {
    throw new Fault(`The password needs ${passwordLimits.min} to ${passwordLimits.max} characters.`);
  }
  return password;
}

async function typed(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Fault('Set ADMIN_PASSWORD, or run the command in a terminal to type the password.');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const password = await prompt.question('Password for the new administrator: ');
  prompt.close();
  return password;
}
