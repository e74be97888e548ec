import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import { isSecureSite, siteCookieName } from '../domain/site-cookie.ts';
import type { Locale } from '../domain/viewer.ts';
import type { Config } from './config.ts';
import type { Database } from './data/database.ts';
import type { Log } from './log.ts';
import type { Ports } from './ports/index.ts';
import { queueEmail } from './services/emails/queue-email.ts';

export type Auth = ReturnType<typeof makeAuth>;

const day = 24 * 60 * 60;
export const verificationSeconds = day;

/**
 * The library that keeps accounts. Its own HTTP routes are not mounted: services/account calls it,
 * so that limits, messages and pages are ours.
 */
export function makeAuth(config: Config, db: Database, ports: Ports, log: Log) {
  const secure = isSecureSite(config.BASE_URL);
  return betterAuth({
    appName: config.BRAND_NAME,
    baseURL: config.BASE_URL,
    secret: config.SECRET,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Its lines name e-mail addresses; only its errors are kept, without their arguments.
    logger: {
      log: (level, message) => level === 'error' && log.error({ from: 'accounts' }, String(message).split(':')[0]),
    },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await queueEmail(db, config, { template: 'reset-password', user: person(user), data: { token } });
      },
      onExistingUserSignUp: async ({ user }) => {
        await queueEmail(db, config, { template: 'existing-account', user: person(user), data: {} });
      },
    },
    emailVerification: {
      // Asked for by services/account/sign-up.ts, once the account is stored: a letter refers to it.
      sendOnSignUp: false,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: verificationSeconds,
      sendVerificationEmail: async ({ user, token }) => {
        await queueEmail(db, config, { template: 'verify-email', user: person(user), data: { token } });
      },
    },
    session: { modelName: 'sessions', expiresIn: 30 * day, updateAge: day, freshAge: 0 },
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', required: true },
        locale: { type: 'string', required: true },
      },
    },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    advanced: {
      cookiePrefix: siteCookieName('vivier', secure),
      // It would put its own, weaker beginning before ours; the attribute is set below.
      useSecureCookies: false,
      database: { generateId: () => ports.random.id() },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure, path: '/' },
      // Set by us from the connection or the trusted header, never taken from the outside.
      ipAddress: { ipAddressHeaders: ['x-vivier-client'] },
    },
    plugins: [
      twoFactor({
        issuer: config.BRAND_NAME,
        schema: { twoFactor: { modelName: 'twoFactors' } },
        accountLockout: { enabled: true },
      }),
    ],
  });
}

function person(user: { id: string; email: string; name: string }) {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    locale: ((user as { locale?: Locale }).locale ?? 'fr') as Locale,
  };
}
