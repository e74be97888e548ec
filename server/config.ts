import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { Fault } from './fault.ts';

const url = z.url({ protocol: /^https?$/ });
const present = z.string().trim().min(1);
const figure = z.coerce.number().int().min(1).max(9_999_999);

/** Every variable of the product; no other code reads the environment. docs/configuration.md explains each. */
const environment = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  APP_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  BRAND_NAME: present.max(40).default('Vivier'),
  HOST: present.optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  BASE_URL: url.optional(),
  DATA_DIR: present.default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SECRET: z.string().min(32).optional(),
  LIBRARY_INDEX_FROM: z.coerce.number().int().min(0).default(20_000),
  CATALOGUE_INDEX_FROM: z.coerce.number().int().min(0).default(5_000),
  OFFERS_INDEX_FROM: z.coerce.number().int().min(0).default(1_000),
  OFFLINE_PAGE: z.enum(['on', 'off']).default('on'),
  PAGE_HANDLERS: z.enum(['fast', 'library']).default('fast'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'advised']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  REFUSED_PASSWORDS_FILE: present.optional(),
  CLIENT_ADDRESS_HEADER: present.toLowerCase().optional(),
  MAIL_FROM: present.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PDF_EXPORT_URL: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: present.optional(),
  S3_REGION: present.default('auto'),
  S3_ACCESS_KEY_ID: present.optional(),
  S3_SECRET_ACCESS_KEY: present.optional(),
  MAPS_URL: url.default('https://places.googleapis.com'),
  MAPS_API_KEY: present.optional(),
  SCHEDULING_URL: url.optional(),
  SCHEDULING_WEBHOOK_SECRET: z.string().min(16).optional(),
  SCHEDULING_PHONE_FIELD: z.stringFormat('field', /^(location|a([1-9]|10))$/).default('location'),
  CRISP_URL: url.default('https://api.crisp.chat'),
  CRISP_WEBSITE_ID: present.optional(),
  CRISP_TOKEN_ID: present.optional(),
  CRISP_TOKEN_KEY: present.optional(),
  POSTHOG_URL: url.default('https://eu.i.posthog.com'),
  POSTHOG_KEY: present.optional(),
  TRACKING_URL: url.optional(),
  TRAINING_URL: url.optional(),
  BOOST_COMPANIES: figure.optional(),
  NEWSLETTER_RECRUITERS: figure.optional(),
});

/** Settings of one provider that must be set together. */
const together = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SCHEDULING_URL', 'SCHEDULING_WEBHOOK_SECRET'],
  ['CRISP_WEBSITE_ID', 'CRISP_TOKEN_ID', 'CRISP_TOKEN_KEY'],
] as const;

export type Config = Omit<z.output<typeof environment>, 'ADMIN_SECOND_FACTOR' | 'HOST' | 'BASE_URL' | 'SECRET'> & {
  ADMIN_SECOND_FACTOR: 'required' | 'advised';
  HOST: string;
  BASE_URL: string;
  SECRET: string;
};

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty value means "not set", as in most shells and compose files.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  for (const names of together) {
    const missing = names.filter((name) => !given[name]);
    if (missing.length > 0 && missing.length < names.length) {
      faults.push(`${missing.join(', ')}: needed together with ${names.filter((name) => given[name]).join(', ')}`);
    }
  }
  const refusedPasswords = given.REFUSED_PASSWORDS_FILE;
  if (refusedPasswords && !existsSync(refusedPasswords))
    faults.push(`REFUSED_PASSWORDS_FILE: there is no file ${refusedPasswords}`);
  if (given.APP_MODE === 'production') {
    if (!given.BASE_URL) faults.push('BASE_URL: needed in production, the public address of the product');
    faults.push(...addressesInClear(given));
    if (given.DATABASE_URL && !given.SECRET) faults.push('SECRET: needed in production with DATABASE_URL');
  }
  if (!parsed.success || faults.length > 0) {
    throw new Fault(
      `The configuration has ${faults.length} fault(s):\n${faults.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    DATA_DIR: dataDir,
    // The accounts of the demo are shared: the second factor of one visitor must not lock out the next.
    ADMIN_SECOND_FACTOR: values.ADMIN_SECOND_FACTOR ?? (values.APP_MODE === 'production' ? 'required' : 'advised'),
    // The demo prints its passwords, so by default it only listens on this machine.
    HOST: values.HOST ?? (values.APP_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    BASE_URL: (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    SUPPORT_EMAIL: values.SUPPORT_EMAIL ?? (values.APP_MODE === 'demo' ? 'support@vivier.example' : undefined),
    SECRET: values.SECRET ?? keptSecret(dataDir),
  };
}

/** Addresses to which personal data or keys are sent; on this machine no network is between. */
const encrypted = [
  'BASE_URL',
  'PDF_EXPORT_URL',
  'S3_ENDPOINT',
  'MAPS_URL',
  'SCHEDULING_URL',
  'CRISP_URL',
  'POSTHOG_URL',
  'TRACKING_URL',
] as const;
export const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function addressesInClear(given: Record<string, string | undefined>): string[] {
  const inClear = encrypted.filter((name) => {
    const address = given[name];
    if (!address || !URL.canParse(address)) return false;
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !ownMachine.test(hostname);
  });
  return inClear.map((name) => `${name}: https is needed in production, except for this machine itself`);
}

/** Without a secret in the environment, one is generated once and stored in the data folder. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  const aside = join(dataDir, `secret.${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) {
      // Written to a temporary file and linked, so that another starting process reads a complete secret or none, and
      // all use the same.
      writeFileSync(aside, randomBytes(32).toString('hex'), { mode: 0o600 });
      try {
        linkSync(aside, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(aside);
      }
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault(
      `The data folder ${dataDir} cannot be used (${(error as Error).message}); set DATA_DIR to another.`,
    );
  }
}
