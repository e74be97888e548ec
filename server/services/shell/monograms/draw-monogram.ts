import { letters } from './letters.ts';

/**
 * Technologies without an icon in the package `simple-icons`, by the handle in `technologies.json`: two or three
 * letters. Letters of our own, never a copy of a logo.
 */
export const monograms: Record<string, string> = {
  abap: 'ABP',
  apiplatform: 'AP',
  assembly: 'ASM',
  aws: 'AWS',
  awslambda: 'LMB',
  azure: 'AZ',
  cobol: 'CBL',
  csharp: 'C#',
  dbt: 'DBT',
  dynamodb: 'DDB',
  heroku: 'HK',
  magento: 'MG',
  matlab: 'MAT',
  objectivec: 'OC',
  openaiapi: 'AI',
  oracledatabase: 'ORA',
  phpunit: 'PU',
  playwright: 'PW',
  powerbi: 'BI',
  powerplatform: 'PP',
  powershell: 'PS',
  restapi: 'API',
  salesforce: 'SF',
  servicenow: 'SN',
  sql: 'SQL',
  sqlserver: 'MS',
  tableau: 'TAB',
  vba: 'VBA',
  visualbasic: 'VB',
  windowsserver: 'WS',
};

const size = 24;
/** The room for the letters. */
const inner = { width: 19, height: 10 };

/** A filled square with the letters cut out, in one colour like every other icon: a page uses it as a mask. */
export function drawMonogram(handle: string): string | undefined {
  const text = Object.hasOwn(monograms, handle) ? monograms[handle] : undefined;
  if (!text) return undefined;
  const [stroke, gap] = text.length > 2 ? [1.7, 2.5] : [2.1, 3.6];
  const width = Math.min(5.6, (inner.width - stroke - gap * (text.length - 1)) / text.length);
  const left = (size - text.length * width - (text.length - 1) * gap) / 2;
  const drawn = [...text].map((letter, index) =>
    placed(letters[letter] ?? '', {
      ...{ left: left + index * (width + gap), top: (size - inner.height) / 2 },
      ...{ x: width / 4, y: inner.height / 6 },
    }),
  );
  const square = `<rect width="${size}" height="${size}" rx="4.5"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><mask id="letters">${square} fill="#fff"/><path d="${drawn.join('')}" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></mask>${square} mask="url(#letters)"/></svg>`;
}

type Place = { left: number; top: number; x: number; y: number };

/** What each number after a command is: a place or a length across or down, or neither. */
const meanings: Record<string, readonly ('left' | 'top' | 'x' | 'y' | 'flag')[]> = {
  M: ['left', 'top'],
  L: ['left', 'top'],
  H: ['left'],
  V: ['top'],
  C: ['left', 'top'],
  S: ['left', 'top'],
  A: ['x', 'y', 'flag', 'flag', 'flag', 'left', 'top'],
  Z: [],
};

/** The line stretched and moved to its place. Its thickness stays the same in both directions, unlike with `transform`. */
function placed(line: string, { left, top, x, y }: Place): string {
  const write = {
    left: (value: number) => left + value * x,
    top: (value: number) => top + value * y,
    x: (value: number) => value * x,
    y: (value: number) => value * y,
    flag: (value: number) => value,
  };
  return [...line.matchAll(/([A-Z])([^A-Z]*)/g)]
    .map(([, command = '', numbers = '']) => {
      const meaning = meanings[command] ?? [];
      const values = numbers.match(/[\d.]+/g) ?? [];
      const moved = values.map((value, index) => {
        const is = meaning[index % meaning.length] ?? 'flag';
        return Number(write[is](Number(value)).toFixed(2));
      });
      return `${command}${moved.join(' ')}`;
    })
    .join('');
}
