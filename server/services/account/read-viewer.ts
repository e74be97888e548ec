import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale, Role, Viewer } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';

/** After this long without a word, a session's expiry is moved on. */
const refreshAfterMilliseconds = 24 * 60 * 60 * 1000;

export type Reading = { viewer: Viewer; refresh: boolean };

/**
 * Who is asking, in one query: the session, its person and the company they recruit for.
 * Without a session cookie nothing is asked at all.
 */
export async function readViewer(runtime: Runtime, cookieHeader: string | null): Promise<Reading> {
  const token = await sessionToken(runtime, cookieHeader);
  if (!token) return { viewer: undefined, refresh: false };
  const now = runtime.ports.clock.now();
  const row = await runtime.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('companyMembers as member', 'member.recruiterId', 'users.id')
    .leftJoin('companies as company', 'company.id', 'member.companyId')
    .select([
      'sessions.id as sessionId',
      'sessions.updatedAt as usedAt',
      'users.id as userId',
      'users.role',
      'users.name',
      'users.email',
      'users.locale',
      'users.twoFactorEnabled',
      'member.companyId',
      'member.admin',
      'member.intros',
      'company.validatedAt',
      'company.planId',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return { viewer: undefined, refresh: false };
  const viewer: Viewer = {
    userId: row.userId,
    sessionId: row.sessionId,
    role: row.role as Role,
    name: row.name,
    email: row.email,
    locale: row.locale as Locale,
    twoFactorEnabled: row.twoFactorEnabled,
    membership:
      row.companyId === null
        ? undefined
        : {
            companyId: row.companyId,
            admin: row.admin ?? false,
            intros: row.intros ?? false,
            validated: row.validatedAt !== null,
            planId: row.planId ?? 'freemium',
          },
  };
  return { viewer, refresh: now.getTime() - row.usedAt.getTime() > refreshAfterMilliseconds };
}

/** The cookie holds "token.signature"; a signature that is not ours saves the question to the database. */
async function sessionToken(runtime: Runtime, cookieHeader: string | null): Promise<string | undefined> {
  if (!cookieHeader) return undefined;
  const { authCookies } = await runtime.auth.$context;
  const name = `${authCookies.sessionToken.name}=`;
  const pair = cookieHeader.split(/; */).find((part) => part.startsWith(name));
  if (!pair) return undefined;
  const value = decode(pair.slice(name.length));
  const cut = value.lastIndexOf('.');
  if (cut < 1) return undefined;
  const expected = createHmac('sha256', runtime.config.SECRET).update(value.slice(0, cut)).digest();
  const given = Buffer.from(value.slice(cut + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value.slice(0, cut) : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
