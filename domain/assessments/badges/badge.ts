import * as z from 'zod';
import { certaintyOfResult } from '../rating/result.ts';

/** A rated session that has ended, as far as a badge depends on it. */
export type BadgeSession = {
  id: string;
  score: number | null;
  deviation: number | null;
  /** The team does not stand behind this result. */
  refused: boolean;
};

/**
 * What a developer can do about the badge of a test: `obtain` the first one, `renew` the one of an earlier session,
 * nothing because it is `held`; or why there is none.
 */
export type BadgeOffer = 'obtain' | 'renew' | 'held' | 'older' | 'provisional' | 'refused';

/** docs/product/assessments.md, Verifiable badges: of the newest rated session of a test, when its score is settled. */
export function badgeOffer(
  session: BadgeSession,
  { newest, held }: { newest: string; held: string | undefined },
): BadgeOffer {
  if (session.refused) return 'refused';
  if (held === session.id) return 'held';
  if (session.id !== newest) return 'older';
  if (!isSettledResult(session)) return 'provisional';
  return held === undefined ? 'obtain' : 'renew';
}

function isSettledResult({ score, deviation }: Pick<BadgeSession, 'score' | 'deviation'>): boolean {
  return score !== null && certaintyOfResult({ deviation }) !== 'provisional';
}

/** The form that asks for a badge; the e-mail address is only named, as a hash, when its owner ticks the box. */
export const obtainBadgeSchema = z.object({
  sessionId: z.string('required'),
  withEmail: z.literal('on').optional(),
});

export const oneBadgeSchema = z.object({ badgeId: z.string('required') });
