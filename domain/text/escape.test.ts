import { describe, expect, it } from 'vitest';
import { csvCell, escapeHtml, escapeLike, escapeMarkdown, escapeXml } from './escape.ts';

describe('escaping a text for', () => {
  it.each([
    ['<b title="x">l\'eau & co</b>', '&lt;b title=&quot;x&quot;&gt;l&#39;eau &amp; co&lt;/b&gt;'],
    ['&amp;', '&amp;amp;'],
    ['Zoé', 'Zoé'],
  ])('HTML: %j', (text, expected) => expect(escapeHtml(text)).toBe(expected));

  it.each([
    ['a < b & "c"\u0000\u000b', 'a &lt; b &amp; &quot;c&quot;'],
    ['\ud800x\ufffe', '\ufffdx'],
    ['une\nligne\t', 'une\nligne\t'],
  ])('XML: %j', (text, expected) => expect(escapeXml(text)).toBe(expected));

  it.each([
    ['*[a](b)* #1', '\\*\\[a\\](b)\\* \\#1'],
    ['C:\\x', 'C:\\\\x'],
  ])('Markdown: %j', (text, expected) => expect(escapeMarkdown(text)).toBe(expected));

  it.each([
    ['100%_sûr\\', '100\\%\\_sûr\\\\'],
    ['mot', 'mot'],
  ])('a LIKE pattern: %j', (text, expected) => expect(escapeLike(text)).toBe(expected));

  it.each([
    ['mot', 'mot'],
    ['un, "deux"', '"un, ""deux"""'],
    ['ligne\nsuivante', '"ligne\nsuivante"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['-1', "'-1"],
    ['', ''],
  ])('a cell of a CSV file: %j', (text, expected) => expect(csvCell(text)).toBe(expected));
});
