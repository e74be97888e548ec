/** What can bring an achievement about, and the facts that it changes. */
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
/** All of them counts. */
export type Facts = Record<FactName, number>;
/** Those that are not kept anywhere: whoever brings them about says so. */
export type ToldFact = 'profilePercent' | 'imports';

export const factNames = occasions.flatMap((occasion): FactName[] => [...factsByOccasion[occasion]]);
export const noFacts = Object.fromEntries(factNames.map((name) => [name, 0])) as Facts;

const occasionsByFact = new Map(
  occasions.flatMap((occasion) => factsByOccasion[occasion].map((fact): [FactName, Occasion] => [fact, occasion])),
);

export function occasionOf(fact: FactName): Occasion {
  return occasionsByFact.get(fact) as Occasion;
}

/** A podium among fewer players says little. */
export const leastPlayersOfPodium = 10;
/** 'Quick': this share of the answers right, in at most that share of the time. */
export const quickSession = { right: 0.75, time: 0.5 } as const;

/** Beyond this, a goal is a slip of the finger. */
export const mostGoal = 100_000;
