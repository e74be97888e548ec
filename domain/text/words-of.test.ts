import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['<p>Une équipe</p>\n<p>de <strong>R&#x26;D</strong></p>', 'Une équipe de R&D'],
  ['a &lt; b &amp;&amp; b &gt; c &quot;oui&quot;', 'a < b && b > c "oui"'],
  ['l&#39;eau', "l'eau"],
  ['&amp;lt;', '&lt;'],
  ['&inconnu; &#x110000;', '&inconnu; &#x110000;'],
  ['', ''],
])('the text of %s is %s', (html, words) => expect(wordsOf(html)).toBe(words));
