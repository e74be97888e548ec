import { lastYear } from './dates.ts';
import { sizeAmong } from './geometry.ts';
import type { Line } from './lines.ts';
import type { ImportedEducation } from './profile.ts';
import { joinWrapped, plain } from './text.ts';

const wrapStep = 18;
const dates = /[\u00a0 ]*·[\u00a0 ]*\(([^()]*\d{4}[^()]*)\)\s*$/;

/** A school, and under it a line with the degree, the field and the dates, each optional. */
export function readEducation(lines: Line[]): { education: ImportedEducation[]; rest: string[] } {
  const entries: { school: Line[]; details: Line[] }[] = [];
  const rest: string[] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const size = sizeAmong(line.size, ['entry', 'text']);
    const wraps = line.step !== null && Math.abs(line.step - wrapStep) < 1;
    if (size === 'entry' && entry && entry.details.length === 0 && wraps) entry.school.push(line);
    else if (size === 'entry') entries.push({ school: [line], details: [] });
    else if (size === 'text' && entry) entry.details.push(line);
    else rest.push(plain(line.text));
  }
  const education = entries.map(({ school, details }) => ({
    schoolName: plain(joinWrapped(school.map(({ text }) => text))),
    ...readDetails(joinWrapped(details.map(({ text }) => text))),
  }));
  return { education, rest };
}

/**
 * `degree, field · (2018 - 2019)`. Both parts may contain commas: the one between them is followed by a no-break space.
 * A degree alone has such a space after it, a field alone does not.
 */
export function readDetails(text: string): Omit<ImportedEducation, 'schoolName'> {
  const [ending, years] = text.match(dates) ?? [''];
  const said = text.slice(0, text.length - ending.length).replace(/[\u00a0 ]*·\s*$/, '');
  const spaced = ending ? /^\u00a0\u00a0/.test(ending) : /\u00a0$/.test(said);
  const separator = text.includes('\u00a0') ? /,\u00a0/ : /, /;
  const cut = said.search(separator);
  const [degree, field] = cut >= 0 ? [said.slice(0, cut), said.slice(cut + 1)] : spaced ? [said, ''] : ['', said];
  return { diploma: plain(degree) || null, area: plain(field) || null, year: years ? lastYear(years) : null };
}
