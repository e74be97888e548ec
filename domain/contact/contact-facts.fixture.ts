import type { ContactFacts } from './contact-outcome.ts';
import type { ContactPlan } from './contact-plan.ts';
import { noInteraction } from './interaction.ts';

export const plan: ContactPlan = { id: 'id10', type: 'regular', dailyLimit: 60, capacity: 5, batch: false };
export const free: ContactPlan = { ...plan, id: 'freemium', capacity: 1 };
export const usual = { disabled: false, paused: false, contractTypes: ['permanent'] };
export const intern = { ...usual, contractTypes: ['internship'] };

/** A recruiter with the right to write, on a paid plan, and a developer without any contact so far. */
export const base: ContactFacts = {
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
