import type { Block, Cv, Section } from '../../../server/ports/pdf/cv/cv.ts';
import { readCv } from '../../../server/ports/pdf/cv/read-cv.ts';

/**
 * The same words for a browser to print. In its favour: fonts that it already has, no script, no picture, nothing to
 * fetch, and the simplest of style sheets.
 */
export function asHtml(resume: unknown): string {
  const cv = readCv(resume);
  return `<!doctype html><html lang="${cv.language}"><head><meta charset="utf-8"><title>CV</title><style>
@page { size: A4; margin: 17mm 15mm } body { font: 9.5pt/1.45 sans-serif; margin: 0 } h1 { font-size: 25pt; margin: 0 }
header { background: #0b6b53; color: #fff; padding: 12pt } h2 { font-size: 14pt; color: #0b6b53; margin: 14pt 0 4pt; break-after: avoid }
.row { display: grid; grid-template-columns: 104pt 1fr; gap: 20pt; margin-bottom: 8pt } h3 { font-size: 10pt; margin: 0; break-after: avoid }
p { margin: 0 0 3pt; orphans: 2; widows: 2 } ul { margin: 0; padding-left: 12pt } .chip { background: #e7f2ed; border-radius: 9pt; padding: 2pt 8pt; margin-right: 4pt }
</style></head><body>${header(cv)}${cv.about.map(block).join('')}${cv.sections.map(section).join('')}</body></html>`;
}

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const header = ({ heading, label = '', facts, contacts, lead = '' }: Cv) =>
  `<header><h1>${safe(heading)}</h1><p>${safe([label, ...facts].join(' · '))}</p><p>${contacts
    .map(({ text, href }) => (href ? `<a href="${safe(href)}">${safe(text)}</a>` : safe(text)))
    .join(' · ')}</p></header><p><b>${safe(lead)}</b></p>`;

function block({ kind, words }: Block): string {
  const text = words.map(({ text, bold }) => (bold ? `<b>${safe(text)}</b>` : safe(text))).join('');
  return kind === 'bullet' ? `<ul><li>${text}</li></ul>` : `<p>${text}</p>`;
}

const row = (aside: string, content: string) => `<div class="row"><div>${safe(aside)}</div><div>${content}</div></div>`;
const chips = (names: string[]) => names.map((name) => `<span class="chip">${safe(name)}</span>`).join(' ');

function section(one: Section): string {
  return `<h2>${safe(one.title)}</h2>${content(one)}`;
}

function content(one: Section): string {
  switch (one.kind) {
    case 'entries':
      return one.entries
        .map(({ title, at = '', facts = [], period = '', body, link }) => {
          const address = link ? `<p><a href="${safe(link.href ?? '')}">${safe(link.text)}</a></p>` : '';
          const told = `<h3>${safe(title)}</h3><p>${safe(at)}</p>${body.map(block).join('')}${address}`;
          return row([period, ...facts].join(' '), told);
        })
        .join('');
    case 'skills':
      return one.groups.map(({ level = '', names }) => row(level, chips(names))).join('');
    case 'scores':
      return one.scores.map(({ top, name, word = '' }) => row(top, `${safe(name)} ${safe(word)}`)).join('');
    case 'languages':
      return one.languages.map(({ name, level = '' }) => row(name, safe(level))).join('');
    case 'facts':
      return one.facts.map(({ label, text }) => row(label, safe(text))).join('');
    case 'tags':
      return row('', chips(one.tags));
    case 'text':
      return row('', safe(one.text));
  }
}
