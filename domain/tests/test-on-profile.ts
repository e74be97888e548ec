type Ranking = { allTime?: { centile?: number } };

/** 'Centile comes from updatedRanking, else ranking, all-time.' */
export function centileForProfile(session: { ranking?: Ranking; updatedRanking?: Ranking }): number | undefined {
  return session.updatedRanking?.allTime?.centile ?? session.ranking?.allTime?.centile;
}

export type ProfileButton = 'add' | 'remove' | 'otherSession' | 'noCentile';

type Facts = {
  session: { endDate: Date; ranking?: Ranking; updatedRanking?: Ranking };
  /** What the profile shows of this test, if it does. */
  shown: { endDate: Date } | undefined;
};

/** What the button of a completed session does: the last two are why it does nothing. */
export function profileButton({ session, shown }: Facts): ProfileButton {
  if (shown) return shown.endDate.getTime() === session.endDate.getTime() ? 'remove' : 'otherSession';
  return centileForProfile(session) === undefined ? 'noCentile' : 'add';
}
