import { seniorities } from '../../vocabulary/seniority.ts';

/** docs/product/jobs.md, Seniority of an offer: the words of the vocabulary, and one at each end. */
export const jobSeniorities = ['beginner', ...seniorities, 'director'] as const;
export type JobSeniority = (typeof jobSeniorities)[number];
