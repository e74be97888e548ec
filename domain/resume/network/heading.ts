import { sizeAmong } from './geometry.ts';
import type { Line } from './lines.ts';
import { joinWrapped, plain } from './text.ts';

type Heading = { name: string | null; headline: string | null; location: string | null; rest: string[] };

const stepToLocation = 15.4;
const stepOfWrap = 14.4;
const stepFromNameToHeadline = 21.167;

/** The name, the headline under it and the place under that; all but the name have the same size. */
export function readHeading(lines: Line[], coloured: boolean): Heading {
  const name: Line[] = [];
  const headline: Line[] = [];
  const location: Line[] = [];
  const rest: Line[] = [];
  for (const line of lines) {
    const size = sizeAmong(line.size, ['name', 'entry']);
    if (size === 'name' && headline.length + location.length === 0) name.push(line);
    else if (size !== 'entry') rest.push(line);
    else if (location.length > 0 || isLocation(line, headline.length > 0, coloured)) location.push(line);
    else headline.push(line);
  }
  return {
    name: joined(name),
    headline: joined(headline),
    location: joined(location),
    rest: rest.map(({ text }) => plain(text)),
  };
}

function isLocation(line: Line, afterHeadline: boolean, coloured: boolean): boolean {
  if (coloured) return line.pale === true;
  if (line.step === null) return false;
  const added = stepToLocation - stepOfWrap;
  return line.step > (afterHeadline ? stepOfWrap : stepFromNameToHeadline) + added / 2;
}

/** The exporter writes a headline without a letter where there is none. */
function joined(lines: Line[]): string | null {
  const text = plain(joinWrapped(lines.map((line) => line.text)));
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
