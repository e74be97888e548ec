import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { locales, matches, textsOf, withoutCode } from './prose.ts';

/** `outside`: quotations, such as the message of a program, are not read. */
type Mistake = { pattern: RegExp; says: string; outside?: boolean };

const both: Mistake[] = [
  { pattern: /['"]/gu, says: 'straight quote or apostrophe', outside: true },
  { pattern: /`/gu, says: 'backtick without a second one' },
  { pattern: /\.\.\./gu, says: 'three full stops instead of …' },
  { pattern: / {2,}/gu, says: 'two spaces' },
  { pattern: /[\u00a0\u202f]/gu, says: 'space that does not break: write a plain one, the page replaces it' },
  { pattern: / [,.)](?=\s|$)/gu, says: 'space before the punctuation' },
];
const mistakes: Record<(typeof locales)[number], Mistake[]> = {
  fr: [
    ...both,
    { pattern: /\S»/gu, says: 'no space before »' },
    { pattern: /[^\s?!([][;?](?!\p{L})/gu, says: 'no space before the punctuation', outside: true },
    // “n!” is a factorial.
    { pattern: /[^\s?!([](?<!(?<!\p{L})\p{L})!/gu, says: 'no space before the punctuation', outside: true },
    { pattern: /[^\s\d]:|\d:(?!\d)/gu, says: 'no space before the colon', outside: true },
    { pattern: /«(?! )/gu, says: 'no space after «' },
    { pattern: /[“”]/gu, says: 'English quotes: write « »' },
  ],
  en: [
    ...both,
    { pattern: / [:;?!](?=\s|$)/gu, says: 'space before the punctuation' },
    { pattern: /[«»]/gu, says: 'French quotes: write “ ”' },
  ],
};

/** Mistakes of typography in the texts of a question, outside code. */
export function typographyMistakes(question: ContentQuestion): string[] {
  return textsOf(question).flatMap((text) =>
    locales.flatMap((locale) =>
      mistakes[locale].flatMap(({ pattern, says, outside }) => {
        const prose = withoutCode(text[locale]);
        const read = outside ? prose.replace(/« [^»]* »|“[^”]*”/gu, '…') : prose;
        return matches(read, pattern).map((found) => `${locale}, ${text.place}: ${says}: ${found}`);
      }),
    ),
  );
}
