import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import { isSecureSite, siteCookieName } from '../domain/site-cookie.ts';
import type { Locale } from '../domain/viewer.ts';
import { ownEndpoints } from './auth-endpoints.ts';
import type { Config } from './config.ts';
import type { Writer } from './data/database.ts';
import type { Log } from './log.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { Ports } from './ports/index.ts';
import { record } from './services/moderation/audit/record.ts';
import { queueEmail } from './services/shared/emails/queue-email.ts';

export type Auth = ReturnType<typeof makeAuth>;

/** The context of a call of the library: the actor, and callbacks for its events. */
export type Act = {
  actorId?: string | null;
  /** The action in the audit log for an e-mail to set a new password. */
  resetAction?: 'password-reset-asked' | 'password-reset-sent';
  passwordReset?: (userId: string) => void;
};

const day = 24 * 60 * 60;

/**
 * The accounts library (better-auth). Its own HTTP routes are not mounted: services/account calls it, so that limits,
 * messages and pages are ours. With a transaction, all its writes are part of that transaction.
 */
export function makeAuth(config: Config, db: Writer, ports: Ports, log: Log, act: Act = {}) {
  const secure = isSecureSite(config.BASE_URL);
  return betterAuth({
    appName: config.BRAND_NAME,
    baseURL: config.BASE_URL,
    secret: config.SECRET,
    database: { db, type: 'postgres', transaction: !db.isTransaction },
    telemetry: { enabled: false },
    // Its log lines contain e-mail addresses; only its errors are logged, without their arguments.
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
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const { actorId = null, resetAction: action = 'password-reset-asked' } = act;
        await record(db, { actorId, action, subjectKind: 'user', subjectId: user.id });
        await queueEmail(db, config, { template: 'reset-password', user: person(user), data: { token } });
      },
      onPasswordReset: async ({ user }) => act.passwordReset?.(user.id),
      onExistingUserSignUp: async ({ user }) => {
        await queueEmail(db, config, { template: 'existing-account', user: person(user), data: {} });
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
    // Only hashes of one-time secrets are stored, so that a copy of the database cannot be used to sign in.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: siteCookieName('vivier', secure),
      // The library would add its own, weaker cookie prefix to ours; the attribute is set below.
      useSecureCookies: false,
      // The instance of the process checks the tables; one for a transaction need not.
      database: { generateId: () => ports.random.id(), ...(db.isTransaction ? { validateSchema: false } : {}) },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure, path: '/' },
      // Set by us from the connection or the trusted header, never taken from the client.
      ipAddress: { ipAddressHeaders: ['x-vivier-client'] },
    },
    plugins: [
      ownEndpoints,
      twoFactor({
        issuer: config.BRAND_NAME,
        schema: { twoFactor: { modelName: 'twoFactors' } },
        // Attempts are slowed down by services/account/sign-in/count-attempt.ts; a lockout would also lock out the
        // owner.
        accountLockout: { enabled: false },
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
