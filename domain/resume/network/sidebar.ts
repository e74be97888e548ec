import { widths } from './geometry.ts';
import type { Line } from './lines.ts';
import { hasRoomFor, joinWrapped, plain } from './text.ts';

/** 12.6 points inside an item, 17.6 from one item to the next. */
const nextItem = 15.1;
const language =
  /^(.*?)\s*\((Elementary|Limited Working|Professional Working|Full Professional|Native or Bilingual)\)$/i;

/** The entries of a section of the sidebar, each on one line or on several. */
export function readItems(lines: Line[]): string[] {
  const items: Line[][] = [];
  lines.forEach((line, at) => {
    const item = items.at(-1);
    const goesOn = line.step === null ? goesOnOverPage(item, line, lines[at + 1]) : line.step < nextItem;
    if (item && goesOn) item.push(line);
    else items.push([line]);
  });
  return items.map((item) => plain(joinWrapped(item.map(({ text }) => text)))).filter(Boolean);
}

export function readLanguages(lines: Line[]): { name: string; level: string | null }[] {
  return readItems(lines).map(parseLanguage);
}

/** `Anglais (Full Professional)`: the levels are in English in every language of the export. */
export function parseLanguage(item: string): { name: string; level: string | null } {
  const [, name, level] = item.match(language) ?? [];
  return name && level ? { name, level } : { name: item, level: null };
}

/** A page only breaks an item with two lines on each side, so most first lines of a page begin a new one. */
function goesOnOverPage(item: Line[] | undefined, line: Line, after: Line | undefined): boolean {
  const last = item?.at(-1);
  if (!item || !last || item.length < 2) return false;
  const twoOnThisSide = after?.step != null && after.step < nextItem;
  return twoOnThisSide && !hasRoomFor(last, line.text, widths.side);
}
