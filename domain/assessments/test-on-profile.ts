export type Place = { centile?: number; rank?: number; players?: number };
export type Ranking = { allTime?: Place; seasons?: Record<string, Place> };
export type Rankings = { ranking?: Ranking; updatedRanking?: Ranking };

/** The two rankings of a stored session: at its end, and as the field has grown since. */
export function readRankings(stored: { ranking: unknown; updatedRanking: unknown }): Rankings {
  return {
    ...(stored.ranking ? { ranking: stored.ranking as Ranking } : {}),
    ...(stored.updatedRanking ? { updatedRanking: stored.updatedRanking as Ranking } : {}),
  };
}

/** 'Centile comes from updatedRanking, else ranking, all-time.' */
export function centileForProfile(session: Rankings): number | undefined {
  return session.updatedRanking?.allTime?.centile ?? session.ranking?.allTime?.centile;
}

export type ProfileButton = 'add' | 'remove' | 'otherSession' | 'noCentile';

type Facts = {
  session: Rankings & { endDate: Date };
  /** What the profile shows of this test, if it does. */
  shown: { endDate: Date } | undefined;
};

/** What the button of a completed session does: the last two are why it does nothing. */
export function profileButton({ session, shown }: Facts): ProfileButton {
  if (shown) return shown.endDate.getTime() === session.endDate.getTime() ? 'remove' : 'otherSession';
  return centileForProfile(session) === undefined ? 'noCentile' : 'add';
}

/**
 * 'Not offered when the developer is on a waiting list, when the profile is short, or for practice sessions.' The list
 * is that of the profiles which the team has not looked at yet.
 */
export function offersProfile(facts: {
  validationStatus: string | null;
  isShort: boolean;
  practice: boolean;
}): boolean {
  return facts.validationStatus !== 'waiting' && !facts.isShort && !facts.practice;
}
