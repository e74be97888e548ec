import { educationFields } from '../../profile/cards/education.ts';
import { experienceFields } from '../../profile/cards/experience.ts';
import { optionalHttpUrl } from '../../profile/cards/link.ts';
import { mostImages, projectFields } from '../../profile/cards/project.ts';
import { compareMonths, type Month } from '../../profile/month.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { asEnd, asStart, isWithin, readMonth } from '../month-text.ts';
import type { Found, FoundExperience, UnplacedReason } from './found.ts';
import { readEntry } from './read-entry.ts';
import { readPlace } from './read-place.ts';
import { entries, type Fields, fields, first, fitted, line, list, type Told, text } from './reading.ts';

/** Work, education and projects of a JSON Résumé, under the names of the standard, older names and our own. */
export function readCareer(resume: Fields, today: Month, told: Told) {
  const each = <T extends object>(
    section: string,
    read: (one: Fields) => T | UnplacedReason,
    named: (one: Fields) => unknown,
  ) =>
    entries(resume[section], section, told).flatMap((one) => {
      const entry = read(one);
      if (typeof entry !== 'string') return [entry];
      told.tell(section, named(one), entry);
      return [];
    });
  return {
    experiences: each('work', (one) => readWork(one, today, told), companyOf),
    education: each('education', (one) => readEducation(one, today, told), schoolOf),
    projects: each(
      'projects',
      (one) => readProject(one, today, told),
      (one) => one.name,
    ),
  };
}

const companyOf = (one: Fields) => first(one, ...experienceFields.companyName.file, 'position');
const schoolOf = (one: Fields) => first(one, ...educationFields.schoolName.file, 'studyType', 'area');

function readWork(one: Fields, today: Month, told: Told): FoundExperience | UnplacedReason {
  const entry = readEntry(experienceFields, one, 'work', told);
  if (!entry.companyName || !entry.jobTitle) return 'noName';
  const period = readPeriod(one, today);
  if (typeof period === 'string') return period;
  const place = readPlace(one.location ?? one.place, one.placeId);
  return { ...entry, ...period, place, description: describe(one, 'work', told) };
}

type Period = { start: Month; end: Month | null; stillEmployed: boolean };

/** docs/product/resume.md, Importing a LinkedIn PDF: without an end, or with one in the future, it is a current job. */
function readPeriod(one: Fields, today: Month): Period | UnplacedReason {
  const from = readMonth(first(one, ...experienceFields.start.file));
  if (from === undefined) return 'noDate';
  if (typeof from === 'string') return 'unreadableDate';
  const start = asStart(from);
  if (!isWithin(start, today)) return 'outOfRange';
  const to = readMonth(first(one, ...experienceFields.end.file));
  if (to === 'unreadable') return 'unreadableDate';
  if (to === undefined || to === 'present') return { start, end: null, stillEmployed: true };
  const end = asEnd(to, today);
  if (compareMonths(end, today) > 0) return { start, end: null, stillEmployed: true };
  return compareMonths(end, start) < 0 ? 'endBeforeStart' : { start, end, stillEmployed: false };
}

function readEducation(one: Fields, today: Month, told: Told): Found['education'][number] | UnplacedReason {
  const entry = readEntry(educationFields, one, 'education', told);
  if (!entry.schoolName) return 'noName';
  const date = readMonth(first(one, ...educationFields.year.file));
  if (date === undefined || date === 'present') return 'noDate';
  if (date === 'unreadable') return 'unreadableDate';
  if (!isWithin({ year: date.year, month: 0 }, today)) return 'outOfRange';
  // Where only one of both is given, it is the diploma; where none is, it is requested later.
  const onlyArea = entry.diploma ? {} : { diploma: entry.area ?? '', area: '' };
  return { ...entry, ...onlyArea, year: date.year };
}

function readProject(one: Fields, today: Month, told: Told): Found['projects'][number] | UnplacedReason {
  const entry = readEntry(projectFields, one, 'projects', told);
  if (!entry.name) return 'noName';
  const dates = [first(one, ...projectFields.date.file), one.startDate].map(readMonth);
  const written = dates.find((date) => date !== undefined);
  // A current project gets today's month.
  const date = written === 'present' ? today : written;
  if (date === undefined) return 'noDate';
  if (date === 'unreadable') return 'unreadableDate';
  const month = asStart(date);
  if (!isWithin(month, today)) return 'outOfRange';
  const link = optionalHttpUrl.safeParse(line(first(one, ...projectFields.link.file))).data;
  if (link === undefined) told.tell('projects', entry.name, 'badLink');
  return {
    ...entry,
    date: month,
    description: describe(one, 'projects', told),
    link: link ?? '',
    images: images(one, told),
  };
}

/** The summary and description, then the highlights, each on its own line. */
function describe(one: Fields, section: string, told: Told): string {
  const said = [text(one.summary), text(one.description)].filter((part, index, all) => all.indexOf(part) === index);
  const highlights = list(one.highlights, section, told).map(line).filter(Boolean);
  const points = highlights.map((point) => `- ${point}`).join('\n');
  return fitted([...said, points].filter(Boolean).join('\n\n'), textLimits.description, section, told);
}

/** Only pictures that are stored here: no address is fetched. */
function images(one: Fields, told: Told): { handle: string }[] {
  const handles = list(one.images, 'projects', told).flatMap((image) => {
    const [, handle] = /\/images\/([a-z0-9]{20,64})\/\d+\.webp$/.exec(line(fields(image).url)) ?? [];
    return handle ? [{ handle }] : [];
  });
  return handles.slice(0, mostImages);
}
