import { CompiledQuery } from 'kysely';
import {
  type AchievementEdits,
  type AchievementId,
  type AchievementKind,
  achievementRules,
  earned,
  enabledAchievements,
  isAchievement,
  progressOf,
} from '../../../../domain/assessments/achievements/achievements.ts';
import { type Facts, factNames } from '../../../../domain/assessments/achievements/facts.ts';
import { isOpenToPublic, seesAchievement } from '../../../../domain/assessments/achievements/shown.ts';
import { type AchievementWords, achievementWords } from '../../../../domain/assessments/achievements/words.ts';
import { isPublic, readVisibility } from '../../../../domain/profile/visibility.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, causedElsewhere } from '../../../context.ts';
import { factsStatement } from '../../../data/achievements/facts.ts';
import type { ProfileView } from '../../profile/profile-view.ts';
import { readAchievementEdits } from './read-edits.ts';

export type UnlockedAchievement = AchievementWords & {
  id: AchievementId;
  kind: AchievementKind;
  /** Milliseconds. */
  unlockedAt: number;
  /** For the owner and administrators: whether it is public, and whether the owner has not seen it yet. */
  shared?: boolean;
  isNew?: boolean;
};
export type LockedAchievement = AchievementWords & {
  id: AchievementId;
  kind: AchievementKind;
  progress: { done: number; goal: number } | undefined;
};

export type AchievementsView = {
  unlocked: UnlockedAchievement[];
  /** For the owner and administrators. */
  locked?: LockedAchievement[];
  /** For the owner: the parts of the code snippet for other sites. */
  share?: { baseUrl: string; alias: string; brand: string; open: boolean };
};

type Row = { achievementId: string; unlockedAt: Date; sharedAt: Date | null; seenAt: Date | null };

/** The parts of a profile that this viewer may open. */
type ProfileParts = Pick<ProfileView, 'developerId' | 'viewer' | 'guide'>;

/** The achievements of a developer that this viewer may see (docs/product/assessments.md, Who sees an achievement). */
export async function readAchievements(
  context: Pick<Context, 'db' | 'config' | 'ports' | 'locale' | 'headers'>,
  { developerId, viewer, guide }: ProfileParts,
): Promise<AchievementsView> {
  const { db, config, locale } = context;
  const person = await db
    .selectFrom('developers')
    .select(['visibility', 'isShort', 'disabledAt', 'seoAlias'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  if (!person) throw new NotFound();
  const visibility = readVisibility(person.visibility);
  const open = isOpenToPublic({ ...person, disabled: person.disabledAt !== null, visibility });
  // A profile that is closed to the public has no achievements page for other visitors.
  if (!open && (viewer === 'anonymous' || viewer === 'developer')) throw new NotFound();
  const whole = viewer === 'owner' || viewer === 'admin';
  const facts = whole && { ...(await readFacts(db, developerId)), ...(guide && { profilePercent: guide.percent }) };
  const known = await readRows(db, developerId);
  const edits = await readAchievementEdits(db);
  const aboutOf = (id: AchievementId) => ({
    id,
    kind: achievementRules[id].kind,
    ...achievementWords(locale, id, edits[id]),
  });
  const rows =
    facts && viewer === 'owner' && !causedElsewhere(context)
      ? [...(await unlockOverdue(context, developerId, facts, edits, known)), ...known]
      : known;
  const unlocked = rows.flatMap((row) => unlockedOf(row)).filter((one) => seesAchievement(viewer, visibility, one));
  if (!facts) {
    return { unlocked: unlocked.map(({ id, unlockedAt }) => ({ ...aboutOf(id), unlockedAt })) };
  }
  const locked = enabledAchievements(edits).filter((id) => !unlocked.some((one) => one.id === id));
  return {
    unlocked: unlocked.map((one) => ({ ...one, ...aboutOf(one.id) })),
    locked: locked.map((id) => ({ ...aboutOf(id), progress: progressOf(id, facts, edits) })),
    ...(viewer === 'owner'
      ? {
          share: {
            baseUrl: config.BASE_URL,
            // The alias contains the name: a developer who hides the name gets an address with the id.
            alias: (isPublic(visibility, 'about') && person.seoAlias) || developerId,
            brand: config.BRAND_NAME,
            open,
          },
        }
      : {}),
  };
}

/** A stored achievement may have been removed from the rules since. */
function unlockedOf({ achievementId: id, unlockedAt, sharedAt, seenAt }: Row) {
  if (!isAchievement(id)) return [];
  return [{ id, unlockedAt: unlockedAt.getTime(), shared: sharedAt !== null, isNew: seenAt === null }];
}

const columns = ['achievementId', 'unlockedAt', 'sharedAt', 'seenAt'] as const;

async function readRows(db: Context['db'], userId: string): Promise<Row[]> {
  const rows = db.selectFrom('achievements').select(columns).where('userId', '=', userId);
  return rows.orderBy('unlockedAt', 'desc').orderBy('achievementId').execute();
}

/** Unlocks what the owner earned before the achievement existed or before its goal was lowered. */
async function unlockOverdue(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  userId: string,
  facts: Partial<Facts>,
  edits: AchievementEdits,
  known: readonly Row[],
): Promise<Row[]> {
  const overdue = earned(facts, edits).filter((id) => !known.some(({ achievementId }) => achievementId === id));
  if (overdue.length === 0) return [];
  const unlockedAt = ports.clock.now();
  return db
    .insertInto('achievements')
    .values(overdue.toSorted().map((achievementId) => ({ userId, achievementId, unlockedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .execute();
}

async function readFacts(db: Context['db'], developerId: string): Promise<Partial<Facts>> {
  const { rows } = await db.executeQuery<Partial<Facts>>(CompiledQuery.raw(factsStatement(factNames), [[developerId]]));
  return rows[0] ?? {};
}
