import { dayOf } from '../day.ts';
import { introductionStatus } from './introductions/status.ts';

type Counted = { status: number; createdAt: Date };

/** 'Count introductions with status STATUS_WAITING_FOR_DEVELOPER created since the start of today.' `today`: 'yyyy-mm-dd'. */
export function waitingToday(introductions: readonly Counted[], today: string): number {
  return introductions.filter(
    ({ status, createdAt }) => status === introductionStatus.STATUS_WAITING_FOR_DEVELOPER && dayOf(createdAt) >= today,
  ).length;
}
