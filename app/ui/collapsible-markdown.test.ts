import { expect, it } from 'vitest';
import { looksLong } from './collapsible-markdown.tsx';

it.each([
  ['a short text', '<p>Deux phrases. Rien de plus.</p>', false],
  ['three lines', '<ul><li>un</li><li>deux</li><li>trois</li></ul>', false],
  ['four lines', '<ul><li>un</li><li>deux</li><li>trois</li><li>quatre</li></ul>', true],
  ['a long text', `<p>${'mot '.repeat(100)}</p>`, true],
  [
    'long addresses of links, which are not shown',
    `<p><a href="https://example.com/${'x'.repeat(400)}">ici</a></p>`,
    false,
  ],
])('%s', (_, html, long) => expect(looksLong(html)).toBe(long));

it('the main text of a page may have more lines', () => {
  expect(looksLong(`<p>${'mot '.repeat(100)}</p>`, 12, 1000)).toBe(false);
  expect(looksLong('<p>un</p>'.repeat(13), 12, 1000)).toBe(true);
});
