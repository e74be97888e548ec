import { webLink } from './addresses.ts';
import type { Block, Entry, Section } from './cv.ts';
import { markdownBlocks } from './markdown.ts';
import { inlineWords } from './markdown-words.ts';
import { day, period } from './period.ts';
import { type Fields, joined, line, lines, objects, text } from './reading.ts';
import type { Vocabulary } from './words.ts';

type Read = (words: Vocabulary, resume: Fields) => Section | undefined;

export const work: Read = (words, { work: given }) =>
  entries(words.sections.work, given, (one) => ({
    title: line(one.position) ?? line(one.name),
    at: line(one.position) && line(one.name),
    facts: facts(line(one.location)),
    period: period(words, one.startDate, one.endDate),
    body: body(one.summary, one.highlights),
    link: webLink(one.url),
  }));

export const projects: Read = (words, { projects: given }) =>
  entries(words.sections.projects, given, (one) => ({
    title: line(one.name),
    at: joined(', ', ...lines(one.roles), line(one.entity)),
    period: one.startDate ? period(words, one.startDate, one.endDate) : day(words, one.endDate),
    body: body(one.description, one.highlights, lines(one.keywords).join(', ')),
    link: webLink(one.url, typeof one.link === 'string' ? one.link : one.url),
  }));

/** Only years: the dialog for education has no months. */
export const education: Read = (words, { education: given }) =>
  entries(words.sections.education, given, (one) => ({
    title: joined(', ', line(one.studyType), line(one.area)) || line(one.institution),
    at: line(one.studyType) || line(one.area) ? line(one.institution) : undefined,
    period: period(words, one.startDate, one.endDate, true),
    body: body(undefined, undefined, lines(one.courses).join(', ')),
    link: webLink(one.url),
  }));

export const awards: Read = (words, { awards: given }) =>
  entries(words.sections.awards, given, (one) => ({
    title: line(one.title),
    at: line(one.awarder),
    period: day(words, one.date),
    body: body(one.summary),
  }));

/** Certificates that repeat a test are left out, because tests have their own section. */
export const certificates: Read = (words, { certificates: given, tests }) => {
  const told = new Set(objects(tests).map(({ name, endDate }) => JSON.stringify([line(name), line(endDate)])));
  const own = objects(given).filter(({ name, date }) => !told.has(JSON.stringify([line(name), line(date)])));
  return entries(words.sections.certificates, own, (one) => ({
    title: line(one.name),
    at: line(one.issuer),
    period: day(words, one.date),
    body: [],
    link: webLink(one.url),
  }));
};

export const publications: Read = (words, { publications: given }) =>
  entries(words.sections.publications, given, (one) => ({
    title: line(one.name),
    at: line(one.publisher),
    period: day(words, one.releaseDate),
    body: body(one.summary),
    link: webLink(one.url),
  }));

export const references: Read = (words, { references: given }) =>
  entries(words.sections.references, given, (one) => ({ title: line(one.name), body: body(one.reference) }));

/** While reading: fields may be undefined. */
type Loose = { body: Block[] } & { [Key in Exclude<keyof Entry, 'body'>]?: Entry[Key] | undefined };

function entries(title: string, given: unknown, read: (one: Fields) => Loose): Section | undefined {
  const found = objects(given).flatMap((one): Entry[] => {
    const { title: name, body: said, ...rest } = read(one);
    const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
    // An entry without a title is still printed when it has content.
    return name || said.length > 0 || kept.at ? [{ title: name ?? '', body: said, ...kept }] : [];
  });
  return found.length > 0 ? { title, kind: 'entries', entries: found } : undefined;
}

const facts = (...given: (string | undefined)[]) => {
  const kept = given.filter((one) => one !== undefined);
  return kept.length > 0 ? kept : undefined;
};

function body(told: unknown, points?: unknown, last?: string): Block[] {
  const bullets = lines(points).map(
    (point): Block => ({ kind: 'bullet', depth: 0, words: inlineWords(point.replace(/^[-*•] /, '')) }),
  );
  const closing: Block[] = last ? [{ kind: 'paragraph', depth: 0, words: [{ text: last }] }] : [];
  return [...markdownBlocks(text(told)), ...bullets.filter(({ words }) => words.length > 0), ...closing];
}
