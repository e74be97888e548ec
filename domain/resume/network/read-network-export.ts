import { readContact } from './contact.ts';
import type { NetworkDocument } from './document.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { onExporterPage, sizeAmong, tops, widths } from './geometry.ts';
import { mainSection, sideSection } from './headers.ts';
import { readHeading } from './heading.ts';
import { detectLanguage } from './language.ts';
import type { Line } from './lines.ts';
import { readPlainLines } from './plain/plain-lines.ts';
import type { NetworkProfile } from './profile.ts';
import { layOut, type Section } from './sections.ts';
import { readItems, readLanguages } from './sidebar.ts';
import { plain, typedText } from './text.ts';

/** A profile from an export of LinkedIn, in French or in English. */
export function readNetworkExport(document: NetworkDocument): NetworkProfile | { error: 'language' } {
  const { runs, links, language: declared } = document;
  if (new Set(runs.filter(({ text }) => text.trim()).map(({ size }) => size.toFixed(1))).size < 2)
    return readPlainLines(document);
  const { top, main, side, stray } = layOut(onExporterPage(runs));
  const headers = { side: side.map(({ header }) => header), main: main.map(({ header }) => header) };
  const language = detectLanguage(headers, declared);
  // Without a header at its position, but with the exporter's mark, the layout was changed and only the lines are left.
  if (side.length + main.length === 0 && runs.some(({ text }) => text.includes('(LinkedIn)')))
    return readPlainLines(document);
  if (!language) return { error: 'language' };

  const mainLines = [...top, ...main.flatMap(({ lines }) => lines)];
  const coloured = mainLines.some(({ pale }) => pale) && mainLines.some(({ pale }) => pale === false);
  const under = (sections: Section[], is: (header: string) => boolean): Line[] =>
    sections.filter(({ header }) => is(header)).flatMap(({ lines }) => lines);
  const sideLines = (name: ReturnType<typeof sideSection>) => under(side, (header) => sideSection(header) === name);
  const sectionLines = (name: ReturnType<typeof mainSection>) => under(main, (header) => mainSection(header) === name);

  const { rest: aboveHeadline, ...heading } = readHeading(top, coloured);
  const contactLines = sideLines('contact').map(({ text, size }) => ({
    text,
    web: sizeAmong(size, ['url']) === 'url',
  }));
  const { rest: addresses, ...contact } = readContact(contactLines, links);
  const { experiences, rest: notExperience } = readExperience(sectionLines('experience'), coloured);
  const { education, rest: notEducation } = readEducation(sectionLines('education'));
  const unknown = [
    ...side.filter(({ header }) => !sideSection(header)),
    ...main.filter(({ header }) => !mainSection(header)),
  ];
  return {
    language,
    ...heading,
    summary: typedText(sectionLines('summary'), { width: widths.main, top: tops.summary }),
    ...contact,
    skills: readItems(sideLines('skills')),
    languages: readLanguages(sideLines('languages')),
    certifications: readItems(sideLines('certifications')),
    experiences,
    education,
    unplaced: [
      ...stray.map(({ text }) => plain(text)),
      ...addresses,
      ...(['honors', 'publications', 'patents'] as const).flatMap((name) => readItems(sideLines(name))),
      ...aboveHeadline,
      ...notExperience,
      ...notEducation,
      ...unknown.flatMap(({ header, lines }) => [header, ...lines.map(({ text }) => plain(text))]),
    ],
  };
}
