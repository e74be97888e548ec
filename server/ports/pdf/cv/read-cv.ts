import { mailLink, networkLink, phoneLink, webLink } from './addresses.ts';
import type { Block, Cv, Linked, Section } from './cv.ts';
import { dreamJob } from './dream-job.ts';
import { awards, certificates, education, projects, publications, references, work } from './entries.ts';
import { interests, languages, likes, skills, tests } from './levels.ts';
import { markdownBlocks } from './markdown.ts';
import { jpegOf } from './picture.ts';
import { type Fields, fields, joined, line, numberWithin, objects, text } from './reading.ts';
import { type Vocabulary, vocabularyIn } from './words.ts';

/** The content to print of a résumé, which may contain anything. */
export function readCv(given: unknown): Cv {
  const resume = fields(given);
  const words = vocabularyIn(fields(resume.meta).language);
  const basics = fields(resume.basics);
  const specific = fields(resume.specific);
  const name = line(basics.name);
  const label = line(basics.label) ?? line(basics.title) ?? line(fields(specific.basics).globalJobTitle);
  const cv: Cv = {
    language: words.language,
    heading: name ?? label ?? words.unnamed,
    facts: factsOf(words, specific),
    contacts: contactsOf(basics),
    about: aboutOf(words, specific),
    sections: sectionsOf(words, resume),
  };
  if (name) cv.name = name;
  if (name && label) cv.label = label;
  const lead = line(basics.summary);
  // A summary of several lines is a separate text.
  if (lead && text(basics.summary).includes('\n')) cv.about.unshift(...markdownBlocks(text(basics.summary)));
  else if (lead) cv.lead = lead;
  const picture = jpegOf(basics.image) ?? jpegOf(basics.picture);
  if (picture) cv.picture = picture;
  return cv;
}

/** In this order, for every theme. */
function sectionsOf(words: Vocabulary, resume: Fields): Section[] {
  const sections = [
    skills(words, resume),
    tests(words, resume),
    work(words, resume),
    projects(words, resume),
    dreamJob(words, resume),
    education(words, resume),
    awards(words, resume),
    certificates(words, resume),
    publications(words, resume),
    languages(words, resume),
    interests(words, resume),
    references(words, resume),
    likes(words, resume),
  ];
  return sections.filter((section) => section !== undefined);
}

function factsOf(words: Vocabulary, specific: Fields): string[] {
  const { codeExperienceYears, codingYears } = fields(specific.work);
  const years = numberWithin(codeExperienceYears, 0, 100) ?? numberWithin(codingYears, 0, 100);
  const studies = numberWithin(fields(specific.education).studiesLevel, 1, 20);
  return [
    ...(years === undefined ? [] : [words.years(Math.round(years))]),
    ...(studies === undefined ? [] : [words.studies(Math.round(studies))]),
  ];
}

function contactsOf(basics: Fields): Linked[] {
  const { city, locationCountryCode, countryCode, region } = fields(basics.location);
  const place = joined(', ', line(city) ?? line(region), line(locationCountryCode) ?? line(countryCode));
  const links = objects(basics.profiles).map(networkLink);
  const all = [
    place ? { text: place } : undefined,
    mailLink(basics.email),
    phoneLink(basics.phone),
    webLink(basics.url),
    ...links,
  ];
  return all.filter((contact) => contact !== undefined);
}

function aboutOf(words: Vocabulary, specific: Fields): Block[] {
  const about = markdownBlocks(text(fields(specific.basics).personalDescription));
  const [reason, ...rest] = markdownBlocks(text(fields(specific.work).codingReason));
  if (!reason) return about;
  const colon = words.language === 'fr' ? '\u00a0: ' : ': ';
  const named = { ...reason, words: [{ text: words.codingReason + colon, bold: true }, ...reason.words] };
  return [...about, named, ...rest];
}
