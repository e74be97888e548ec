import { phoneNumber } from '../../account/informations.ts';
import { clampProficiency } from '../../profile/cards/skill.ts';
import type { Month } from '../../profile/month.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { cleanValue } from '../../text/clean-text.ts';
import { emptyFound, type Found, type FoundName, type Unplaced } from './found.ts';
import { readCareer } from './read-career.ts';
import { readLinks } from './read-links.ts';
import { readPlace } from './read-place.ts';
import { readSpecific } from './read-specific.ts';
import {
  entries,
  type Fields,
  fields,
  first,
  fitted,
  isFields,
  line,
  list,
  listener,
  mostEntries,
  number,
  type Told,
  text,
} from './reading.ts';

/** A longer file is not read. */
export const mostCharacters = 2_000_000;

export type ReadError = 'notJson' | 'notResume' | 'tooLarge';
/** `originalError` is the message of the JSON parser, for users who want to know more. */
export type ReadResume = { found: Found; unplaced: Unplaced[] } | { error: ReadError; originalError?: string };

const sections = ['basics', 'work', 'education', 'skills', 'languages', 'projects', 'interests', 'specific'];
/** A profile has no card for these. */
const homeless = ['volunteer', 'awards', 'certificates', 'publications', 'references'];

/**
 * Reads a JSON Résumé: the text of a file, or its parsed value. All versions of the standard, older names of fields,
 * and this product's own exports. Only known paths are read, each to a fixed depth and length: no address in a file is
 * followed, fetched or run.
 */
export function readResume(file: unknown, today: Month): ReadResume {
  const read = typeof file === 'string' ? parse(file) : { value: file };
  if ('error' in read) return read;
  const resume = fields(read.value);
  if (
    ![...sections, ...homeless].some(
      (name) => Object.hasOwn(resume, name) && typeof resume[name] === 'object' && resume[name],
    )
  ) {
    return { error: 'notResume' };
  }
  const told = listener();
  // Exports of this product have a single sentence where other documents have a long text.
  const ours = isFields(resume.specific);
  const found: Found = {
    ...emptyFound(),
    ...readBasics(fields(resume.basics), ours, told),
    ...readCareer(resume, today, told),
    ...readNames(resume, ours, told),
    ...readLinks(fields(resume.basics), told),
    ...(ours ? defined(readSpecific(fields(resume.specific), told)) : {}),
  };
  const title = line(fields(fields(resume.specific).basics).globalJobTitle);
  if (title) found.jobTitles = [title];
  tellHomeless(resume, told);
  return { found, unplaced: told.unplaced };
}

function parse(file: string): { value: unknown } | { error: ReadError; originalError?: string } {
  if (file.length > mostCharacters) return { error: 'tooLarge' };
  try {
    return { value: cleanValue(JSON.parse(file.replace(/^\ufeff/, ''))) };
  } catch (error) {
    return { error: 'notJson', originalError: String((error as Error).message).slice(0, 200) };
  }
}

function readBasics(basics: Fields, ours: boolean, told: Told): Partial<Found> {
  const summary = text(basics.summary);
  const label = line(first(basics, 'label', 'title', 'headline'));
  const name = line(first(basics, 'name')) || [basics.firstName, basics.lastName].map(line).join(' ').trim();
  // In other documents the summary is a whole paragraph, and the label is the sentence under the name.
  const sentence = ours ? line(basics.summary) : label || (summary.length <= textLimits.sentence ? line(summary) : '');
  return defined({
    name: fitted(name, 2 * textLimits.personName, 'basics', told) || undefined,
    phone: phoneNumber(line(basics.phone)),
    oneSentenceDescription: fitted(sentence, textLimits.sentence, 'basics', told) || undefined,
    personalMessage: ours ? undefined : fitted(summary, textLimits.description, 'basics', told) || undefined,
    jobTitles: label && !ours ? [label] : [],
    place: readPlace(basics.location, undefined) ?? undefined,
  });
}

function readNames(resume: Fields, ours: boolean, told: Told): Pick<Found, 'skills' | 'languages' | 'interests'> {
  const value = (one: Fields) => {
    const given = number(one.value);
    if (given !== undefined) return clampProficiency(given);
    return ours ? null : undefined;
  };
  const named = (name: unknown, one: Fields): FoundName[] => {
    const short = fitted(line(name), textLimits.title, 'skills', told);
    return short ? [{ id: line(one.id) || null, name: short, value: value(one) }] : [];
  };
  const words = (section: string) =>
    list(resume[section], section, told).map((one) => (isFields(one) ? fields(one) : { name: one }));
  return {
    skills: words('skills')
      .flatMap((one: Fields) => [
        ...named(one.name, one),
        ...list(one.keywords, 'skills', told).flatMap((word) => named(word, {})),
      ])
      .slice(0, mostEntries),
    languages: words('languages').flatMap((one: Fields) => named(first(one, 'language', 'name'), one)),
    interests: words('interests').flatMap((one: Fields) => {
      const name = fitted(line(one.name), textLimits.title, 'interests', told);
      return name ? [name] : [];
    }),
  };
}

function tellHomeless(resume: Fields, told: Told): void {
  const tests = new Set(entries(resume.tests, 'tests', told).map(({ name }) => line(name)));
  for (const section of homeless) {
    for (const one of entries(resume[section], section, told)) {
      const label = first(one, 'title', 'name', 'organization', 'reference');
      // Our own exports list tests there too; tests are taken, not imported.
      if (section !== 'certificates' || !tests.has(line(label))) told.tell(section, label, 'noCard');
    }
  }
}

function defined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
