import { readContact } from '../contact.ts';
import { isDuration } from '../dates.ts';
import type { NetworkDocument, NetworkRun } from '../document.ts';
import { type MainSection, mainSection, type SideSection, sideSection } from '../headers.ts';
import { detectLanguage } from '../language.ts';
import type { NetworkProfile } from '../profile.ts';
import { parseLanguage } from '../sidebar.ts';
import { cleanText, joinWrapped, plain } from '../text.ts';
import { readPlainEducation } from './plain-education.ts';
import { readPlainExperience } from './plain-experience.ts';

type Slices = Partial<Record<SideSection | MainSection, string[]>> & { heading: string[] };

const educationAfterLine = 30;
const footer = /^page \d+ of \d+$/i;

/**
 * For a file without sizes: only the lines, in their order. A header is then any line with its word, so the order of
 * the sections decides, and the education header is only accepted after line 30.
 */
export function readPlainLines({
  runs,
  links,
  language: declared,
}: NetworkDocument): NetworkProfile | { error: 'language' } {
  const lines = textLines(runs);
  const { headers, slices } = slice(lines);
  const language = detectLanguage(headers, declared);
  if (!language) return { error: 'language' };
  const contact = slices.contact ?? [];
  const firstUrl = contact.findIndex((line) => /^(www\.|https?:)/i.test(line));
  const web = (at: number) => firstUrl >= 0 && at >= firstUrl;
  const { rest, ...reached } = readContact(
    contact.map((text, at) => ({ text, web: web(at) })),
    links,
  );
  const { experiences, rest: notExperience } = readPlainExperience(slices.experience ?? []);
  // A header that is too early still ends the heading.
  const early = slices.heading.findIndex((line) => mainSection(line));
  const tooEarly = early < 0 ? [] : slices.heading.splice(early);
  const [name = null, ...under] = slices.heading;
  return {
    language,
    name,
    headline: joinWrapped(under.slice(0, -1)) || null,
    location: under.at(-1) ?? null,
    summary: (slices.summary ?? []).join('\n') || null,
    ...reached,
    skills: slices.skills ?? [],
    languages: (slices.languages ?? []).map(parseLanguage),
    certifications: slices.certifications ?? [],
    experiences,
    education: readPlainEducation(slices.education ?? []),
    unplaced: [
      ...rest,
      ...(['honors', 'publications', 'patents'] as const).flatMap((one) => slices[one] ?? []),
      ...tooEarly,
      ...notExperience,
    ],
  };
}

/** In drawing order: the sidebar comes first, then the main column. */
function textLines(runs: NetworkRun[]): string[] {
  const lines: { run: NetworkRun; text: string }[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const beside = line && line.run.page === run.page && Math.abs(line.run.y - run.y) < 3 && run.x > line.run.x;
    if (beside) lines[lines.length - 1] = { run, text: line.text + run.text };
    else lines.push({ run, text: run.text });
  }
  return lines.map(({ text }) => cleanText(text)).filter((text) => text.trim());
}

function slice(lines: string[]): { headers: { side: string[]; main: string[] }; slices: Slices } {
  const said = lines.map(plain);
  const mainAt = (name: MainSection, from: number) =>
    said.findIndex((line, at) => at >= from && mainSection(line) === name);
  // A description may contain the word too: the last one is the header, since that section is the last.
  const education = said.findLastIndex((line, at) => at >= educationAfterLine && mainSection(line) === 'education');
  const end = education < 0 ? lines.length : education;
  const before = (at: number) => (at < 0 || at > end ? end : at);
  const experience = before(mainAt('experience', 0));
  const summary = Math.min(before(mainAt('summary', 0)), experience);
  const body = (from: number, to: number) => lines.slice(from, to).filter((line) => !footer.test(plain(line)));
  const slices: Slices = {
    heading: [],
    summary: body(summary + 1, experience).map(plain),
    experience: body(experience + 1, end),
    education: body(end + 1, lines.length).filter((line) => !isDuration(line)),
  };
  const side: string[] = [];
  let open: string[] = slices.heading;
  for (const line of body(0, summary)
    .map(plain)
    .filter((one) => !isDuration(one))) {
    const name = sideSection(line);
    if (!name || slices[name]) open.push(line);
    else {
      side.push(line);
      open = slices[name] = [];
    }
  }
  if (side.length > 0) slices.heading.push(...open.splice(headingStart(open)));
  return { headers: { side, main: education < 0 ? [] : [said[education] ?? ''] }, slices };
}

/** Name, headline and place follow the last line of the sidebar, without a mark of where they begin. */
function headingStart(lines: string[]): number {
  const marked = lines.findLastIndex(
    (line) => parseLanguage(line).level !== null || /\((LinkedIn|Portfolio|Personal|Company|Other)\)$/.test(line),
  );
  return marked >= 0 ? marked + 1 : Math.max(0, lines.length - 3);
}
