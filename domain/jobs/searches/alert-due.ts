import { dayOf } from '../../day.ts';
import type { AlertRhythm } from './job-search.ts';

/**
 * docs/product/jobs.md, Alerts about offers: whether the morning run looks at a search. Days and weeks are those of
 * Paris; a week begins on Monday. A run that was missed is made up for on the next morning.
 */
export function isAlertDue(rhythm: AlertRhythm, checkedAt: Date, now: Date): boolean {
  switch (rhythm) {
    case 'never':
      return false;
    case 'atOnce':
      // What the tasks of single offers have missed.
      return true;
    case 'daily':
      return dayOf(checkedAt) < dayOf(now);
    case 'weekly':
      return dayOf(checkedAt) < mondayOf(now);
  }
}

function mondayOf(moment: Date): string {
  const day = new Date(`${dayOf(moment)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
