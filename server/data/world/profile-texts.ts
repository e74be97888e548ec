import type { Family } from './content/family.ts';
import * as messages from './content/messages.ts';
import { projectIdeas, projectMethods, projectOutcomes } from './content/projects.ts';
import { juniorFrames, summaryFrames } from './content/summaries.ts';
import type { Random } from './random.ts';
import { fill, type Locale, typeset } from './text.ts';

export interface TextInput {
  locale: Locale;
  family: Family;
  years: number;
  student: boolean;
  contractTypes: readonly string[];
  /** How many positions the developer has had. */
  positions: number;
  /** Whether the first name may be shown. */
  named: boolean;
  values: Readonly<Record<string, string>>;
}

const frenchNumbers = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
];
const englishNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function yearsText(years: number, locale: Locale): string {
  if (locale === 'fr') return `${frenchNumbers[years] ?? years} an${years > 1 ? 's' : ''}`;
  return `${englishNumbers[years] ?? years} year${years > 1 ? 's' : ''}`;
}

export function oneSentence(random: Random, { locale, family, student, years, values }: TextInput): string {
  const frames = student || years < 1 ? juniorFrames[locale] : summaryFrames[locale];
  const words = family[locale];
  const filled = fill(random.pick<string>(frames), random, {
    ...values,
    craft: random.pick(words.crafts),
    like: random.pick(words.likes),
    aim: random.pick(words.aims),
  });
  return typeset(filled, locale);
}

/**
 * Whether the sentence fits the developer: no hidden name, no courses that ended long ago, no duties they never had.
 */
function canSay(line: string, { named, years, student, positions }: TextInput): boolean {
  if (line.includes('{first}') && !named) return false;
  if (/\{yearsText\}|plusieurs années|several years/i.test(line) && years < 3) return false;
  if (line.includes('{employers}') && positions < 2) return false;
  if (/\bcours\b|emploi du temps|classes|At school/.test(line) && !student) return false;
  return years >= 5 || !/accompagne|newcomers|référence technique|responsabilités|more responsibility/.test(line);
}

/** Three to eight sentences in Markdown: who the developer is, how they work, what they look for. */
export function personalMessage(random: Random, input: TextInput): string {
  const { locale, family, student, years, values } = input;
  const sample = (lines: readonly string[], count: number): string =>
    random
      .sample(
        lines.filter((line) => canSay(line, input)),
        count,
      )
      .join(' ');

  const about = student || years < 3 ? messages.juniorAbout[locale] : family[locale].about;
  // One in four begins without an introduction.
  const first = random.chance(0.75)
    ? `${sample(student ? messages.juniorOpenings[locale] : messages.openings[locale], 1)} ${sample(about, random.int(1, 2))}`
    : sample(about, 2);

  const second = random.chance(0.3)
    ? [
        random.pick<string>(messages.listIntroductions[locale]),
        '',
        ...random.pick<readonly string[]>(messages.habitLists[locale]).map((item) => `- ${item}`),
      ].join('\n')
    : sample(messages.habits[locale], random.int(1, 2));

  const third = [
    sample(student ? studentSearches(input) : messages.searches[locale], 1),
    ...(random.chance(0.7) ? [sample(messages.closings[locale], 1)] : []),
  ].join(' ');

  const text = typeset(fill([first, second, third].join('\n\n'), random, values), locale);
  const main = values.tech ?? '';
  return random.chance(0.4) ? text.replace(main, `**${main}**`) : text;
}

function studentSearches({ locale, contractTypes }: TextInput): readonly string[] {
  return messages.studentSearches[locale][contractTypes.includes('apprenticeship') ? 'apprenticeship' : 'internship'];
}

export interface ProjectText {
  name: string;
  description: string;
}

export function projectTexts(random: Random, count: number, { locale, values }: TextInput): ProjectText[] {
  return random.sample(projectIdeas, count).map((idea) => ({
    name: random.pick(idea.names),
    description: typeset(
      fill(
        [idea[locale], random.pick<string>(projectMethods[locale]), random.pick<string>(projectOutcomes[locale])].join(
          ' ',
        ),
        random,
        values,
      ),
      locale,
    ),
  }));
}
