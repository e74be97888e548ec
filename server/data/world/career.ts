import { experienceFields } from '../../../domain/profile/cards/experience.ts';
import { entryToColumns } from '../../../domain/profile/cards/fields/entry-fields.ts';
import { employers } from './content/employers.ts';
import { internAchievements, internSettings, internTitles, settings } from './content/experiences.ts';
import type { Family, Title } from './content/family.ts';
import { pastLives } from './content/past-lives.ts';
import { areas, diplomas, type SchoolKind, schools } from './content/schools.ts';
import { fromMonthIndex, monthIndex } from './dates.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { fill, type Locale, typeset } from './text.ts';

export interface CareerInput {
  developerId: string;
  createdAt: Date;
  locale: Locale;
  feminine: boolean;
  family: Family;
  /** Years of code, without internships. */
  years: number;
  otherYears: number;
  student: boolean;
  studiedAbroad: boolean;
  homePlaceId: string;
  placeIds: readonly string[];
  values: Readonly<Record<string, string>>;
}

/** Words of responsibilities that are not given in a first position. */
export const seniorTasks = [
  'Encadrement',
  'Recrutement',
  'Accompagnement',
  'Création de l’équipe',
  'Formation de',
  'Animation',
  'First engineer',
  'Led a team',
  'Hired',
  'Mentored',
  'Trained',
];

export interface Career {
  experiences: Row<'developerExperiences'>[];
  education: Row<'developerEducation'>[];
  studiesYears: number;
}

/** A consistent career: the months worked add up to the years announced, and studies come before work. */
export function makeCareer(random: Random, now: Date, input: CareerInput): Career {
  const spans = input.student ? internSpans(random, now) : workSpans(random, now, input.years);
  const employerNames = random.sample(employers, spans.length + 1);
  const achievements = random.shuffle(
    input.student ? internAchievements[input.locale] : input.family[input.locale].achievements,
  );
  const openings = random.shuffle(input.student ? internSettings[input.locale] : settings[input.locale]);
  const used = new Set<string>();

  const experiences = spans.map((span, position): Row<'developerExperiences'> => {
    const count = input.student ? random.int(1, 2) : random.int(2, 3);
    const fits = (line: string): boolean => span.yearsBefore >= 3 || !seniorTasks.some((words) => line.includes(words));
    const done = achievements.filter((line) => fits(line) && !used.has(line)).slice(0, count);
    const opening = openings.find((line) => fits(line) && !used.has(line)) ?? '';
    for (const line of [opening, ...done]) used.add(line);
    const lines = [opening, ...done]
      .filter((line) => line !== '')
      .map((line) => typeset(fill(line, random, input.values), input.locale));
    return experience(random, input, span, position, {
      companyName: employerNames[position] ?? 'Nuagerie',
      jobTitle: jobTitle(random, input, span.yearsBefore),
      description: random.chance(0.5) ? lines.join(' ') : bulletList(lines),
      placeId: position === 0 || random.chance(0.6) ? input.homePlaceId : random.pick(input.placeIds),
    });
  });

  const firstMonth = spans.at(-1)?.start ?? monthIndex(now);
  if (input.otherYears > 0) {
    const before = random.pick(pastLives);
    const end = firstMonth - random.int(6, 14);
    const span: Span = { start: end - input.otherYears * 12, end, still: false, yearsBefore: 0 };
    experiences.push(
      experience(random, input, span, experiences.length, {
        companyName: employerNames.at(-1) ?? 'Nuagerie',
        jobTitle: inGender(before.title, input),
        description: typeset(fill(before[input.locale], random, input.values), input.locale),
        placeId: input.homePlaceId,
      }),
    );
  }
  return { experiences, ...makeStudies(random, now, input, firstMonth) };
}

interface Span {
  start: number;
  end: number;
  still: boolean;
  /** Years of work before this position. */
  yearsBefore: number;
}

function workSpans(random: Random, now: Date, years: number): Span[] {
  const still = random.chance(0.7);
  let end = monthIndex(now) - (still ? 0 : random.int(1, 7));
  let left = years * 12 + random.int(0, 5);
  const spans: Span[] = [];
  while (left > 0) {
    const wanted = random.int(14, years > 9 ? 60 : 38);
    const last = left - wanted < 10 || spans.length === 5;
    const months = last ? left : wanted;
    left -= months;
    spans.push({ start: end - months, end, still: still && spans.length === 0, yearsBefore: Math.floor(left / 12) });
    end -= months + random.int(0, 2);
  }
  return spans;
}

function internSpans(random: Random, now: Date): Span[] {
  let end = monthIndex(now) - random.int(2, 8);
  return Array.from({ length: random.int(0, 2) }, () => {
    const months = random.int(2, 6);
    const span = { start: end - months, end, still: false, yearsBefore: 0 };
    end -= months + random.int(4, 10);
    return span;
  });
}

function experience(
  random: Random,
  input: CareerInput,
  span: Span,
  position: number,
  { placeId, ...texts }: { companyName: string; jobTitle: string; description: string; placeId: string },
): Row<'developerExperiences'> {
  return {
    id: idAt(random, input.createdAt),
    developerId: input.developerId,
    ...entryToColumns(experienceFields, {
      ...texts,
      start: fromMonthIndex(span.start),
      end: span.still ? null : fromMonthIndex(span.end),
      stillEmployed: span.still,
      place: { placeId, label: '' },
    }),
    networkImport: random.chance(0.1),
    position,
  };
}

function bulletList([opening, ...lines]: string[]): string {
  return `${opening}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function inGender(title: Title, input: Pick<CareerInput, 'locale' | 'feminine'>): string {
  if (input.locale === 'en') return title.english;
  return input.feminine ? title.feminine : title.masculine;
}

function jobTitle(random: Random, input: CareerInput, yearsBefore: number): string {
  const senior = yearsBefore >= 5 && random.chance(0.65);
  const plain = inGender(random.pick(senior ? input.family.seniorTitles : input.family.titles), input);
  if (!input.student) return plain;
  const title = input.locale === 'fr' ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  return fill(random.pick(internTitles[input.locale]), random, { title });
}

function makeStudies(
  random: Random,
  now: Date,
  input: CareerInput,
  firstMonth: number,
): Pick<Career, 'education' | 'studiesYears'> {
  const kind: SchoolKind =
    input.otherYears > 0
      ? 'bootcamp'
      : input.studiedAbroad
        ? 'foreign'
        : random.weighted([
            ['university', 4],
            ['engineering', 4],
            ['technical', 2],
            ['bootcamp', 1],
          ]);
  const kinds: SchoolKind[] =
    kind === 'bootcamp' || kind === 'technical' || random.chance(0.55) ? [kind] : [kind, 'technical'];
  let year = input.student ? now.getUTCFullYear() : Math.min(now.getUTCFullYear(), Math.floor(firstMonth / 12));
  let studiesYears = 0;
  const education = kinds.map((school, position): Row<'developerEducation'> => {
    const [diploma, level] = random.pick<readonly [string, number]>(diplomas[input.locale][school]);
    studiesYears = Math.max(studiesYears, level);
    const entry = {
      id: idAt(random, input.createdAt),
      developerId: input.developerId,
      schoolName: random.pick(schools[school]),
      diploma,
      year: Math.max(1980, year),
      area: random.chance(0.6) ? random.pick(areas[input.locale]) : null,
      position,
    };
    year -= random.int(2, 3);
    return entry;
  });
  return { education, studiesYears };
}
