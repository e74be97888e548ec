import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const rows = [
  ['Ville', 'Jours'],
  ['Évry; Paris', 2.5],
  ['=cmd()', null],
];

describe('docs/product/moderation.md, Figures as files', () => {
  it.each([
    ['fr', '\uFEFFVille;Jours\r\n"Évry; Paris";"2,5"\r\n\'=cmd();\r\n'],
    ['en', '\uFEFFVille,Jours\r\n"Évry; Paris",2.5\r\n\'=cmd(),\r\n'],
  ] as const)('in %s, with the signs of the language and without formulas', (locale, file) => {
    expect(csvFile(rows, locale)).toBe(file);
  });
});
