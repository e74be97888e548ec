import * as z from 'zod';
import { alertRhythms } from '../searches/job-search.ts';

/** docs/product/jobs.md, Followed companies: the most that one developer can follow. */
export const mostFollowedCompanies = 200;

/** Fewer could be recognised: the company would learn who follows it. */
const leastShown = 5;

/** docs/product/jobs.md, Followed companies: what a company learns of the developers who follow it. */
export function shownFollowers(count: number): number | undefined {
  return count >= leastShown ? count : undefined;
}

/** On the home page of a developer: for how many days an offer of a followed company is new, and how many are shown. */
export const newOfferDays = 30;
export const mostNewOffers = 3;

/** The rhythm of the alert about all followed companies. */
export const followRhythmSchema = z.object({ rhythm: z.enum(alertRhythms) });
