import { describe, expect, it } from 'vitest';
import { type ContactFacts, type ContactOutcome, contactOutcome, contactOutcomes, isOk } from './contact-outcome.ts';
import type { ContactPlan } from './contact-plan.ts';
import { type Interaction, noInteraction } from './interaction.ts';

const at = new Date('2026-11-10T09:00:00Z');
const plan: ContactPlan = { id: 'id10', type: 'regular', dailyLimit: 60, capacity: 5, batch: false };
const views: ContactPlan = { ...plan, capacity: null };
const free: ContactPlan = { ...plan, id: 'freemium', capacity: 1 };
const usual = { disabledOrPaused: false, contractTypes: ['permanent'] };
const intern = { disabledOrPaused: false, contractTypes: ['internship'] };
const gone = { ...usual, disabledOrPaused: true };
const base: ContactFacts = {
  recruiter: { admin: false, intros: true },
  developerId: 'camille',
  developer: usual,
  plan,
  blocked: false,
  interaction: noInteraction,
  viewedToday: false,
  viewsToday: 0,
  waitingToday: 0,
};
const powerless = { recruiter: { admin: false, intros: false } };
const partner: ContactPlan = { ...plan, type: 'partner' };
const noSlots: ContactPlan = { ...plan, dailyLimit: null, capacity: null };
const did = (interaction: Partial<Interaction>) => ({ interaction: { ...noInteraction, ...interaction } });
const superliked = did({ superliked: at });
const jobLiked = did({ jobLikes: [{ jobId: 'job', at }] });

type Row = [string, Partial<ContactFacts>, ContactOutcome];
const rules: Record<string, Row[]> = {
  "1. 'Developer disabled → DENY_DEVELOPER_UNAVAILABLE'": [
    ['disabled', { developer: gone }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['before rule 2', { developer: gone, plan: null, blocked: true }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['before rule 3', { developer: gone, ...superliked }, 'DENY_DEVELOPER_UNAVAILABLE'],
  ],
  "2. 'No developer id, no plan, or a blocking flag set → DENY_NEED_PLAN'": [
    ['no developer id', { developerId: null, developer: null }, 'DENY_NEED_PLAN'],
    ['no plan', { plan: null }, 'DENY_NEED_PLAN'],
    ['a blocking flag', { blocked: true }, 'DENY_NEED_PLAN'],
    ['before rule 3', { blocked: true, ...superliked }, 'DENY_NEED_PLAN'],
  ],
  "3. 'Superliked, or superliked through the ATS → OK_SUPERLIKE'": [
    ['superliked', superliked, 'OK_SUPERLIKE'],
    ['through the ATS', did({ atsSuperliked: at }), 'OK_SUPERLIKE'],
    ['before rule 4', did({ superliked: at, jobLikes: [{ jobId: 'job', at }] }), 'OK_SUPERLIKE'],
    ['whatever the plan', { ...superliked, plan: free, waitingToday: 9 }, 'OK_SUPERLIKE'],
    ['also where the plan has no mode', { ...superliked, plan: partner }, 'OK_SUPERLIKE'],
  ],
  "4. 'Job-liked, or job-liked through the ATS → OK_JOBLIKE'": [
    ['job-liked', jobLiked, 'OK_JOBLIKE'],
    ['through the ATS', did({ atsJobLikes: [{ jobId: 'job', at }] }), 'OK_JOBLIKE'],
    ['before rule 5', did({ liked: at, jobLikes: [{ jobId: 'job', at }] }), 'OK_JOBLIKE'],
    ['whatever the plan', { ...jobLiked, plan: { ...views, dailyLimit: 1 }, viewsToday: 9 }, 'OK_JOBLIKE'],
  ],
  "5. 'Liked after 2022-08-03 → OK_LIKED'": [
    ['liked since', { ...did({ liked: at }), plan: free }, 'OK_LIKED'],
    ['liked before', { ...did({ liked: new Date('2022-08-02T10:00:00Z') }), plan: free }, 'DENY_NEED_PLAN'],
    [
      'a click on a link lifts nothing',
      { ...did({ remoteJobLikes: [{ jobId: 'job', at }] }), plan: free },
      'DENY_NEED_PLAN',
    ],
  ],
  "6. 'In 'views' mode: OK_FULLTIME if …; otherwise DENY_NEED_BIGGER_PLAN'": [
    ['capacity is 99', { plan: { ...views, capacity: 99, batch: true }, viewsToday: 60 }, 'OK_FULLTIME'],
    ['already viewed today', { plan: views, viewsToday: 60, viewedToday: true }, 'OK_FULLTIME'],
    ["today's view count + 1 is below the limit", { plan: views, viewsToday: 58 }, 'OK_FULLTIME'],
    ["today's view count + 1 is the limit", { plan: views, viewsToday: 59 }, 'DENY_NEED_BIGGER_PLAN'],
    ['beyond the limit', { plan: views, viewsToday: 60 }, 'DENY_NEED_BIGGER_PLAN'],
    [
      "no limit: 'absent = unlimited'",
      { plan: { ...views, dailyLimit: null, batch: true }, viewsToday: 999 },
      'OK_FULLTIME',
    ],
    ['requests that wait do not matter', { plan: views, waitingToday: 99 }, 'OK_FULLTIME'],
    ['nor does the contract', { plan: views, developer: intern }, 'OK_FULLTIME'],
  ],
  "7. 'Otherwise, capacity 99 → OK_FULLTIME'": [
    ['capacity 99', { plan: { ...plan, capacity: 99 }, waitingToday: 500 }, 'OK_FULLTIME'],
    ['for interns too', { plan: { ...plan, capacity: 99 }, developer: intern }, 'OK_FULLTIME'],
    ['on a free plan too', { plan: { ...free, capacity: 99 } }, 'OK_FULLTIME'],
  ],
  "8. 'Count 0: plan 'id0' or 'freemium' → OK_INTERN if the developer is intern-only, else DENY_NEED_PLAN; other plans → OK_INTERN if intern-only, else OK_FULLTIME'":
    [
      ['freemium, intern-only', { plan: free, developer: intern }, 'OK_INTERN'],
      ['id0, intern-only', { plan: { ...free, id: 'id0' }, developer: intern }, 'OK_INTERN'],
      ['freemium, not intern-only', { plan: free }, 'DENY_NEED_PLAN'],
      ['id0, not intern-only', { plan: { ...free, id: 'id0' } }, 'DENY_NEED_PLAN'],
      ['paid, intern-only', { developer: intern }, 'OK_INTERN'],
      ['paid, not intern-only', {}, 'OK_FULLTIME'],
      ['paid, without a capacity', { plan: noSlots }, 'OK_FULLTIME'],
    ],
  "8. 'Count above 0: plan 'id0' or 'freemium' → DENY_NEED_PLAN; other plans with capacity set and count below capacity → OK_INTERN or OK_FULLTIME; otherwise DENY_NEED_BIGGER_PLAN'":
    [
      ['freemium, intern-only', { plan: free, developer: intern, waitingToday: 1 }, 'DENY_NEED_PLAN'],
      [
        'id0, with slots left',
        { plan: { ...free, id: 'id0', capacity: 9 }, developer: intern, waitingToday: 1 },
        'DENY_NEED_PLAN',
      ],
      ['paid, below capacity', { waitingToday: 4 }, 'OK_FULLTIME'],
      ['paid, below capacity, intern-only', { waitingToday: 4, developer: intern }, 'OK_INTERN'],
      ['paid, at capacity', { waitingToday: 5 }, 'DENY_NEED_BIGGER_PLAN'],
      ['paid, at capacity, intern-only', { waitingToday: 5, developer: intern }, 'DENY_NEED_BIGGER_PLAN'],
      ['paid, without a capacity', { plan: noSlots, waitingToday: 1 }, 'DENY_NEED_BIGGER_PLAN'],
    ],
  'DENY_BAD_REQUEST, as decided': [
    ['an id that is nobody’s', { developer: null }, 'DENY_BAD_REQUEST'],
    ['before everything else', { developer: null, plan: null, ...powerless }, 'DENY_BAD_REQUEST'],
    ["'Non-regular plans have no mode (sending does nothing)'", { plan: partner }, 'DENY_BAD_REQUEST'],
    ['unlimited or not', { plan: { ...partner, capacity: 99 } }, 'DENY_BAD_REQUEST'],
  ],
  'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER, as decided': [
    ['neither flag', powerless, 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER'],
    ['neither flag, though superliked', { ...powerless, ...superliked }, 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER'],
    [
      'neither flag, though talking',
      { ...powerless, ...did({ introId: 'i' }) },
      'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER',
    ],
    ['company administrator', { recruiter: { admin: true, intros: false } }, 'OK_FULLTIME'],
  ],
  'FINISH_PIPE, as decided': [
    ['an introduction stands', did({ introId: 'i' }), 'FINISH_PIPE'],
    ['also with an application', did({ introId: 'i', superliked: at }), 'FINISH_PIPE'],
    ['also when the developer has gone', { developer: gone, ...did({ introId: 'i' }) }, 'FINISH_PIPE'],
    ['also without a plan', { plan: null, ...did({ introId: 'i' }) }, 'FINISH_PIPE'],
  ],
};

describe.each(Object.entries(rules))('%s', (_, rows) => {
  it.each(rows)('%s', (_, facts, expected) => expect(contactOutcome({ ...base, ...facts })).toBe(expected));
});

it('every outcome of the specification arises', () => {
  const arisen = new Set(Object.values(rules).flatMap((rows) => rows.map(([, , outcome]) => outcome)));
  expect([...arisen].toSorted()).toEqual(contactOutcomes.toSorted());
});

it('a message goes out for the five that begin with OK', () =>
  expect(contactOutcomes.filter(isOk)).toEqual(['OK_JOBLIKE', 'OK_SUPERLIKE', 'OK_LIKED', 'OK_FULLTIME', 'OK_INTERN']));
