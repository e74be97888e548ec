import { describe, expect, it } from 'vitest';
import { type Interaction, noInteraction } from '../interaction.ts';
import { type ConversationButton, type ConversationButtonFacts, conversationButton } from './conversation-button.ts';

const at = new Date('2026-11-10T09:00:00Z');
const like = { jobId: 'job', at };
const base: ConversationButtonFacts = {
  recruiter: { admin: false, intros: true },
  interaction: noInteraction,
  disabledOrPaused: false,
  hasSmallProfile: true,
  plan: { batch: false },
  batchDisabled: false,
};
const did = (interaction: Partial<Interaction>) => ({ interaction: { ...noInteraction, ...interaction } });
const application: ConversationButton = { case: 'seeApplication', dot: true };
const selection: ConversationButton = { case: 'selection', disabled: false };
const start: ConversationButton = { case: 'start', disabled: false };
const everything = did({ introId: 'i', superliked: at });
const batch = { plan: { batch: true } };

type Row = [string, Partial<ConversationButtonFacts>, ConversationButton];
const cases: Record<string, Row[]> = {
  "1. 'A loading placeholder while recruiter permissions load'": [
    ['loading', { recruiter: undefined }, { case: 'loading' }],
    ['before all others', { recruiter: undefined, ...everything }, { case: 'loading' }],
  ],
  "2. 'If the recruiter is neither company admin nor holds the 'intros' permission'": [
    ['neither', { recruiter: { admin: false, intros: false } }, { case: 'permissionDenied' }],
    ['before 3', { recruiter: { admin: false, intros: false }, ...everything }, { case: 'permissionDenied' }],
    ['admin', { recruiter: { admin: true, intros: false } }, start],
    ['intros', { recruiter: { admin: false, intros: true } }, start],
  ],
  "3. 'If an introduction already exists (introId)'": [
    ['an introduction', did({ introId: 'i' }), { case: 'seeConversation' }],
    ['before 4', everything, { case: 'seeConversation' }],
    ['whatever became of the developer', { ...everything, disabledOrPaused: true }, { case: 'seeConversation' }],
  ],
  "4. 'If the developer interacted with the company (jobLikes, liked after 2022-08-03, superliked, atsSuperliked, atsJobLikes)'":
    [
      ['jobLikes', did({ jobLikes: [like] }), application],
      ['liked after 2022-08-03', did({ liked: at }), application],
      ['superliked', did({ superliked: at }), application],
      ['atsSuperliked', did({ atsSuperliked: at }), application],
      ['atsJobLikes', did({ atsJobLikes: [like] }), application],
      ['liked before', did({ liked: new Date('2022-08-01T00:00:00Z') }), start],
      ['remote clicks are not on the list', did({ remoteJobLikes: [like] }), start],
      ['before 5', { ...did({ superliked: at }), ...batch }, application],
      [
        'an application can be answered whatever came after',
        { ...did({ superliked: at }), disabledOrPaused: true },
        application,
      ],
    ],
  "5. 'Else if the company plan has the batch feature and batch is not disabled for this placement'": [
    ['batch', batch, selection],
    ['disabled for this placement', { ...batch, batchDisabled: true }, start],
  ],
  "6. 'Else: 'Démarrer une conversation''": [
    ['nothing of the above', {}, start],
    ['no plan', { plan: null }, start],
  ],
  "'The selection and conversation buttons are disabled when the interaction is disabledOrPaused or the developer's small profile is missing'":
    [
      ['selection, disabledOrPaused', { ...batch, disabledOrPaused: true }, { case: 'selection', disabled: true }],
      ['selection, no small profile', { ...batch, hasSmallProfile: false }, { case: 'selection', disabled: true }],
      ['conversation, disabledOrPaused', { disabledOrPaused: true }, { case: 'start', disabled: true }],
      ['conversation, no small profile', { hasSmallProfile: false }, { case: 'start', disabled: true }],
    ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  it.each(rows)('%s', (_, facts, expected) => expect(conversationButton({ ...base, ...facts })).toEqual(expected));
});
