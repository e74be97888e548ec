import { createElement, type ReactNode } from 'react';
import { printable } from './printable.ts';
import type { Look } from './themes.ts';

export type Renderer = typeof import('@react-pdf/renderer');
export type Style = NonNullable<Parameters<Renderer['StyleSheet']['create']>[0]>[string];
export type Entry = { title: string; detail?: string; period?: string; body?: string; points?: string[]; url?: string };

export type Painter = {
  text(content: string | undefined, style?: Style): ReactNode;
  link(url: string | undefined, style: Style): ReactNode;
  entry(entry: Entry, key: number): ReactNode;
  /** Nothing at all when there is nothing under the title. */
  section(title: string, content: ReactNode[]): ReactNode;
};

export function painterOf({ View, Text, Link }: Renderer, look: Look): Painter {
  const text: Painter['text'] = (content, style = {}) => {
    if (!content?.trim()) return null;
    // Size and line height on every text: the renderer takes the height of an inherited size wrongly.
    const complete = { fontSize: 10, lineHeight: 1.4, ...style };
    return createElement(Text, { style: complete, hyphenationCallback: pieces }, unbroken(printable(content.trim())));
  };

  const link: Painter['link'] = (url, style) => {
    const label = text(url?.replace(/^https?:\/\/(www\.)?|\/$/g, ''), style);
    if (!label || !/^https?:\/\//i.test(url ?? '')) return label;
    return createElement(Link, { src: url, style: { textDecoration: 'none' } }, label);
  };

  const entry: Painter['entry'] = ({ title, detail, period, body, points = [], url }, key) => {
    const heading = createElement(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between' }, wrap: false, minPresenceAhead: 50 },
      createElement(
        View,
        { style: { flex: 1, paddingRight: 12 } },
        text(title, { fontFamily: 'Helvetica-Bold', fontSize: 10.5 }),
        text(detail, { color: look.muted }),
      ),
      text(period, { color: look.muted, fontSize: 9 }),
    );
    const list = points.map((point, at) =>
      createElement(View, { key: at }, text(`•  ${point}`, { marginTop: 2, paddingLeft: 8 })),
    );
    const address = link(url, { color: look.heading, fontSize: 9, marginTop: 2 });
    return createElement(
      View,
      { key, style: { marginBottom: 10 } },
      heading,
      text(body, { marginTop: 3 }),
      ...list,
      address,
    );
  };

  const section: Painter['section'] = (title, content) => {
    if (content.length === 0) return null;
    const underlined: Style = { borderBottomWidth: 1, borderBottomColor: look.line, marginBottom: 7, paddingBottom: 2 };
    const heading = createElement(
      View,
      { style: underlined, minPresenceAhead: 40 },
      text(title, { fontFamily: 'Helvetica-Bold', fontSize: 12, color: look.heading }),
    );
    return createElement(View, { style: { marginTop: 14 } }, heading, ...content);
  };

  return { text, link, entry, section };
}

/** Words are never hyphenated by English rules; only what has no end (an address, a token) is cut to fit. */
function pieces(word: string): string[] {
  return word.length > 40 ? (word.match(/.{1,40}/gsu) ?? [word]) : [word];
}

/** The signs that French writes after a space stay on the line of their word. */
function unbroken(text: string): string {
  return text.replace(/ (?=[;:!?»€%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
