import { expect, it } from 'vitest';
import { linksInText } from './links-in-text.ts';

/** Links in square brackets. */
const marked = (text: string) =>
  linksInText(text)
    .map((part) => (part.href ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['no address', 'Bonjour, à demain.', 'Bonjour, à demain.'],
  ['nothing', '', ''],
  ['an address alone', 'https://example.org', '[https://example.org]'],
  ['an address in a sentence', 'Voir https://example.org/a?b=c#d.', 'Voir [https://example.org/a?b=c#d].'],
  ['two addresses', 'http://a.example, https://b.example !', '[http://a.example], [https://b.example] !'],
  ['an address in brackets', '(voir https://example.org/a)', '(voir [https://example.org/a])'],
  ['an address with brackets', 'https://fr.example/Go_(langage)', '[https://fr.example/Go_(langage)]'],
  ['an address in French quotation marks', '« https://example.org »', '« [https://example.org] »'],
  ['an address at the end of a line', 'https://example.org\nà demain', '[https://example.org]\nà demain'],
  ['an address with accents', 'https://example.org/été', '[https://example.org/été]'],
  ['no protocol', 'www.example.org', 'www.example.org'],
  ['another protocol', 'javascript:alert(1) ftp://example.org', 'javascript:alert(1) ftp://example.org'],
  ['a name before the host', 'https://banque.example@autre.example', 'https://banque.example@autre.example'],
  ['no host', 'https://', 'https://'],
  ['a tag', '<https://example.org>', '<[https://example.org]>'],
])('a text with %s', (_, text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(
    linksInText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('long texts take a time in proportion to their length', () => {
  for (const unit of ['https://', 'https://a)', '(', 'https://a.example/.', 'https://[[[']) {
    const text = unit.repeat(Math.ceil(20_000 / unit.length));
    expect(
      linksInText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
