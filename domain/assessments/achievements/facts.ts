/** The occasions that can unlock an achievement, each with the facts that it changes. */
export const factsByOccasion = {
  /** The end of a test, rated or not. */
  session: [
    'sessions',
    'practices',
    'technologies',
    'rightAnswers',
    'perfectSessions',
    'quickSessions',
    'bronzeTests',
    'silverTests',
    'goldTests',
    'weeks',
  ],
  season: ['podiums', 'seasonWins'],
  profile: ['profileComplete', 'profilePercent', 'projects', 'languages', 'links', 'shownTests'],
  import: ['imports'],
  application: ['applications', 'superlikes'],
  conversation: ['conversations'],
  question: ['votes', 'comments', 'contributionsAccepted'],
} as const;

export type Occasion = keyof typeof factsByOccasion;
export const occasions = Object.keys(factsByOccasion) as Occasion[];
export type FactName = (typeof factsByOccasion)[Occasion][number];
/** Every fact is a count. */
export type Facts = Record<FactName, number>;
/** Facts that are not stored: the caller that causes them passes them. */
export type ToldFact = 'profilePercent' | 'imports';

export const factNames = occasions.flatMap((occasion): FactName[] => [...factsByOccasion[occasion]]);
export const noFacts = Object.fromEntries(factNames.map((name) => [name, 0])) as Facts;

const occasionsByFact = new Map(
  occasions.flatMap((occasion) => factsByOccasion[occasion].map((fact): [FactName, Occasion] => [fact, occasion])),
);

export function occasionOf(fact: FactName): Occasion {
  return occasionsByFact.get(fact) as Occasion;
}

/** A podium among fewer players means little. */
export const leastPlayersOfPodium = 10;
/** A quick session has at least this share of right answers, in at most that share of the time. */
export const quickSession = { right: 0.75, time: 0.5 } as const;

/** A goal above this is a typing mistake. */
export const mostGoal = 100_000;
