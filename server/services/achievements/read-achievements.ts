import { CompiledQuery } from 'kysely';
import {
  type AchievementId,
  type AchievementKind,
  achievementIds,
  achievementRules,
  isAchievement,
  progressOf,
} from '../../../domain/achievements/achievements.ts';
import { type Facts, factNames } from '../../../domain/achievements/facts.ts';
import { isOpenToPublic, seesAchievement } from '../../../domain/achievements/shown.ts';
import { isPublic, readVisibility } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import { factsStatement } from '../../data/achievements/facts.ts';
import { NotFound } from '../../errors.ts';
import type { ProfileView } from '../profile/profile-view.ts';

export type UnlockedAchievement = {
  id: AchievementId;
  kind: AchievementKind;
  /** Milliseconds. */
  unlockedAt: number;
  /** For the person and administrators: whether everybody may see it, and whether the person has found it already. */
  shared?: boolean;
  isNew?: boolean;
};
export type LockedAchievement = {
  id: AchievementId;
  kind: AchievementKind;
  progress: { done: number; goal: number } | undefined;
};

export type AchievementsView = {
  unlocked: UnlockedAchievement[];
  /** For the person and administrators. */
  locked?: LockedAchievement[];
  /** For the person: what goes into a code for other sites. */
  share?: { baseUrl: string; alias: string; brand: string; open: boolean };
};

type Row = { achievementId: string; unlockedAt: Date; sharedAt: Date | null; seenAt: Date | null };

/** Whoever was let in to the profile. */
type Admitted = Pick<ProfileView, 'developerId' | 'viewer' | 'guide'>;

/** Somebody's achievements, as far as this viewer may see them. */
export async function readAchievements(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { developerId, viewer, guide }: Admitted,
): Promise<AchievementsView> {
  const person = await db
    .selectFrom('developers')
    .select(['visibility', 'isShort', 'disabledAt', 'seoAlias'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  if (!person) throw new NotFound();
  const visibility = readVisibility(person.visibility);
  const open = isOpenToPublic({ ...person, disabled: person.disabledAt !== null, visibility });
  // Who shows the public nothing at all has no page for it either.
  if (!open && (viewer === 'anonymous' || viewer === 'developer')) throw new NotFound();
  const rows = await db
    .selectFrom('achievements')
    .select(['achievementId', 'unlockedAt', 'sharedAt', 'seenAt'])
    .where('userId', '=', developerId)
    .orderBy('unlockedAt', 'desc')
    .orderBy('achievementId')
    .execute();
  const unlocked = rows.flatMap((row) => unlockedOf(row)).filter((one) => seesAchievement(viewer, visibility, one));
  if (viewer !== 'owner' && viewer !== 'admin') {
    return { unlocked: unlocked.map(({ id, kind, unlockedAt }) => ({ id, kind, unlockedAt })) };
  }
  const known = new Set(unlocked.map(({ id }) => id));
  const facts = { ...(await readFacts(db, developerId)), ...(guide ? { profilePercent: guide.percent } : {}) };
  const locked = achievementIds.filter((id) => !known.has(id));
  return {
    unlocked,
    locked: locked.map((id) => ({ id, kind: achievementRules[id].kind, progress: progressOf(id, facts) })),
    ...(viewer === 'owner'
      ? {
          share: {
            baseUrl: config.BASE_URL,
            // The address has the name in it: who does not show the one is linked to without the other.
            alias: (isPublic(visibility, 'about') && person.seoAlias) || developerId,
            brand: config.BRAND_NAME,
            open,
          },
        }
      : {}),
  };
}

/** What is stored may be older than the table of today. */
function unlockedOf({ achievementId: id, unlockedAt, sharedAt, seenAt }: Row) {
  if (!isAchievement(id)) return [];
  const { kind } = achievementRules[id];
  return [{ id, kind, unlockedAt: unlockedAt.getTime(), shared: sharedAt !== null, isNew: seenAt === null }];
}

async function readFacts(db: Context['db'], developerId: string): Promise<Partial<Facts>> {
  const { rows } = await db.executeQuery<Partial<Facts>>(CompiledQuery.raw(factsStatement(factNames), [[developerId]]));
  return rows[0] ?? {};
}
