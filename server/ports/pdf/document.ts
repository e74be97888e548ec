import { createElement, type ReactElement, type ReactNode } from 'react';
import { painterOf, type Renderer } from './painter.ts';
import type { PdfTheme, Resume } from './port.ts';
import { printable } from './printable.ts';
import { looks } from './themes.ts';
import { type Words, wordsIn } from './words.ts';

type DocumentProps = import('@react-pdf/renderer').DocumentProps;
type Painter = ReturnType<typeof painterOf>;
type Basics = NonNullable<Resume['basics']>;

const margin = 42;

/** The résumé as a tree for the renderer, which is handed in because it is heavy and only loaded when needed. */
export function resumeDocument(renderer: Renderer, resume: Resume, theme: PdfTheme): ReactElement<DocumentProps> {
  const { Document, Page, View, Text } = renderer;
  const look = looks[theme];
  const words = wordsIn(resume.meta?.language);
  const paint = painterOf(renderer, look);
  const { basics = {} } = resume;
  const name = printable(basics.name?.trim() || words.unnamed);

  const addresses = [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)].filter((url) => url !== undefined);
  const header = createElement(
    View,
    {
      style: {
        backgroundColor: look.band,
        padding: margin,
        paddingBottom: look.band ? 20 : 0,
        // The band reaches the edges of the sheet.
        marginTop: -margin,
        marginHorizontal: -margin,
      },
    },
    paint.text(name, { fontFamily: 'Helvetica-Bold', fontSize: 22, color: look.onBand, lineHeight: 1.2 }),
    paint.text(basics.label, { fontSize: 12, color: look.onBandMuted }),
    paint.text(contactLine(basics), { fontSize: 9, color: look.onBandMuted, marginTop: 5 }),
    ...addresses.map((url, key) =>
      createElement(View, { key }, paint.link(url, { fontSize: 9, color: look.onBandMuted })),
    ),
  );
  const pageNumber = createElement(Text, {
    fixed: true,
    style: { position: 'absolute', bottom: 20, left: 0, right: 0, textAlign: 'center', fontSize: 8, color: look.muted },
    render: ({ pageNumber: page, totalPages }) => `${page} / ${totalPages}`,
  });

  return createElement(
    Document,
    { title: name, author: name, language: words.language },
    createElement(
      Page,
      { size: 'A4', style: { padding: margin, fontFamily: 'Helvetica', color: look.ink } },
      header,
      createElement(View, { style: { marginTop: 14 } }, paint.text(basics.summary)),
      ...sections(resume, paint, words),
      pageNumber,
    ),
  );
}

function sections(resume: Resume, paint: Painter, words: Words): ReactNode[] {
  const work = (resume.work ?? []).map((job, key) =>
    paint.entry(
      {
        title: joined(' – ', job.position, job.name),
        detail: job.location,
        period: words.period(job.startDate, job.endDate),
        body: job.summary,
        points: job.highlights,
        url: job.url,
      },
      key,
    ),
  );
  const projects = (resume.projects ?? []).map(({ name = '', description, startDate, endDate, highlights, url }, key) =>
    paint.entry(
      { title: name, period: words.period(startDate, endDate), body: description, points: highlights, url },
      key,
    ),
  );
  const education = (resume.education ?? []).map(({ studyType, area, institution, startDate, endDate }, key) =>
    paint.entry(
      { title: joined(', ', studyType, area), detail: institution, period: words.period(startDate, endDate) },
      key,
    ),
  );
  const skills = (resume.skills ?? []).map(({ name, keywords }) => named(name, keywords?.join(', ')));
  const languages = (resume.languages ?? []).map(({ language, fluency }) => named(language, fluency));
  const listed = (items: string[]): ReactNode[] => {
    const line = joined('  ·  ', ...items);
    return line ? [paint.text(line)] : [];
  };
  return [
    paint.section(words.work, work),
    paint.section(words.projects, projects),
    paint.section(words.education, education),
    paint.section(words.skills, listed(skills)),
    paint.section(words.languages, listed(languages)),
  ];
}

function contactLine({ location, email, phone }: Basics): string {
  const place = joined(', ', location?.city, location?.locationCountryCode ?? location?.countryCode);
  return joined('  ·  ', place, email, phone);
}

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(separator);
}

function named(name: string | undefined, detail: string | undefined): string {
  return name && detail ? `${name} (${detail})` : (name ?? '');
}
