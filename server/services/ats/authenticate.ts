import { sql } from 'kysely';
import { looksLikeKey, type Scope } from '../../../domain/ats/api-key.ts';
import type { Locale, SignedIn } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';
import { hashOf } from './keys.ts';

export type KeyHolder = {
  keyId: string;
  companyId: string;
  scopes: Scope[];
  viewer: SignedIn & { membership: NonNullable<SignedIn['membership']> };
};

type Row = {
  id: string;
  companyId: string;
  scopes: Scope[];
  used: boolean;
  validated: boolean;
  refused: boolean;
  planId: string;
  userId: string;
  name: string;
  email: string;
  locale: Locale;
};

/**
 * The user behind a key; undefined for an unknown or revoked key. A key belongs to the company, but every action needs
 * a user: the creator of the key while a member, else the company administrator who joined first.
 */
export async function authenticate(
  { db, ports }: Pick<Runtime, 'db' | 'ports'>,
  key: string,
): Promise<KeyHolder | undefined> {
  if (!looksLikeKey(key)) return undefined;
  const now = ports.clock.now();
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  const { rows } = await sql<Row>`
    select k.id, k.company_id, k.scopes, coalesce(k.last_used_at > ${aMinuteAgo}, false) as used,
      c.validated_at is not null as validated, c.refused_at is not null as refused, c.plan_id,
      u.id as user_id, u.name, u.email, u.locale
    from api_keys k join companies c on c.id = k.company_id
    join lateral (select m.recruiter_id from company_members m where m.company_id = k.company_id
      order by (m.recruiter_id = k.created_by) is true desc, m.admin desc, m.joined_at, m.recruiter_id limit 1) m on true
    join users u on u.id = m.recruiter_id
    where k.key_hash = ${hashOf(key)} and k.revoked_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  // Precise to the minute, to avoid a write with every request.
  if (!row.used) await db.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
  const { companyId, scopes, validated, refused, planId } = row;
  const membership = {
    companyId,
    // A key has the rights of its scopes, never those of an administrator.
    admin: false,
    intros: scopes.includes('candidates:write'),
    validated,
    refused,
    planId,
  };
  const { userId, name, email, locale } = row;
  const person = {
    userId,
    name,
    email,
    locale,
    role: 'RECRUITER',
    sessionId: row.id,
    twoFactorEnabled: false,
  } as const;
  return { keyId: row.id, companyId, scopes, viewer: { ...person, membership } };
}
