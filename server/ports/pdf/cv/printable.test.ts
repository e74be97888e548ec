import { expect, it } from 'vitest';
import { printable, printableLine, unbroken } from './printable.ts';

it.each([
  ['Été à Łódź 🚀', 'Été à Łódź'],
  ['🚀 Lancement', 'Lancement'],
  ['👩‍💻 👍🏽 🇫🇷 ok', 'ok'],
  ['1️⃣ d’abord', '1 d’abord'],
  ['Привет, Ελένη', 'Привет, Ελένη'],
  ['a\u0000b\tc\r\nd', 'ab c d'],
  ['© ® ™ « … » ↗', '© ® ™ « … » ↗'],
  ['e\u0301te\u0301', 'été'],
  ['abc\u202edef\u200b\ufeff', 'abcdef'],
  ['mot\u00adcoupé', 'motcoupé'],
  ['\ud800 seul', '\ufffd seul'],
  ['1 2 3 # *', '1 2 3 # *'],
])('the text %j is printed as %j', (text, expected) => expect(printableLine(text)).toBe(expected));

it('line breaks and the spaces after them are kept', () => {
  expect(printable('é\r\n  - un\n\t- 🚀 deux  ')).toBe('é\n  - un\n - \u0020deux  ');
});

it('signs, units and thousands stay on the line of their word', () => {
  expect(unbroken('Prêt ? « Oui » : 12 000 000 € et 45 k€, 5 %')).toBe(
    'Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: 12\u00a0000\u00a0000\u00a0€ et 45\u00a0k€, 5\u00a0%',
  );
});
