import { dayOf } from '../../../domain/day.ts';
import { proficiencies } from '../../../domain/profile/cards/proficiency.ts';
import { jobDetails } from './content/job-details.ts';
import type { Row } from './rows.ts';
import { type Locale, typeset } from './text.ts';

// Chosen by the number of the offer, so that the other data of the demo stay the same.

/** The first two technologies are needed, the others nice to have. */
export function technologiesOf(jobId: string, stack: readonly string[]): Row<'jobTechnologies'>[] {
  return stack.map((technologyId, position) => ({ jobId, technologyId, position, required: position < 2 }));
}

/** The language of the company is needed; every second offer would like another one, every fourth needs it. */
export function languagesOf(jobId: string, locale: Locale, turn: number): Row<'jobLanguages'>[] {
  const other = locale === 'fr' ? 'en' : 'fr';
  const own = { jobId, languageId: locale, level: proficiencies.good, required: true, position: 0 };
  if (turn % 2 === 1) return [own];
  return [
    own,
    {
      jobId,
      languageId: other,
      level: turn % 4 === 0 ? proficiencies.good : proficiencies.fair,
      required: turn % 4 === 0,
      position: 1,
    },
  ];
}

/** Those who still learn need no experience; one offer in three says nothing about it. */
export function yearsOf(contractType: string, turn: number): Pick<Row<'jobs'>, 'yearsMin' | 'yearsMax'> {
  if (contractType === 'internship' || contractType === 'apprenticeship') return { yearsMin: 0, yearsMax: null };
  if (turn % 3 === 2) return { yearsMin: null, yearsMax: null };
  return turn % 3 === 0 ? { yearsMin: 3, yearsMax: 6 } : { yearsMin: 5, yearsMax: null };
}

type Details = Pick<Row<'jobs'>, 'seniority' | 'team' | 'teamSize' | 'steps' | 'hiringWeeks'>;

/** One offer in three says nothing of it. */
export function detailsOf(contractType: string, locale: Locale, turn: number): Details {
  const learns = contractType === 'internship' || contractType === 'apprenticeship';
  // As the years of `yearsOf` say.
  const seniority = learns ? 'beginner' : turn % 3 === 0 ? 'mid' : turn % 2 === 0 ? 'lead' : 'senior';
  const details = jobDetails[locale][turn % jobDetails[locale].length];
  if (turn % 3 === 2 || !details)
    return { seniority: null, team: null, teamSize: null, steps: '[]', hiringWeeks: null };
  return { ...details, seniority, team: typeset(details.team, locale), steps: JSON.stringify(details.steps) };
}

const weeksOfViews = 8;

/** Most people open an offer in its first days. */
export function viewsOf(
  jobId: string,
  { publishedAt, archivedAt, turn, now }: Pick<Stage, 'publishedAt' | 'archivedAt' | 'turn' | 'now'>,
): Row<'jobViews'>[] {
  if (!publishedAt) return [];
  const begin = Math.max(publishedAt.getTime(), now.getTime() - weeksOfViews * 7 * day);
  // Calendar days, so that a change of the clock repeats none; at noon, which is the same day in every time zone.
  const first = Date.parse(`${dayOf(new Date(begin))}T12:00Z`);
  const last = Date.parse(`${dayOf(archivedAt ?? now)}T12:00Z`);
  return Array.from({ length: Math.max(0, (last - first) / day) }, (_, index) => ({
    jobId,
    day: new Date(first + index * day),
    views: 1 + ((turn * 7 + index * 5) % 6) + Math.max(0, 8 - index),
  }));
}

type Stage = { status: string; publishedAt: Date | null; archivedAt: Date | null; turn: number; now: Date };
type Validity = Pick<Row<'jobs'>, 'confirmedAt' | 'expired' | 'archivedAt'>;
const day = 86_400_000;

/**
 * The offers of a company were confirmed at different times; some of them close within the week. Of those that are
 * archived, every second one has expired.
 */
export function validityOf({ status, publishedAt, archivedAt, turn, now }: Stage): Validity {
  if (!publishedAt) return { confirmedAt: null, expired: false, archivedAt };
  const confirmedAt = new Date(now.getTime() - (turn % 2 === 0 ? 55 : 20) * day);
  if (status === 'JOB_PUBLISHED') {
    return { confirmedAt: confirmedAt > publishedAt ? confirmedAt : publishedAt, expired: false, archivedAt };
  }
  const end = new Date(Date.parse(dayOf(publishedAt)) + 61 * day - day / 24);
  const expired = turn % 2 === 1 && end < now;
  return { confirmedAt: publishedAt, expired, archivedAt: expired ? end : archivedAt };
}
