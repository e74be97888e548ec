import { describe, expect, it } from 'vitest';
import { bakeSvg, extractCredential } from './bake.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="48"><path d="M0 0"/></svg>';

describe('a drawing that carries a file (docs/product/assessments.md, Verifiable badges)', () => {
  it.each([
    ['plain', { name: 'Test React' }],
    ['the end of a section', { name: 'a ]]> b ]]]]>> c' }],
    ['an element that ends the file', { name: '</openbadges:credential><script>alert(1)</script>' }],
    ['quotes and entities', { name: '"&lt;\' & é – ± 𝄞' }],
    ['characters that XML refuses', { name: '\u0000\u0008\u000b\u001f\ufffe\uffff\ud800 end' }],
  ])('gives it back: %s', (_, value) => {
    const svg = bakeSvg(drawing, JSON.stringify(value));
    expect(JSON.parse(extractCredential(svg) ?? '')).toEqual(value);
    expect(svg.match(/\]\]>/g)).toHaveLength(1);
    expect(svg.match(/<openbadges:credential>/g)).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  it('puts it directly after the opening tag, in the namespace of the standard', () => {
    const svg = bakeSvg(drawing, '{}');
    expect(svg).toMatch(
      /^<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0">\s*<openbadges:credential>/,
    );
    expect(svg.endsWith('<path d="M0 0"/></svg>')).toBe(true);
  });

  it('carries one file only, and finds none where there is none', () => {
    expect(() => bakeSvg(bakeSvg(drawing, '{}'), '{}')).toThrow();
    expect(() => bakeSvg('<p>', '{}')).toThrow();
    expect(extractCredential(drawing)).toBeUndefined();
  });
});
