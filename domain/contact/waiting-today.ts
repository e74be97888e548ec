import { dayOf } from '../day.ts';
import { introductionStatus } from './introductions/status.ts';

type Counted = { status: number; createdAt: Date };

/** docs/product/contact.md, Contact outcome: requests of today that wait for the developer. `today`: 'yyyy-mm-dd'. */
export function waitingToday(introductions: readonly Counted[], today: string): number {
  return introductions.filter(
    ({ status, createdAt }) => status === introductionStatus.STATUS_WAITING_FOR_DEVELOPER && dayOf(createdAt) >= today,
  ).length;
}
