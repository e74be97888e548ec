import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pathTo } from '../../domain/paths.ts';
import type { Config } from '../config.ts';
import type { Runtime } from '../runtime.ts';

const policyFile = join(import.meta.dirname, '..', '..', 'SECURITY.md');
const policyAddress = '/security-policy.txt';
const aDay = 'public, max-age=86400';
/** RFC 9116 recommends less than a year, so that an old copy does not lead to an unused address. */
const validMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (security.txt), and the policy for reports (SECURITY.md). */
export function securityContactRoutes({ config, ports }: Pick<Runtime, 'config' | 'ports'>) {
  const routes = new Hono();
  routes.get('/.well-known/security.txt', (c) =>
    c.text(securityTxt(config, ports.clock.now()), 200, { 'cache-control': aDay }),
  );
  routes.get(policyAddress, async (c) => c.text(await readFile(policyFile, 'utf8'), 200, { 'cache-control': aDay }));
  return routes;
}

export function securityTxt(
  config: Pick<Config, 'BASE_URL' | 'SECURITY_CONTACT' | 'SUPPORT_EMAIL'>,
  now: Date,
): string {
  const { BASE_URL: base, SECURITY_CONTACT, SUPPORT_EMAIL } = config;
  const contact = SECURITY_CONTACT ?? SUPPORT_EMAIL ?? base + pathTo('fr', 'contact');
  const lines = [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now.getTime() + validMilliseconds).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${base}/.well-known/security.txt`,
    `Policy: ${base}${policyAddress}`,
  ];
  return `${lines.join('\n')}\n`;
}
