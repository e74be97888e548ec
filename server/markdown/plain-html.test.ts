import { describe, expect, it } from 'vitest';
import { plainHtml } from './plain-html.ts';

describe('a plain text as HTML', () => {
  it.each([
    ['', ''],
    [' \n\t\n', ''],
    ['une ligne', '<p>une ligne</p>'],
    ['un\ndeux', '<p>un<br />\ndeux</p>'],
    ['un\n\n\ndeux\n', '<p>un</p>\n<p>deux</p>'],
    ['**gras** & <b>"x"</b>', '<p>**gras** &amp; &lt;b&gt;&quot;x&quot;&lt;/b&gt;</p>'],
  ])('%j is escaped, with its paragraphs and line breaks', (text, html) => expect(plainHtml(text)).toBe(html));
});
