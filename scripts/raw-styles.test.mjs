import { describe, expect, it } from 'vitest';
import { rawStyles } from './raw-styles.mjs';

describe('a stylesheet uses tokens (app/styles/tokens.css)', () => {
  it.each([
    ['a size of text', 'font-size: 0.94rem', '1: font-size: 0.94rem'],
    ['a size in a calculation', 'font-size: calc(var(--text-xs) + 2px)', '1: font-size: calc(var(--text-xs) + 2px)'],
    ['a whole font', 'font: 600 1rem / 1.3 var(--font-text)', '1: font: 600 1rem / 1.3 var(--font-text)'],
    ['a weight', 'font-weight: 600', '1: font-weight: 600'],
    ['a height of lines', 'line-height: 1.4', '1: line-height: 1.4'],
    ['a space', 'padding: var(--space-2) 10px', '1: padding: var(--space-2) 10px'],
    ['a space on one side', 'margin-top: 6px', '1: margin-top: 6px'],
    ['a corner', 'border-bottom-left-radius: 4px', '1: border-bottom-left-radius: 4px'],
    ['the height of a control', 'min-height: 46px', '1: min-height: 46px'],
    ['a colour', 'background: #fff', '1: background: #fff'],
    ['a colour by function', 'box-shadow: 0 1px 2px rgb(0 0 0 / 8%)', '1: box-shadow: 0 1px 2px rgb(0 0 0 / 8%)'],
  ])('%s as a raw value is reported', (_, declaration, found) => {
    expect(rawStyles(`.a { ${declaration}; }`)).toEqual([found]);
  });

  it.each([
    ['tokens', 'padding: var(--space-2) var(--space-4); font-size: var(--text-sm); color: var(--ink)'],
    ['zero, auto and inherit', 'margin: 0 auto; padding: 0; font: inherit'],
    ['sizes relative to the text', 'padding: 0.3em 0.6em; font-size: 0.9em'],
    ['thin borders and sizes of images', 'border: 1px solid var(--line); width: 96px; height: 6px'],
    ['custom properties', '--printed-ink: #17212b'],
    ['addresses of files', 'background: url("#fff.svg")'],
  ])('%s are accepted', (_, declarations) => {
    expect(rawStyles(`.a { ${declarations}; }`)).toEqual([]);
  });

  it('reports the correct line after a comment of several lines', () => {
    expect(rawStyles('/* one\n two */\n.a {\n  gap: 5px;\n}\n')).toEqual(['4: gap: 5px']);
  });
});
