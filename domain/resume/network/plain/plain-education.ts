import { readDetails } from '../education.ts';
import type { ImportedEducation } from '../profile.ts';
import { joinWrapped, plain } from '../text.ts';

const marks = /·[\u00a0 ]*\(|,\u00a0|\u00a0$/;
const dates = /·[\u00a0 ]*\(/;

/** Schools from lines without sizes: the line under a school belongs to it if it looks like a degree or dates. */
export function readPlainEducation(lines: string[]): ImportedEducation[] {
  const entries: { school: string; details: string[] }[] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const begun = entry && entry.details.length > 0;
    const goesOn = begun ? dates.test(line) && !entry.details.some((one) => dates.test(one)) : marks.test(line);
    if (entry && goesOn) entry.details.push(line);
    else entries.push({ school: line, details: [] });
  }
  return entries.map(({ school, details }) => ({ schoolName: plain(school), ...readDetails(joinWrapped(details)) }));
}
