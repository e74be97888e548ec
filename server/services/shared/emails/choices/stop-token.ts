import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isOptionalKind, type OptionalKind } from '../../../../../domain/account/email-kinds.ts';
import { isId } from '../../../../../domain/id.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import type { Config } from '../../../../config.ts';

/** Whose id a link has that ends one alert: a search, or a colleague who is told about a shared one. */
const alertTargets = ['profileSearch', 'sharedSearch', 'jobSearch'] as const;
export type AlertTarget = (typeof alertTargets)[number];
/** What a link ends: the alert of one saved search, or one kind of e-mail of a person. */
export type StopTarget = AlertTarget | OptionalKind;

/** The token of a link in an e-mail: an id, what it ends, and a signature. It can end nothing else. */
export function stopToken(secret: string, target: StopTarget, id: string): string {
  return `${id}.${target}.${signature(secret, `vivier stop ${target}`, id)}`;
}

/** The address with which a mail program ends a kind of e-mail (RFC 8058): GET leads to a page that asks, POST ends it. */
export function unsubscribeUrl(
  { SECRET, BASE_URL }: Pick<Config, 'SECRET' | 'BASE_URL'>,
  kind: OptionalKind,
  userId: string,
  locale: Locale,
): string {
  return `${BASE_URL}/unsubscribe?locale=${locale}&token=${stopToken(SECRET, kind, userId)}`;
}

export function openStopToken(secret: string, token: string): { target: StopTarget; id: string } | undefined {
  const parts = token.split('.');
  const [id = '', target = '', given = ''] = parts;
  if (!isId(id)) return undefined;
  if (parts.length === 2) return openFormer(secret, id, target);
  if (parts.length !== 3 || !isTarget(target)) return undefined;
  return isSame(given, signature(secret, `vivier stop ${target}`, id)) ? { target, id } : undefined;
}

/** The form of the links in e-mails that were sent before other e-mails than alerts of recruiters had them. */
const formerPurposes = [
  ['profileSearch', 'vivier library alerts'],
  ['profileAlerts', 'vivier all library alerts'],
] as const;

function openFormer(secret: string, id: string, given: string): { target: StopTarget; id: string } | undefined {
  const found = formerPurposes.find(([, purpose]) => isSame(given, signature(secret, purpose, id)));
  return found && { target: found[0], id };
}

const isTarget = (name: string): name is StopTarget => isAlertTarget(name) || isOptionalKind(name);
export const isAlertTarget = (name: string): name is AlertTarget => alertTargets.some((one) => one === name);

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Each purpose has its own key: the link of one search cannot end all alerts. */
function signature(secret: string, purpose: string, id: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(id).digest('base64url');
}
