import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { emailChoicesSchema } from './email-choices.ts';

describe('the form of the e-mail preferences (docs/product/account.md, E-mail preferences)', () => {
  it.each([
    [
      'a box that was ticked and is not',
      { shown: 'jobAlerts messages', was: 'jobAlerts messages', messages: 'on' },
      { jobAlerts: false },
    ],
    [
      'a box that was not ticked and is',
      { shown: 'jobAlerts messages', was: 'messages', messages: 'on', jobAlerts: 'on' },
      { jobAlerts: true },
    ],
    ['nothing changed', { shown: 'jobAlerts', was: 'jobAlerts', jobAlerts: 'on' }, {}],
    ['a kind that the page did not show', { shown: 'messages', was: '', jobAlerts: 'on' }, {}],
    ['an unknown kind', { shown: 'account messages', was: 'account messages', messages: 'on' }, {}],
    ['a value that no box has', { shown: 'messages', was: 'messages', messages: 'maybe' }, { messages: false }],
  ])('%s', (_, given, value) => {
    expect(parseValue(emailChoicesSchema, given)).toEqual({ value });
  });

  it.each([{}, { shown: 'messages' }, { shown: 'x'.repeat(1001), was: '' }])(
    'is refused without its lists',
    (given) => {
      expect(parseValue(emailChoicesSchema, given)).toHaveProperty('errors');
    },
  );
});
