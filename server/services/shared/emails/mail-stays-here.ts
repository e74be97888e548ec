import type { Config } from '../../../config.ts';

/**
 * Without a mail server, e-mails do not leave the machine: they stay in the outbox, with the links that they contain.
 */
export function mailStaysHere(config: Pick<Config, 'SMTP_URL'>): boolean {
  return !config.SMTP_URL;
}

/** In the demo, visitors read them there; in production, only the operator does (`npm run admin -- last-email`). */
export function isOutboxPublic(config: Pick<Config, 'APP_MODE' | 'SMTP_URL'>): boolean {
  return config.APP_MODE === 'demo' && mailStaysHere(config);
}
