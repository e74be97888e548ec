import { readDetails } from './education.ts';
import type { ImportedFormation } from './profile.ts';
import { plain } from './text.ts';

const details = /·[\u00a0 ]*\(|,\u00a0|\u00a0$/;

/** Schools from lines alone: the line under a school is its own if it has the marks of a degree or of dates. */
export function readPlainEducation(lines: string[]): ImportedFormation[] {
  const formations: ImportedFormation[] = [];
  let open = false;
  for (const line of lines) {
    const last = formations.at(-1);
    if (open && last && details.test(line)) Object.assign(last, readDetails(line));
    else formations.push({ schoolName: plain(line), diploma: null, area: null, year: null });
    open = !(open && details.test(line));
  }
  return formations;
}
