import { describe, expect, it } from 'vitest';
import { fact, letter, type Paragraph, quote } from '../email-text.ts';
import { htmlDocument } from './html.ts';
import { type Colour, palette, stylesheet } from './palette.ts';
import type { PlacedEmail } from './placed-email.ts';
import { plainText, preheaderOf } from './plain-text.ts';

const email = (changes: Partial<PlacedEmail> = {}): PlacedEmail => ({
  locale: 'en',
  brand: 'Vivier',
  subject: 'A subject',
  heading: 'A subject',
  preheader: 'The beginning',
  greeting: 'Hello,',
  paragraphs: [],
  sections: [],
  action: undefined,
  orCopy: 'Copy this address:',
  signature: 'The Vivier team',
  because: 'You receive this e-mail because it is a test.',
  choices: undefined,
  ...changes,
});

describe('the parts of an e-mail', () => {
  it.each<[string, Paragraph[], string, string]>([
    ['a sentence', ['One & two'], 'One & two', 'One &amp; two</p>'],
    ['a quotation', quote('First <b>\n\nSecond'), '> First <b>\n>\n> Second', 'First &lt;b&gt;</p><p'],
    ['a letter', letter('First\r\nSecond'), 'First\n\nSecond', 'First</p>\n<p style="margin:0 0 16px">Second</p>'],
    ['a fact', fact('Pay', '€45k'), 'Pay: €45k', 'Pay</span><br><strong style="font-weight:600">€45k</strong>'],
  ])('%s', (_, paragraphs, written, html) => {
    expect(plainText(email({ paragraphs }))).toContain(`Hello,\n\n${written}\n\nThe Vivier team`);
    expect(htmlDocument(email({ paragraphs }))).toContain(html);
  });

  it('are left out when nothing was written', () => {
    expect([...quote(' \n '), ...letter(undefined), ...fact('Pay', '')]).toEqual([]);
  });

  it('a list without links below has no empty line', () => {
    const item = { label: 'Camille', detail: 'Nantes', url: 'https://vivier.example/a' };
    const html = htmlDocument(email({ sections: [{ title: 'Waiting', items: [item], ways: [] }] }));
    expect(html).toContain('Camille</a></strong><br>');
    expect(html).not.toMatch(/<p[^>]*><\/p>/);
  });

  it('an e-mail without a button has no address to copy', () => {
    expect(htmlDocument(email())).not.toContain('Copy this address');
    expect(htmlDocument(email({ action: { label: 'Open', url: 'https://vivier.example/?a=1&b=2' } }))).toContain(
      'href="https://vivier.example/?a=1&amp;b=2"',
    );
  });
});

describe('the preheader', () => {
  it.each<[string, Paragraph[], string]>([
    [
      'is the beginning of the content, on one line',
      ['Lune writes to you:', ...quote('Good\nday')],
      'Lune writes to you: Good day',
    ],
    ['names a fact', fact('Pay', '€45k'), 'Pay: €45k'],
    ['ends after a whole word', [`${'word '.repeat(40)}`], `${'word '.repeat(26).trim()}…`],
    ['cuts a word without end', ['é'.repeat(400)], `${'é'.repeat(130)}…`],
    ['does not cut a sign in two', ['🌱'.repeat(200)], `${'🌱'.repeat(130)}…`],
  ])('%s', (_, paragraphs, expected) => expect(preheaderOf(paragraphs, 'en')).toBe(expected));
});

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours', () => {
  const pairs: [Colour, Colour][] = [
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'sunken'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['leaf', 'paper'],
    ['leaf', 'surface'],
    ['onLeaf', 'leaf'],
  ];
  it.each(pairs)('%s can be read on %s, in the light and in the dark', (text, ground) => {
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(palette[text][theme], palette[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it('the styles load nothing', () => expect(stylesheet).not.toMatch(/url\(|@import|@font-face|http/));

  it('the document says that it has both', () => {
    expect(htmlDocument(email())).toContain('<meta name="color-scheme" content="light dark">');
    expect(htmlDocument(email())).toContain('@media (prefers-color-scheme:dark){');
  });
});
