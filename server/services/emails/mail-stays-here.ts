import type { Config } from '../../config.ts';

/** In the demo, messages do not leave the machine: they are read in the outbox. */
export function mailStaysHere(config: Pick<Config, 'APP_MODE' | 'SMTP_URL'>): boolean {
  return config.APP_MODE === 'demo' && !config.SMTP_URL;
}
