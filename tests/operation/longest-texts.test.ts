// Texts of users, at their maximum length and made to be slow, through every function that reads them during a request.
import { describe, expect, it } from 'vitest';
import { safeReturn } from '../../app/serve.ts';
import { splitCode } from '../../app/ui/split-code.ts';
import { signUpSchema } from '../../domain/account/account.ts';
import { phoneNumber } from '../../domain/account/informations.ts';
import { matchesTest } from '../../domain/assessments/test-search.ts';
import { contributionSchema, emptyContribution, longest } from '../../domain/catalogue/contributions/contribution.ts';
import { similarity } from '../../domain/catalogue/contributions/similarity.ts';
import { readCatalogueQuery } from '../../domain/catalogue/query.ts';
import { searchedWords as catalogueWords } from '../../domain/catalogue/words.ts';
import { readJobQuery } from '../../domain/jobs/job-query.ts';
import { wordPatterns } from '../../domain/jobs/search-words.ts';
import { isEmployer } from '../../domain/library/employer.ts';
import { longestJobText } from '../../domain/library/needs/job-text-limits.ts';
import { readLibraryQuery } from '../../domain/library/query.ts';
import { wordsOf as libraryText, searchedWords as libraryWords } from '../../domain/library/words.ts';
import { readPrefilled } from '../../domain/moderation/support/prefilled.ts';
import { emptyExperience } from '../../domain/profile/cards/experience.ts';
import { stripProfileUrl } from '../../domain/profile/cards/link.ts';
import { soundtrackEmbed } from '../../domain/profile/cards/soundtrack/soundtrack.ts';
import { manyLines, oneLine, textLimits } from '../../domain/profile/text-limits.ts';
import { documentName } from '../../domain/resume/documents/document-name.ts';
import { mostCharacters, readResume } from '../../domain/resume/imports/import.ts';
import { matchLanguage, matchTechnologies } from '../../domain/resume/imports/match.ts';
import { planImport } from '../../domain/resume/imports/merge.ts';
import { resolveFound } from '../../domain/resume/imports/resolve.ts';
import { cityOf } from '../../domain/resume/place-text.ts';
import { emptyProfile, type ResumeProfile } from '../../domain/resume/profile.ts';
import { scrubber } from '../../domain/resume/scrub.ts';
import { needOfText } from '../../domain/search/job-text/need-of-text.ts';
import { places, vocabulary } from '../../domain/search/vocabulary.fixture.ts';
import { typography } from '../../domain/text/typography.ts';
import { wordsOf } from '../../domain/text/words-of.ts';
import { pageAnswer } from '../../server/http/page-answer.ts';
import { plainHtml } from '../../server/markdown/plain-html.ts';
import { markdownBlocks } from '../../server/ports/pdf/cv/markdown.ts';
import { slug } from '../../server/services/profile/rename.ts';
import { lookups, thisMonth } from '../harness/any-profile.ts';

/** Processor time of this thread: other tests on a busy machine do not count. */
const mostMilliseconds = 50;

/** A tenth of the longest form: growth beyond proportion shows here as well, in a tenth of the time. */
const form = 100_000;
const header = 16 * 1024;
const address = 16 * 1024;
const search = 120;
const offer = 20_000;

// biome-ignore format: a table
const pumps = [
  ' ', 'a', 'a ', '<', '<a', '<a ', '&', '&a', '"', '`', '`a', '.', '. ', 'a.', '-', '- ', 'a-', ' - ', '1', '1 ', '1.', '@', 'a@', 'a@a.',
  '(', '()', '(a)', '[', '[a](', '[]', '\n', '\n ', '\t', '\u00a0', '·', '·a', 'é', 'c+', '=\n', '*a_ ', '**', '_a', '~', '> ', 'https://',
  'www.', "'", '/', '/ ', ';', ' ;', ',', ' ,', '\\', '\u200b', '\ud83d\ude00', '%', '+', 'a\n=\n', '- a\n', '# ', '#', 'A ', '|',
];
const heads = ['', 'https://', '+33'];
const tails = ['', 'x\u0001'];

type Row = [name: string, length: number, read: (text: string) => unknown, starts?: readonly string[]];
const career = (text: string) =>
  JSON.stringify({
    basics: { name: text.slice(0, 20_000), phone: text.slice(0, 20_000), location: text.slice(0, 20_000) },
    work: Array.from({ length: 6 }, () => {
      return {
        name: 'a',
        position: text.slice(0, 5000),
        startDate: '2020',
        location: text.slice(0, 9000),
        summary: text,
      };
    }),
    skills: [{ name: text.slice(0, 9000), keywords: [text.slice(0, 9000)] }],
    languages: [text.slice(0, 9000)],
  }).slice(0, mostCharacters);
const january = { year: 2020, month: 0 };
const secrets: ResumeProfile = {
  ...emptyProfile(),
  firstName: 'a-'.repeat(40),
  lastName: 'a '.repeat(40),
  experiences: Array.from({ length: 60 }, (_, index) => ({
    ...{ ...emptyExperience(), id: String(index), start: january, place: null },
    companyName: `${'a '.repeat(50)}${index}`,
  })),
};

const rows: Row[] = [
  ['one line of a form', form, oneLine],
  ['several lines of a form', form, manyLines],
  ['an e-mail address', form, (email) => signUpSchema.safeParse({ email })],
  ['a phone number', form, phoneNumber],
  ['the page after signing in', address, (to) => safeReturn(to, '/')],
  ['a plain text as HTML', offer, plainHtml],
  ['the text of HTML', offer * 5, wordsOf],
  ['Markdown for a PDF', textLimits.description, markdownBlocks],
  ['an anonymous résumé', textLimits.description, scrubber(secrets)],
  [
    'a search of the library',
    address,
    (text) => libraryWords(readLibraryQuery(new URLSearchParams({ query: text })).query),
  ],
  [
    'a search of questions',
    address,
    (text) => catalogueWords(readCatalogueQuery(new URLSearchParams({ query: text })).text),
  ],
  ['a search of offers', address, (query) => wordPatterns(readJobQuery(new URLSearchParams({ q: query })).words)],
  ['a search of tests', search, (text) => matchesTest(text, [text])],
  ['words of a profile', textLimits.description, libraryText],
  ['French typography', longest.explanation, typography],
  ['code in a text', longest.explanation, splitCode],
  ['a proposed question', form, (code) => contributionSchema.safeParse({ ...emptyContribution, code })],
  ['similar questions', longest.title, (text) => similarity(text, text)],
  ['the address of a page', textLimits.title, slug],
  ['a username on a network', form, (text) => stripProfileUrl('github', text.slice(0, textLimits.url))],
  ['a soundtrack', textLimits.url, soundtrackEmbed],
  ['an employer', textLimits.title, (text) => isEmployer(text, Array(60).fill(text))],
  ['the name of a file', header, documentName],
  ['the city of a document', 200, cityOf],
  ['a language of a document', textLimits.title, (text) => matchLanguage(lookups.languages, text)],
  ['a skill of a document', textLimits.title, (text) => matchTechnologies(lookups.technologies, text)],
  ['a message to the support', form, readPrefilled],
  [
    'the Accept-Encoding header of a browser',
    header,
    (accepted) => pageAnswer('x'.repeat(2000), 200, new Headers(), accepted),
  ],
  [
    'a pasted advertisement',
    longestJobText,
    // With a letter in front, dots and spaces are not taken off the beginning of the line.
    (text) => [needOfText(text, { vocabulary, places }), needOfText(`a${text}`, { vocabulary, places })],
    // Reading it takes most of the time of this file, and no rule of it depends on the beginning of the whole text.
    [''],
  ],
  ['a JSON résumé', 20_000, (text) => readResume(career(text), thisMonth)],
];

function milliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The fastest of several runs: other work of the machine does not count. */
const quickest = (work: () => unknown) => Math.min(...[1, 2, 3, 4, 5].map(() => milliseconds(work)));

/**
 * More than 50 ms, and more than in proportion: four times the text takes sixteen times as long where every position is
 * compared with every other, and four times as long where the time is proportional. A function that is only proportional
 * is slower on a slower machine.
 */
function isSlow(read: (text: string) => unknown, textOf: (share: number) => string): number | undefined {
  const [whole, quarter] = [textOf(1), textOf(0.25)];
  if (milliseconds(() => read(whole)) < mostMilliseconds) return undefined;
  const time = quickest(() => read(whole));
  if (time < mostMilliseconds) return undefined;
  return time >= 10 * mostMilliseconds || time > 9 * quickest(() => read(quarter)) ? Math.round(time) : undefined;
}

describe('texts at their maximum length', () => {
  it.each(rows)('are read in proportional time: %s', { timeout: 300_000 }, (_, length, read, starts = heads) => {
    for (const head of starts) {
      for (const pump of pumps) {
        for (const tail of tails) {
          const room = length - head.length - tail.length;
          const time = isSlow(read, (share) => head + pump.repeat((room * share) / pump.length) + tail);
          expect(time, `milliseconds for ${JSON.stringify({ head, pump, tail })}`).toBeUndefined();
        }
      }
    }
  });

  it('an import of the longest lists into a profile of the longest lists is fast', () => {
    const work = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const name = `${'é'.repeat(100)} ${from + index}`;
        return { name, position: name, startDate: '2020-01', summary: 'a'.repeat(5000) };
      });
    const resolved = (from: number, count: number) => {
      const read = readResume({ work: work(from, count), projects: work(from, count) }, thisMonth);
      if ('error' in read) throw new Error(read.error);
      return resolveFound(read.found, { ...lookups, places: new Map() });
    };
    const found = resolved(1000, 200);
    const { experiences, projects } = resolved(0, 60);
    const existing: ResumeProfile = {
      ...emptyProfile(),
      experiences: experiences.map((one, index) => ({ ...one, id: String(index), start: january, place: null })),
      projects: projects.map((one, index) => ({ ...one, id: String(index), date: january })),
    };
    // Each entry is compared with sixty at most: tens of milliseconds, and a margin.
    expect(quickest(() => planImport(existing, found))).toBeLessThan(5 * mostMilliseconds);
  });
});
