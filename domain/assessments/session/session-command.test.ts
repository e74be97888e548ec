import { describe, expect, it } from 'vitest';
import { sessionCommandSchema } from './session-command.ts';

const reply = { mode: 'reply', questionId: '0197a5b0-0000-7000-8000-000000000001' };

describe('the command that answers a question', () => {
  it.each([
    ['a place on the screen', { chosen: [0] }],
    ['six places', { chosen: [5, 0, 1, 2, 3, 4] }],
    ['the number of a line', { chosen: [40] }],
    ['a typed text', { typed: '1 2\n3' }],
    ['400 characters', { typed: 'x'.repeat(400) }],
  ])('accepts %s', (_, given) => {
    expect(sessionCommandSchema.safeParse({ ...reply, ...given }).data).toEqual({ ...reply, ...given });
  });

  it.each([
    ['nothing', {}],
    ['no place', { chosen: [] }],
    ['seven places', { chosen: [0, 1, 2, 3, 4, 5, 6] }],
    ['half a place', { chosen: [0.5] }],
    ['a place below 0', { chosen: [-1] }],
    ['a line that no code has', { chosen: [2401] }],
    ['a place as a text', { chosen: ['0'] }],
    ['an empty text', { typed: '' }],
    ['spaces only', { typed: ' \n\t ' }],
    ['401 characters', { typed: 'x'.repeat(401) }],
    ['a number instead of a text', { typed: 12 }],
    ['both a place and a text', { chosen: [0], typed: '1' }],
    ['another field', { chosen: [0], right: [0] }],
  ])('refuses %s', (_, given) => {
    expect(sessionCommandSchema.safeParse({ ...reply, ...given }).success).toBe(false);
  });
});
