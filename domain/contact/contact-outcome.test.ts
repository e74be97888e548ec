import { describe, expect, it } from 'vitest';
import { base, free, intern, plan, usual } from './contact-facts.fixture.ts';
import { type ContactFacts, type ContactOutcome, contactOutcome, contactOutcomes, isOk } from './contact-outcome.ts';
import type { ContactPlan } from './contact-plan.ts';
import { type Interaction, noInteraction } from './interaction.ts';

const at = new Date('2026-11-10T09:00:00Z');
const views: ContactPlan = { ...plan, capacity: null };
const gone = { ...usual, disabled: true };
const paused = { ...usual, paused: true };
const powerless = { recruiter: { admin: false, intros: false } };
const partner: ContactPlan = { ...plan, type: 'partner' };
const noSlots: ContactPlan = { ...plan, dailyLimit: null, capacity: null };
const did = (interaction: Partial<Interaction>) => ({ interaction: { ...noInteraction, ...interaction } });
const superliked = did({ superliked: at });
const jobLiked = did({ jobLikes: [{ jobId: 'job', at }] });

type Row = [string, Partial<ContactFacts>, ContactOutcome];
const rules: Record<string, Row[]> = {
  'a disabled developer': [
    ['disabled', { developer: gone }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['also without a plan', { developer: gone, plan: null, blocked: true }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['also after a spontaneous application', { developer: gone, ...superliked }, 'DENY_DEVELOPER_UNAVAILABLE'],
  ],
  'no developer id, no plan, or a company that is not validated': [
    ['no developer id', { developerId: null, developer: null }, 'DENY_NEED_PLAN'],
    ['no plan', { plan: null }, 'DENY_NEED_PLAN'],
    ['a company that is not validated', { blocked: true }, 'DENY_NEED_PLAN'],
    ['also after a spontaneous application', { blocked: true, ...superliked }, 'DENY_NEED_PLAN'],
  ],
  'a spontaneous application': [
    ['superliked', superliked, 'OK_SUPERLIKE'],
    ['through the recruiting tool', did({ atsSuperliked: at }), 'OK_SUPERLIKE'],
    [
      'comes before an application to an offer',
      did({ superliked: at, jobLikes: [{ jobId: 'job', at }] }),
      'OK_SUPERLIKE',
    ],
    ['on every plan', { ...superliked, plan: free, waitingToday: 9 }, 'OK_SUPERLIKE'],
    ['on a plan without a contact mode', { ...superliked, plan: partner }, 'OK_SUPERLIKE'],
  ],
  'an application to an offer': [
    ['job-liked', jobLiked, 'OK_JOBLIKE'],
    ['through the recruiting tool', did({ atsJobLikes: [{ jobId: 'job', at }] }), 'OK_JOBLIKE'],
    ['comes before a like of the page', did({ liked: at, jobLikes: [{ jobId: 'job', at }] }), 'OK_JOBLIKE'],
    ['on every plan', { ...jobLiked, plan: { ...views, dailyLimit: 1 }, viewsToday: 9 }, 'OK_JOBLIKE'],
  ],
  'a like of the page': [
    ['a like after 2022-08-03', { ...did({ liked: at }), plan: free }, 'OK_LIKED'],
    ['a like before', { ...did({ liked: new Date('2022-08-02T10:00:00Z') }), plan: free }, 'DENY_NEED_PLAN'],
    [
      'a click on an external link does not count',
      { ...did({ remoteJobLikes: [{ jobId: 'job', at }] }), plan: free },
      'DENY_NEED_PLAN',
    ],
  ],
  'a developer who has paused introductions': [
    ['receives no first message', { developer: paused }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['nor on an unlimited plan', { developer: paused, plan: { ...plan, capacity: 99 } }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['nor on a plan without a contact mode', { developer: paused, plan: partner }, 'DENY_DEVELOPER_UNAVAILABLE'],
    ['is answered after a spontaneous application', { developer: paused, ...superliked }, 'OK_SUPERLIKE'],
    ['is answered after an application to an offer', { developer: paused, ...jobLiked }, 'OK_JOBLIKE'],
    [
      'is answered after an application through the recruiting tool',
      { developer: paused, ...did({ atsJobLikes: [{ jobId: 'job', at }] }) },
      'OK_JOBLIKE',
    ],
    ['is answered after a like of the page', { developer: paused, ...did({ liked: at }) }, 'OK_LIKED'],
    [
      'is not reached by a click on an external link',
      { developer: paused, ...did({ remoteJobLikes: [{ jobId: 'job', at }] }) },
      'DENY_DEVELOPER_UNAVAILABLE',
    ],
    ['does not hide that the company has no plan', { developer: paused, plan: null }, 'DENY_NEED_PLAN'],
    [
      'is not reached when also disabled',
      { developer: { ...paused, disabled: true }, ...superliked },
      'DENY_DEVELOPER_UNAVAILABLE',
    ],
  ],
  'the mode of views': [
    ['a capacity of 99', { plan: { ...views, capacity: 99, batch: true }, viewsToday: 60 }, 'OK_FULLTIME'],
    ['a developer viewed today', { plan: views, viewsToday: 60, viewedToday: true }, 'OK_FULLTIME'],
    ['views of today + 1 below the limit', { plan: views, viewsToday: 58 }, 'OK_FULLTIME'],
    ['views of today + 1 at the limit', { plan: views, viewsToday: 59 }, 'DENY_NEED_BIGGER_PLAN'],
    ['more views than the limit', { plan: views, viewsToday: 60 }, 'DENY_NEED_BIGGER_PLAN'],
    ['no daily limit', { plan: { ...views, dailyLimit: null, batch: true }, viewsToday: 999 }, 'OK_FULLTIME'],
    ['waiting requests do not matter', { plan: views, waitingToday: 99 }, 'OK_FULLTIME'],
    ['the contract does not matter', { plan: views, developer: intern }, 'OK_FULLTIME'],
  ],
  'a capacity of 99 in the mode of conversations': [
    ['with many waiting requests', { plan: { ...plan, capacity: 99 }, waitingToday: 500 }, 'OK_FULLTIME'],
    ['for an intern-only developer', { plan: { ...plan, capacity: 99 }, developer: intern }, 'OK_FULLTIME'],
    ['on a free plan', { plan: { ...free, capacity: 99 } }, 'OK_FULLTIME'],
  ],
  'the mode of conversations without a waiting request': [
    ['freemium, intern-only', { plan: free, developer: intern }, 'OK_INTERN'],
    ['id0, intern-only', { plan: { ...free, id: 'id0' }, developer: intern }, 'OK_INTERN'],
    ['freemium, not intern-only', { plan: free }, 'DENY_NEED_PLAN'],
    ['id0, not intern-only', { plan: { ...free, id: 'id0' } }, 'DENY_NEED_PLAN'],
    ['paid, intern-only', { developer: intern }, 'OK_INTERN'],
    ['paid, not intern-only', {}, 'OK_FULLTIME'],
    ['paid, without a capacity', { plan: noSlots }, 'OK_FULLTIME'],
  ],
  'the mode of conversations with waiting requests': [
    ['freemium, intern-only', { plan: free, developer: intern, waitingToday: 1 }, 'DENY_NEED_PLAN'],
    [
      'id0, with capacity left',
      { plan: { ...free, id: 'id0', capacity: 9 }, developer: intern, waitingToday: 1 },
      'DENY_NEED_PLAN',
    ],
    ['paid, below capacity', { waitingToday: 4 }, 'OK_FULLTIME'],
    ['paid, below capacity, intern-only', { waitingToday: 4, developer: intern }, 'OK_INTERN'],
    ['paid, at capacity', { waitingToday: 5 }, 'DENY_NEED_BIGGER_PLAN'],
    ['paid, at capacity, intern-only', { waitingToday: 5, developer: intern }, 'DENY_NEED_BIGGER_PLAN'],
    ['paid, without a capacity', { plan: noSlots, waitingToday: 1 }, 'DENY_NEED_BIGGER_PLAN'],
  ],
  'a bad request': [
    ['an unknown developer id', { developer: null }, 'DENY_BAD_REQUEST'],
    ['checked before everything else', { developer: null, plan: null, ...powerless }, 'DENY_BAD_REQUEST'],
    ['a plan that is not regular has no contact mode', { plan: partner }, 'DENY_BAD_REQUEST'],
    ['a plan that is not regular, with unlimited capacity', { plan: { ...partner, capacity: 99 } }, 'DENY_BAD_REQUEST'],
  ],
  'a recruiter without the right to start conversations': [
    ['neither flag', powerless, 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER'],
    [
      'neither flag, after a spontaneous application',
      { ...powerless, ...superliked },
      'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER',
    ],
    [
      'neither flag, with an introduction',
      { ...powerless, ...did({ introId: 'i' }) },
      'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER',
    ],
    ['the flag of a company administrator is enough', { recruiter: { admin: true, intros: false } }, 'OK_FULLTIME'],
  ],
  'a current introduction': [
    ['alone', did({ introId: 'i' }), 'FINISH_PIPE'],
    ['with an application', did({ introId: 'i', superliked: at }), 'FINISH_PIPE'],
    ['with a developer who cannot be contacted', { developer: gone, ...did({ introId: 'i' }) }, 'FINISH_PIPE'],
    ['without a plan', { plan: null, ...did({ introId: 'i' }) }, 'FINISH_PIPE'],
  ],
};

describe.each(Object.entries(rules))('contact outcome (docs/product/contact.md, Contact outcome): %s', (_, rows) => {
  it.each(rows)('case: %s', (_, facts, expected) => expect(contactOutcome({ ...base, ...facts })).toBe(expected));
});

it('the table above produces every outcome', () => {
  const arisen = new Set(Object.values(rules).flatMap((rows) => rows.map(([, , outcome]) => outcome)));
  expect([...arisen].toSorted()).toEqual(contactOutcomes.toSorted());
});

it('a message may be sent for the five outcomes that begin with OK', () =>
  expect(contactOutcomes.filter(isOk)).toEqual(['OK_JOBLIKE', 'OK_SUPERLIKE', 'OK_LIKED', 'OK_FULLTIME', 'OK_INTERN']));
