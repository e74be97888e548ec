import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown of a user as HTML', () => {
  it.each([
    ['**gras** et *fin*', '<p><strong>gras</strong> et <em>fin</em></p>'],
    ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
    ['# Titre', '<p><strong>Titre</strong></p>'],
    ['`code`', '<p><code>code</code></p>'],
    [
      '[ici](https://example.com)',
      '<p><a target="_blank" rel="nofollow ugc noopener" href="https://example.com">ici</a></p>',
    ],
    ['    indenté', '<p>indenté</p>'],
    ['[mots](javascript:alert(1))', '<p>mots</p>'],
  ])('%j is rendered', (text, html) => expect(renderMarkdown(text)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](https://evil.example/pixel.png)',
    '<a href="https://evil.example" onclick="alert(1)">x</a>',
    '[x](https://example.com" onmouseover="alert(1))',
    '<javascript:alert(1)>',
    '<svg/onload=alert(1)>',
  ])('lets nothing run: %s', (text) => {
    const html = renderMarkdown(text);
    const tags = [...html.matchAll(/<(\w+)([^>]*)>/g)];
    for (const [, name, attributes = ''] of tags) {
      expect(['p', 'a', 'strong', 'em', 'code']).toContain(name);
      expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/\bon\w+=|style=|src=/i);
      expect(attributes).not.toMatch(/javascript:|data:/i);
    }
  });
});
