import { describe, expect, it } from 'vitest';
import { insertAnswer } from './insert-answer.ts';

describe('docs/product/moderation.md, Canned answers', () => {
  it.each([
    ['', 0, 'ANSWER'],
    ['Bonjour,', 8, 'Bonjour,\n\nANSWER'],
    ['Bonjour,\n', 9, 'Bonjour,\n\nANSWER'],
    ['Bonjour,\n\nBonne journée.', 8, 'Bonjour,\n\nANSWER\n\nBonne journée.'],
    ['Bonjour, merci', 8, 'Bonjour,\n\nANSWER\n\n merci'],
    ['Fin', 0, 'ANSWER\n\nFin'],
    ['Court', 99, 'Court\n\nANSWER'],
    ['\n', 1, '\nANSWER'],
  ])('%j with the cursor at %s becomes %j', (typed, at, text) => {
    const made = insertAnswer(typed, 'ANSWER', at);
    expect(made.text).toBe(text);
    expect(made.text.slice(0, made.cursor).endsWith('ANSWER')).toBe(true);
    // Every typed character is still there, in its order.
    expect(made.text.replace('ANSWER', '').replaceAll('\n', '')).toBe(typed.replaceAll('\n', ''));
  });
});
