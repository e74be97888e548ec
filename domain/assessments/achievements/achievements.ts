import type { AchievementEdit } from './edits.ts';
import { type FactName, type Facts, mostGoal, noFacts, type Occasion, occasionOf } from './facts.ts';

/** `contact` achievements are about searching for a job: private until the developer shares them. */
export const achievementKinds = ['tests', 'profile', 'community', 'contact'] as const;
export type AchievementKind = (typeof achievementKinds)[number];
const tiers = ['bronze', 'silver', 'gold'] as const;
export type Tier = (typeof tiers)[number];

type Rule = { kind: AchievementKind; tier: Tier; fact: FactName; goal: number };

/** All achievements, in the order in which they are shown: one is unlocked when its fact has reached the goal. */
export const achievementRules = {
  'first-dive': { kind: 'tests', tier: 'bronze', fact: 'sessions', goal: 1 },
  regular: { kind: 'tests', tier: 'silver', fact: 'sessions', goal: 10 },
  tireless: { kind: 'tests', tier: 'gold', fact: 'sessions', goal: 50 },
  'two-shores': { kind: 'tests', tier: 'bronze', fact: 'technologies', goal: 2 },
  archipelago: { kind: 'tests', tier: 'silver', fact: 'technologies', goal: 5 },
  'open-sea': { kind: 'tests', tier: 'gold', fact: 'technologies', goal: 10 },
  'hundred-drops': { kind: 'tests', tier: 'bronze', fact: 'rightAnswers', goal: 100 },
  'five-hundred-drops': { kind: 'tests', tier: 'silver', fact: 'rightAnswers', goal: 500 },
  'clear-water': { kind: 'tests', tier: 'gold', fact: 'perfectSessions', goal: 1 },
  'quick-current': { kind: 'tests', tier: 'silver', fact: 'quickSessions', goal: 1 },
  'bronze-result': { kind: 'tests', tier: 'bronze', fact: 'bronzeTests', goal: 1 },
  'silver-result': { kind: 'tests', tier: 'silver', fact: 'silverTests', goal: 1 },
  'gold-result': { kind: 'tests', tier: 'gold', fact: 'goldTests', goal: 1 },
  'triple-gold': { kind: 'tests', tier: 'gold', fact: 'goldTests', goal: 3 },
  'four-weeks': { kind: 'tests', tier: 'bronze', fact: 'weeks', goal: 4 },
  'twelve-weeks': { kind: 'tests', tier: 'gold', fact: 'weeks', goal: 12 },
  podium: { kind: 'tests', tier: 'silver', fact: 'podiums', goal: 1 },
  'season-winner': { kind: 'tests', tier: 'gold', fact: 'seasonWins', goal: 1 },
  rehearsal: { kind: 'tests', tier: 'bronze', fact: 'practices', goal: 5 },
  'whole-profile': { kind: 'profile', tier: 'bronze', fact: 'profileComplete', goal: 1 },
  'full-profile': { kind: 'profile', tier: 'gold', fact: 'profilePercent', goal: 100 },
  imported: { kind: 'profile', tier: 'bronze', fact: 'imports', goal: 1 },
  'first-project': { kind: 'profile', tier: 'bronze', fact: 'projects', goal: 1 },
  portfolio: { kind: 'profile', tier: 'silver', fact: 'projects', goal: 3 },
  polyglot: { kind: 'profile', tier: 'silver', fact: 'languages', goal: 3 },
  'well-linked': { kind: 'profile', tier: 'bronze', fact: 'links', goal: 2 },
  'on-show': { kind: 'profile', tier: 'silver', fact: 'shownTests', goal: 3 },
  'first-vote': { kind: 'community', tier: 'bronze', fact: 'votes', goal: 1 },
  'keen-eye': { kind: 'community', tier: 'silver', fact: 'votes', goal: 20 },
  'first-comment': { kind: 'community', tier: 'bronze', fact: 'comments', goal: 1 },
  voice: { kind: 'community', tier: 'silver', fact: 'comments', goal: 10 },
  contributor: { kind: 'community', tier: 'silver', fact: 'contributionsAccepted', goal: 1 },
  author: { kind: 'community', tier: 'gold', fact: 'contributionsAccepted', goal: 5 },
  'first-application': { kind: 'contact', tier: 'bronze', fact: 'applications', goal: 1 },
  spontaneous: { kind: 'contact', tier: 'bronze', fact: 'superlikes', goal: 1 },
  'first-conversation': { kind: 'contact', tier: 'silver', fact: 'conversations', goal: 1 },
  'five-conversations': { kind: 'contact', tier: 'gold', fact: 'conversations', goal: 5 },
} as const satisfies Record<string, Rule>;

export type AchievementId = keyof typeof achievementRules;
export const achievementIds = Object.keys(achievementRules) as AchievementId[];

export function isAchievement(id: string): id is AchievementId {
  return Object.hasOwn(achievementRules, id);
}

/** The achievements that the team has changed; the table above holds for all others. */
export type AchievementEdits = Partial<Record<AchievementId, AchievementEdit>>;

/** Facts that have a maximum: a goal above it could never be reached. */
const mostOf: Partial<Record<FactName, number>> = { profileComplete: 1, imports: 1, profilePercent: 100 };

/** The highest goal that a developer can reach; 1 means that there is no number to change. */
export function highestGoal(id: AchievementId): number {
  return mostOf[achievementRules[id].fact] ?? mostGoal;
}

/** The achievements that can be earned: the team has not switched them off. */
export function enabledAchievements(edits: AchievementEdits): AchievementId[] {
  return achievementIds.filter((id) => edits[id]?.enabled ?? true);
}

/**
 * The achievements that these facts have earned, by the team's goals where it has set some; an unknown fact counts as
 * 0.
 */
export function earned(facts: Partial<Facts>, edits: AchievementEdits = {}): AchievementId[] {
  return enabledAchievements(edits).filter((id) => {
    const { fact } = achievementRules[id];
    return (facts[fact] ?? noFacts[fact]) >= goalOf(id, edits);
  });
}

function goalOf(id: AchievementId, edits: AchievementEdits): number {
  return edits[id]?.goal ?? achievementRules[id].goal;
}

/** The achievements that an occasion can unlock; the others need no check when it happens. */
export function earnedOn(occasion: Occasion): AchievementId[] {
  return achievementIds.filter((id) => occasionOf(achievementRules[id].fact) === occasion);
}

/** Progress towards the goal, never past it. Undefined where the goal is 1 or the fact is not known. */
export function progressOf(
  id: AchievementId,
  facts: Partial<Facts>,
  edits: AchievementEdits = {},
): { done: number; goal: number } | undefined {
  const goal = goalOf(id, edits);
  const done = facts[achievementRules[id].fact];
  return goal > 1 && done !== undefined ? { done: Math.min(goal, done), goal } : undefined;
}
