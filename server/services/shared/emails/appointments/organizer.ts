import type { Config } from '../../../../config.ts';

/** The sender of the e-mail: calendar programs do not offer an invitation to its own organizer. */
export function organizerOf({
  MAIL_FROM: from,
  SUPPORT_EMAIL: support,
  BASE_URL: base,
}: Pick<Config, 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'BASE_URL'>): string {
  return /<([^<>]+)>\s*$/.exec(from ?? '')?.[1] ?? from ?? support ?? `calendar@${new URL(base).hostname}`;
}
