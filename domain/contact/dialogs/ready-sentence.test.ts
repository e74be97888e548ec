import { expect, it } from 'vitest';
import { toggleSentence } from './ready-sentence.ts';

const [pay, place] = ['Le salaire.', 'Le lieu.'];

it.each([
  ['', pay, pay],
  [' \n', pay, pay],
  ['Bonjour,', pay, `Bonjour,\n${pay}`],
  [pay, place, `${pay}\n${place}`],
  // Pressed again.
  [pay, pay, ''],
  [`${pay}\n${place}`, pay, place],
  [`${pay}\n${place}`, place, pay],
  [`Bonjour,\n${pay}\nÀ bientôt`, pay, 'Bonjour,\nÀ bientôt'],
  // Edited since: another text.
  ['Le salaire fixe.', pay, `Le salaire fixe.\n${pay}`],
  // No room.
  ['x'.repeat(95), pay, 'x'.repeat(95)],
])('%j with %j is %j (docs/product/contact.md, Ready reasons)', (text, sentence, result) =>
  expect(toggleSentence(text, sentence, 100)).toBe(result),
);
