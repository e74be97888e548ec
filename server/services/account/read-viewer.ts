import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSessionTooOld } from '../../../domain/account/session-lifetime.ts';
import type { Locale, Role, Viewer } from '../../../domain/viewer.ts';
import type { Json } from '../../data/schema.generated.ts';
import type { Runtime } from '../../runtime.ts';

/** A session that was not refreshed for this long gets a new expiry date. */
const refreshAfterMilliseconds = 24 * 60 * 60 * 1000;

export type Reading = { viewer: Viewer; refresh: boolean };

type Row = {
  sessionId: string;
  usedAt: Date;
  signedInAt: Date;
  userId: string;
  role: Role;
  name: string;
  email: string;
  locale: Locale;
  twoFactorEnabled: boolean;
  companyId: string | null;
  admin: boolean | null;
  intros: boolean | null;
  validatedAt: Date | null;
  refusedAt: Date | null;
  planId: string | null;
  leavingAt: Date | null;
  adminId: string | null;
  adminName: string | null;
  actingUntil: Date | null;
  alias: string | null;
  pictureHandle: string | null;
  avatar: Json | null;
};

/** Runs with every request of a signed-in user, hence a prepared statement. */
const question = `
  select s.id as "sessionId", s.updated_at as "usedAt", s.created_at as "signedInAt", u.id as "userId", u.role, u.name, u.email, u.locale,
    u.two_factor_enabled as "twoFactorEnabled", m.company_id as "companyId", m.admin, m.intros,
    c.validated_at as "validatedAt", c.refused_at as "refusedAt", c.plan_id as "planId", e.due_at as "leavingAt",
    a.id as "adminId", a.name as "adminName", i.ends_at as "actingUntil",
    coalesce(d.seo_alias, r.seo_alias) as alias, coalesce(d.profile_pic_handle, r.profile_pic_handle) as "pictureHandle",
    coalesce(d.avatar, r.avatar) as avatar
  from sessions s
  left join impersonations i on i.session_id = s.id and i.ended_at is null and i.ends_at > $2
  left join users a on a.id = s.user_id and i.id is not null
  join users u on u.id = coalesce(i.user_id, s.user_id)
  left join developers d on d.id = u.id
  left join recruiters r on r.id = u.id
  left join erasures e on e.user_id = u.id and e.cause = 'asked'
  left join company_members m on m.recruiter_id = u.id
  left join companies c on c.id = m.company_id
  where s.token = $1 and s.expires_at > $2`;

/**
 * Reads the viewer in one query: the session, its user (or the user whom an administrator acts as) and the recruiter's
 * company. Without a session cookie there is no query.
 */
export async function readViewer(runtime: Runtime, cookieHeader: string | null): Promise<Reading> {
  const token = await sessionToken(runtime, cookieHeader);
  if (!token) return { viewer: undefined, refresh: false };
  const now = runtime.ports.clock.now();
  const { rows } = await runtime.pool.query<Row>({ name: 'viewer', text: question, values: [token, now] });
  const [row] = rows;
  if (!row) return { viewer: undefined, refresh: false };
  // The session of an administrator who acts as another user has the maximum age of an administrator's session.
  const signedInAs = row.adminId === null ? row.role : 'ADMIN';
  if (isSessionTooOld(signedInAs, row.signedInAt, now)) return { viewer: undefined, refresh: false };
  const viewer: Viewer = {
    userId: row.userId,
    sessionId: row.sessionId,
    role: row.role,
    name: row.name,
    email: row.email,
    locale: row.locale,
    twoFactorEnabled: row.twoFactorEnabled,
    membership:
      row.companyId === null
        ? undefined
        : {
            companyId: row.companyId,
            admin: row.admin ?? false,
            intros: row.intros ?? false,
            validated: row.validatedAt !== null,
            refused: row.refusedAt !== null,
            planId: row.planId ?? 'freemium',
          },
    alias: row.alias ?? undefined,
    picture: { handle: row.pictureHandle, avatar: row.avatar },
    leavingAt: row.leavingAt ?? undefined,
    impersonator:
      row.adminId !== null && row.adminName !== null && row.actingUntil !== null
        ? { userId: row.adminId, name: row.adminName, until: row.actingUntil }
        : undefined,
  };
  return { viewer, refresh: now.getTime() - row.usedAt.getTime() > refreshAfterMilliseconds };
}

/** The cookie holds "token.signature"; with a wrong signature there is no query. */
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
