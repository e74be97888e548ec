import { describe, expect, it } from 'vitest';
import { badgePage } from './badge-page.ts';
import { snippetOf } from './snippet.ts';

const snippet = {
  title: 'Premier plongeon',
  description: 'Terminer un premier test classé.',
  unlocked: 'Débloqué le 15 novembre 2026',
  badge: 'https://vivier.example/badges/7/first-dive',
  image: 'https://vivier.example/badges/7/first-dive.svg',
  page: 'https://vivier.example/camille/achievements',
};

describe('the code to share an achievement (docs/product/assessments.md, Sharing an achievement)', () => {
  it('as an iframe shows the page of the badge and links to the achievements', () => {
    expect(snippetOf('iframe', snippet)).toBe(`<iframe
  src="https://vivier.example/badges/7/first-dive"
  title="Premier plongeon – Débloqué le 15 novembre 2026"
  width="420" height="112" loading="lazy"
  style="border:0;max-width:100%">
  <a href="https://vivier.example/camille/achievements">Premier plongeon</a>
</iframe>`);
  });

  it('as Markdown has the badge image, a link to the achievements page, the title, the description and the day', () => {
    expect(
      snippetOf('markdown', snippet),
    ).toBe(`[![Premier plongeon](https://vivier.example/badges/7/first-dive.svg)](https://vivier.example/camille/achievements)

**[Premier plongeon](https://vivier.example/camille/achievements)**

Terminer un premier test classé.

*Débloqué le 15 novembre 2026*`);
  });

  it('escapes a title that contains HTML or Markdown', () => {
    const odd = { ...snippet, title: '"><script>*[x](y)' };
    expect(snippetOf('iframe', odd)).not.toContain('<script>');
    expect(snippetOf('markdown', odd)).toContain('[!["\\>\\<script\\>\\*\\[x\\](y)]');
    expect(badgePage('fr', { ...odd, brand: 'A&B' })).not.toMatch(/<script>|A&B/);
  });

  it('the badge page shows its image in 48 × 48 pixels, without script or style sheet', () => {
    const page = badgePage('en', { ...snippet, brand: 'Vivier' });
    expect(page).toContain('<html lang="en"');
    expect(page).toContain(`<img src="${snippet.image}" width="48" height="48"`);
    for (const part of [snippet.title, snippet.description, snippet.unlocked, `href="${snippet.page}"`]) {
      expect(page).toContain(part);
    }
    expect(page).not.toMatch(/<script|<style|<link/);
  });
});
