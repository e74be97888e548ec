import { describe, expect, it } from 'vitest';
import { base, free, intern, plan, usual } from './contact-facts.fixture.ts';
import type { ContactFacts } from './contact-outcome.ts';
import { noInteraction } from './interaction.ts';
import { type StartRefusal, startRefusal, startRefusals } from './start-refusal.ts';

const superliked = { interaction: { ...noInteraction, superliked: new Date('2026-11-10T09:00:00Z') } };

type Row = [string, Partial<ContactFacts>, StartRefusal | undefined];
const rows: Row[] = [
  ['a paid plan with slots left', {}, undefined],
  ['a free plan, a developer who wants a permanent contract', { plan: free }, 'internsOnly'],
  ['the same while a request waits', { plan: free, waitingToday: 1 }, 'internsOnly'],
  ['a free plan, an intern-only developer', { plan: free, developer: intern }, undefined],
  ['the same while a request waits', { plan: free, developer: intern, waitingToday: 1 }, 'requestWaits'],
  ['a free plan, an applicant', { plan: free, ...superliked }, undefined],
  ['a paid plan without a slot left', { waitingToday: 5 }, 'slotsUsed'],
  ['the views of the day are used up', { plan: { ...plan, capacity: null }, viewsToday: 60 }, 'viewsUsed'],
  ['a plan without conversations', { plan: { ...plan, type: 'partner' } }, 'noConversations'],
  ['a developer who is paused: not a matter of the plan', { developer: { ...usual, paused: true } }, undefined],
  ['a company that is not validated: not a matter of the plan', { blocked: true }, undefined],
  ['an unknown developer', { developer: null }, undefined],
];

describe('docs/product/contact.md, What a plan refuses is said before', () => {
  it.each(rows)('%s: %o', (_, facts, expected) => expect(startRefusal({ ...base, ...facts })).toBe(expected));

  it('the table above produces every reason', () =>
    expect(startRefusals.filter((reason) => !rows.some(([, , expected]) => expected === reason))).toEqual([]));
});
