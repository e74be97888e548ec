import { isDuration, type Period, parsePeriod } from './dates.ts';
import { sizeAmong, tops, widths } from './geometry.ts';
import type { Line } from './lines.ts';
import type { ImportedExperience } from './profile.ts';
import { joinWrapped, plain, typedText } from './text.ts';

type Role = { company: Line[]; title: Line[]; period?: Period; location: Line[]; description: Line[] };
type Part = 'nothing' | 'company' | 'total' | 'title' | 'dates' | 'location' | 'description';

const steps = {
  companyWrap: 18,
  title: 14.375,
  location: 14.686,
  locationWrap: 15.75,
  description: 20.311,
  afterLocation: 21.375,
};

/** Companies with their roles. A company with several roles is named once, with a total duration under it. */
export function readExperience(
  lines: Line[],
  coloured: boolean,
): { experiences: ImportedExperience[]; rest: string[] } {
  const roles: Role[] = [];
  const rest: Line[] = [];
  let company: Line[] = [];
  let last: Part = 'nothing';
  for (const line of lines) {
    const size = sizeAmong(line.size, ['entry', 'title', 'text']);
    const role = roles.at(-1);
    if (size === 'entry') {
      if (last === 'company' && line.step !== null && line.step < steps.companyWrap + 1) company.push(line);
      else {
        if (last === 'company' || last === 'total') rest.push(...company);
        company = [line];
      }
      last = 'company';
    } else if (size === 'title') {
      if (role && last === 'title' && (line.step ?? 0) < steps.title + 1) role.title.push(line);
      else roles.push({ company, title: [line], location: [], description: [] });
      last = 'title';
    } else if (size !== 'text' || !role || last === 'company' || last === 'total' || last === 'nothing') {
      if (last === 'company' && isDuration(line.text)) last = 'total';
      else rest.push(line);
    } else {
      last = placeText(role, line, last, coloured);
    }
  }
  if (last === 'company' || last === 'total') rest.push(...company);
  return settle(roles, rest);
}

function placeText(role: Role, line: Line, last: Part, coloured: boolean): Part {
  if (last === 'title') {
    const period = parsePeriod(line.text);
    if (period) {
      role.period = period;
      return 'dates';
    }
  }
  if ((last === 'dates' || last === 'location') && isLocation(line, last, coloured)) {
    role.location.push(line);
    return 'location';
  }
  role.description.push(line);
  return 'description';
}

/**
 * Dates are followed by the place or by the description, in the same size: the colour or the distance distinguishes
 * them.
 */
function isLocation(line: Line, last: 'dates' | 'location', coloured: boolean): boolean {
  if (coloured) return line.pale === true;
  if (line.step === null) return line.y < (tops.location + tops.description) / 2;
  const [place, text] =
    last === 'dates' ? [steps.location, steps.description] : [steps.locationWrap, steps.afterLocation];
  return line.step < (place + text) / 2;
}

/** A role without dates cannot be an experience, but its text is kept for the report. */
function settle(roles: Role[], rest: Line[]): { experiences: ImportedExperience[]; rest: string[] } {
  const experiences: ImportedExperience[] = [];
  for (const { company, title, period, location, description } of roles) {
    if (!period) rest.push(...company, ...title, ...location, ...description);
    else
      experiences.push({
        companyName: oneLine(company),
        jobTitle: oneLine(title),
        ...period,
        location: oneLine(location) || null,
        description: typedText(description, { width: widths.main, top: tops.description }),
      });
  }
  return { experiences, rest: rest.map(({ text }) => plain(text)) };
}

function oneLine(lines: Line[]): string {
  return plain(joinWrapped(lines.map(({ text }) => text)));
}
