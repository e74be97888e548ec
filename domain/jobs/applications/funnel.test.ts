import { describe, expect, it } from 'vitest';
import { type ApplicationFunnel, type ApplicationGroup, applicationFunnel } from './funnel.ts';

const group = (ending: ApplicationGroup['ending'], talked: boolean, agreed: boolean, count = 1): ApplicationGroup => ({
  ...{ ending, talked, agreed, count },
});

describe('applications from sent to a conversation (docs/product/shell.md, Figures of the developer home page)', () => {
  it.each<[string, ApplicationGroup[], ApplicationFunnel]>([
    ['none', [], { sent: 0, answered: 0, conversations: 0 }],
    ['one that waits', [group(null, false, false)], { sent: 1, answered: 0, conversations: 0 }],
    ['declined', [group('answered', true, false)], { sent: 1, answered: 1, conversations: 0 }],
    ['answered without a conversation', [group('answered', false, false)], { sent: 1, answered: 1, conversations: 0 }],
    ['accepted', [group('answered', true, true)], { sent: 1, answered: 1, conversations: 1 }],
    ['a conversation under way', [group('conversation', true, true)], { sent: 1, answered: 1, conversations: 1 }],
    ['closed by time', [group('unanswered', false, false, 3)], { sent: 3, answered: 0, conversations: 0 }],
    ['never seen', [group('unseen', false, false)], { sent: 1, answered: 0, conversations: 0 }],
    ['answered after the closing', [group('unanswered', true, true)], { sent: 1, answered: 1, conversations: 1 }],
    ['a conversation before any answer', [group(null, true, true)], { sent: 1, answered: 0, conversations: 0 }],
    [
      'many',
      [group(null, false, false, 4), group('answered', true, false, 3), group('conversation', true, true, 2)],
      { sent: 9, answered: 5, conversations: 2 },
    ],
  ])('%s', (_, groups, funnel) => expect(applicationFunnel(groups)).toEqual(funnel));
});
