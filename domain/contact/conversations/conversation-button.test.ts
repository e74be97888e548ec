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
  refusal: undefined,
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
  '1. while the permissions load': [
    ['loading', { recruiter: undefined }, { case: 'loading' }],
    ['before all other cases', { recruiter: undefined, ...everything }, { case: 'loading' }],
  ],
  '2. a recruiter without the right to start conversations': [
    ['neither', { recruiter: { admin: false, intros: false } }, { case: 'permissionDenied' }],
    [
      'before the case of an introduction',
      { recruiter: { admin: false, intros: false }, ...everything },
      { case: 'permissionDenied' },
    ],
    ['admin', { recruiter: { admin: true, intros: false } }, start],
    ['intros', { recruiter: { admin: false, intros: true } }, start],
  ],
  '3. an introduction exists': [
    ['an introduction', did({ introId: 'i' }), { case: 'seeConversation' }],
    ['before the case of an application', everything, { case: 'seeConversation' }],
    [
      'also when the developer cannot be contacted',
      { ...everything, disabledOrPaused: true },
      { case: 'seeConversation' },
    ],
  ],
  '4. the developer applied to or liked the company': [
    ['jobLikes', did({ jobLikes: [like] }), application],
    ['liked after 2022-08-03', did({ liked: at }), application],
    ['superliked', did({ superliked: at }), application],
    ['atsSuperliked', did({ atsSuperliked: at }), application],
    ['atsJobLikes', did({ atsJobLikes: [like] }), application],
    ['liked before', did({ liked: new Date('2022-08-01T00:00:00Z') }), start],
    ['clicks on external links do not count', did({ remoteJobLikes: [like] }), start],
    ['before the case of the selection', { ...did({ superliked: at }), ...batch }, application],
    [
      'an application can be answered even when the developer cannot be contacted',
      { ...did({ superliked: at }), disabledOrPaused: true },
      application,
    ],
  ],
  '5. the plan has the selection, and this placement offers it': [
    ['batch', batch, selection],
    ['this placement does not offer it', { ...batch, batchDisabled: true }, start],
  ],
  '6. every other case': [
    ['no other case holds', {}, start],
    ['no plan', { plan: null }, start],
  ],
  'the buttons to select or to start are disabled': [
    [
      'selection, developer cannot be contacted',
      { ...batch, disabledOrPaused: true },
      { case: 'selection', disabled: true },
    ],
    ['selection, no small profile', { ...batch, hasSmallProfile: false }, { case: 'selection', disabled: true }],
    ['conversation, developer cannot be contacted', { disabledOrPaused: true }, { case: 'start', disabled: true }],
    ['conversation, no small profile', { hasSmallProfile: false }, { case: 'start', disabled: true }],
    [
      'conversation, the plan refuses: with its reason',
      { refusal: 'internsOnly' },
      { case: 'start', disabled: true, refusal: 'internsOnly' },
    ],
    [
      'conversation, a developer who cannot be contacted: the plan would not help',
      { refusal: 'internsOnly', disabledOrPaused: true },
      { case: 'start', disabled: true },
    ],
    ['an application is answered on every plan', { ...did({ superliked: at }), refusal: 'internsOnly' }, application],
    ['the selection has dialogs of its own', { ...batch, refusal: 'viewsUsed' }, selection],
  ],
};

describe.each(Object.entries(cases))(
  'the main conversation button (docs/product/contact.md, The main conversation button): %s',
  (_, rows) => {
    it.each(rows)('case: %s', (_, facts, expected) =>
      expect(conversationButton({ ...base, ...facts })).toEqual(expected),
    );
  },
);
