import type { Config } from '../../../config.ts';

/** Without a mail server, messages do not leave the machine: they are kept in the outbox, with the links that they hold. */
export function mailStaysHere(config: Pick<Config, 'SMTP_URL'>): boolean {
  return !config.SMTP_URL;
}

/** In the demo the visitor reads them there; in production they are for the operator (`npm run admin -- e-mail`). */
export function isOutboxPublic(config: Pick<Config, 'APP_MODE' | 'SMTP_URL'>): boolean {
  return config.APP_MODE === 'demo' && mailStaysHere(config);
}
