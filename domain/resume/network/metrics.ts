import { withoutAccents } from '../../text/fold.ts';

// Advance widths of the exporter's typeface for Latin text, in thousandths of its size; accents do not change them.
const classes: [width: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl’‘'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft\u00a0'],
  [333, '()-`r“”·'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…ŒÆ'],
  [1015, '@'],
];
const digitOrSmallLetter = 556;
const widths = new Map(classes.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)));

/** The width of a text, for runs without one. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const character of withoutAccents(text))
    units += widths.get(character) ?? (/[\u1100-\uffdc]/.test(character) ? 1000 : digitOrSmallLetter);
  return (units * size) / 1000;
}
