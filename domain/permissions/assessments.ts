import { namedOnBoards } from '../assessments/leaderboards/board-name.ts';
import type { Viewer } from '../viewer.ts';
import { canManageOwnAccount } from './account.ts';
import type { ProfileFacts } from './profile.ts';
import { isAdministrator, isDeveloper, isSelf } from './roles.ts';

/** docs/product/assessments.md, Who may do what: developers begin and play sessions. */
export function canPlay(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/assessments.md, Who may do what: administrators read every session, also while it goes on. */
export function canReadEverySession(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/assessments.md, Leaderboards: administrators see every name, others the names that players show. */
export function canSeePlayerName(viewer: Viewer, player: ProfileFacts & { visibility: unknown }): boolean {
  if (isAdministrator(viewer) || isSelf(viewer, player.id)) return true;
  return namedOnBoards(player) && !player.hidesFromCompany;
}

/** docs/product/assessments.md, Sharing an achievement: only its owner. */
export function canShareAchievement(viewer: Viewer, developerId: string): boolean {
  return isSelf(viewer, developerId);
}

/** docs/product/assessments.md, Quality of questions: administrators decide about questions that rest. */
export function canJudgeQuestions(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/**
 * docs/product/assessments.md, Verifiable badges: developers have their own; an administrator who acts in their name may
 * not speak for them to the outside.
 */
export function canHaveBadges(viewer: Viewer): boolean {
  return isDeveloper(viewer) && canManageOwnAccount(viewer);
}

/** docs/product/assessments.md, Verifiable badges: the team takes back a badge whose result it does not stand behind. */
export function canRefuseBadges(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}
