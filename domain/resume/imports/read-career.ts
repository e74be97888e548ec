import { optionalHttpUrl } from '../../profile/cards/link.ts';
import { mostImages } from '../../profile/cards/project.ts';
import { compareMonths, type Month } from '../../profile/month.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { asEnd, asStart, isWithin, readMonth } from '../month-text.ts';
import type { Found, FoundExperience, UnplacedReason } from './found.ts';
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

const companyOf = (one: Fields) => first(one, 'name', 'company', 'companyName', 'employer', 'organization', 'position');
const schoolOf = (one: Fields) => first(one, 'institution', 'school', 'organization', 'name', 'studyType', 'area');

function readWork(one: Fields, today: Month, told: Told): FoundExperience | UnplacedReason {
  const title = (value: unknown) => fitted(line(value), textLimits.title, 'work', told);
  const companyName = title(first(one, 'name', 'company', 'companyName', 'employer', 'organization'));
  const jobTitle = title(first(one, 'position', 'title', 'jobTitle', 'role'));
  if (!companyName || !jobTitle) return 'noName';
  const period = readPeriod(one, today);
  if (typeof period === 'string') return period;
  const place = readPlace(one.location ?? one.place, one.placeId);
  return { companyName, jobTitle, ...period, place, description: describe(one, 'work', told) };
}

type Period = { start: Month; end: Month | null; stillEmployed: boolean };

/** docs/product/resume.md, Importing a LinkedIn PDF: without an end, or with one in the future, it is a current job. */
function readPeriod(one: Fields, today: Month): Period | UnplacedReason {
  const from = readMonth(first(one, 'startDate', 'start', 'from'));
  if (from === undefined) return 'noDate';
  if (typeof from === 'string') return 'unreadableDate';
  const start = asStart(from);
  if (!isWithin(start, today)) return 'outOfRange';
  const to = readMonth(first(one, 'endDate', 'end', 'to'));
  if (to === 'unreadable') return 'unreadableDate';
  if (to === undefined || to === 'present') return { start, end: null, stillEmployed: true };
  const end = asEnd(to, today);
  if (compareMonths(end, today) > 0) return { start, end: null, stillEmployed: true };
  return compareMonths(end, start) < 0 ? 'endBeforeStart' : { start, end, stillEmployed: false };
}

function readEducation(one: Fields, today: Month, told: Told): Found['education'][number] | UnplacedReason {
  const title = (value: unknown) => fitted(line(value), textLimits.title, 'education', told);
  const schoolName = title(first(one, 'institution', 'school', 'organization', 'name'));
  const studyType = title(first(one, 'studyType', 'degree', 'diploma'));
  const area = title(first(one, 'area', 'field', 'major', 'specialization'));
  // Where only one of both is given, it is the diploma; where none is, it is requested later.
  const diploma = studyType || area;
  if (!schoolName) return 'noName';
  const date = readMonth(first(one, 'endDate', 'graduationDate', 'date', 'year', 'end'));
  if (date === undefined || date === 'present') return 'noDate';
  if (date === 'unreadable') return 'unreadableDate';
  if (!isWithin({ year: date.year, month: 0 }, today)) return 'outOfRange';
  return { schoolName, diploma, year: date.year, area: studyType ? area : '' };
}

function readProject(one: Fields, today: Month, told: Told): Found['projects'][number] | UnplacedReason {
  const name = fitted(line(first(one, 'name', 'title')), textLimits.title, 'projects', told);
  if (!name) return 'noName';
  const dates = [first(one, 'endDate', 'date', 'releaseDate'), one.startDate].map(readMonth);
  const written = dates.find((date) => date !== undefined);
  // A current project gets today's month.
  const date = written === 'present' ? today : written;
  if (date === undefined) return 'noDate';
  if (date === 'unreadable') return 'unreadableDate';
  const month = asStart(date);
  if (!isWithin(month, today)) return 'outOfRange';
  const link = optionalHttpUrl.safeParse(line(first(one, 'link', 'url', 'website'))).data;
  if (link === undefined) told.tell('projects', name, 'badLink');
  return {
    name,
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
