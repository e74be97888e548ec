import { isOnWaitingList } from '../profile/state/waiting-list.ts';

export type Place = { centile?: number; rank?: number; players?: number };
/** `provisional`: the rating was not settled, so that the places may still move. */
export type Ranking = { provisional?: true; allTime?: Place; seasons?: Record<string, Place> };
export type Rankings = { ranking?: Ranking; updatedRanking?: Ranking };

/** The two rankings of a stored session: at its end, and with the players who came since. */
export function readRankings(stored: { ranking: unknown; updatedRanking: unknown }): Rankings {
  return {
    ...(stored.ranking ? { ranking: stored.ranking as Ranking } : {}),
    ...(stored.updatedRanking ? { updatedRanking: stored.updatedRanking as Ranking } : {}),
  };
}

/** docs/product/assessments.md, A result on the profile: the updated ranking first. */
export function centileForProfile(session: Rankings): number | undefined {
  return session.updatedRanking?.allTime?.centile ?? session.ranking?.allTime?.centile;
}

/** The ranking that is shown: the updated one first. */
export function shownRanking(session: Rankings): Ranking | undefined {
  return session.updatedRanking?.allTime ? session.updatedRanking : session.ranking;
}

export type ProfileButton = 'add' | 'remove' | 'otherSession' | 'noCentile';

type Facts = {
  session: Rankings & { endDate: Date };
  /** The result of this test that the profile shows, if any. */
  shown: { endDate: Date } | undefined;
};

/** The action of the button of a completed session; the last two values are the reasons why it is disabled. */
export function profileButton({ session, shown }: Facts): ProfileButton {
  if (shown) return shown.endDate.getTime() === session.endDate.getTime() ? 'remove' : 'otherSession';
  return centileForProfile(session) === undefined ? 'noCentile' : 'add';
}

/** docs/product/assessments.md, A result on the profile: a reviewed, complete profile, and no practice. */
export function offersProfile(facts: {
  validationStatus: string | null;
  isShort: boolean;
  practice: boolean;
}): boolean {
  return !isOnWaitingList(facts) && !facts.isShort && !facts.practice;
}
