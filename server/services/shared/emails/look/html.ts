import { escapeHtml } from '../../../../../domain/text/escape.ts';
import type { Item, Paragraph } from '../email-text.ts';
import { mark } from './mark.ts';
import { look, palette, stylesheet } from './palette.ts';
import type { LinkTo, PlacedEmail, PlacedSection } from './placed-email.ts';

const systemFonts = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `font-family:Inter,${systemFonts}`;
const heading = `font-family:'Bricolage Grotesque',Inter,${systemFonts}`;
const small = 'font-size:14px;line-height:1.5';
const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * The e-mail as a document. Mail programs support tables and styles beside the elements, and little else; images and
 * scripts are not needed for anything.
 */
export function htmlDocument(email: PlacedEmail): string {
  const { locale, brand, subject, greeting, paragraphs, sections, action, choices } = email;
  return `<!doctype html>
<html lang="${locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>
${stylesheet}
</style></head>
<body ${look({ 'background-color': 'paper', color: 'ink' }, `margin:0;padding:0;${text};font-size:16px;line-height:1.6;-webkit-text-size-adjust:100%`)}>
${hidden(email.preheader)}
<${table} bgcolor="${palette.paper.light}" ${look({ 'background-color': 'paper' }, '')}><tr><td align="center" class="edge" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<${table} style="max-width:600px;margin:0 auto">
<tr><td style="padding:0 8px 16px">${head(brand)}</td></tr>
<tr><td bgcolor="${palette.surface.light}" ${padded(look({ 'background-color': 'surface', 'border-color': 'line', color: 'ink' }, `border-width:1px;border-style:solid;border-radius:10px;padding:36px 40px;${text};font-size:16px;line-height:1.6;text-align:left;overflow-wrap:anywhere;word-break:break-word`))}>
<h1 ${look({ color: 'ink' }, `margin:0 0 20px;${heading};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em`)}>${escapeHtml(email.heading)}</h1>
${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${sections.map(section).join('\n')}
${action ? button(action) : ''}
${paragraph(email.signature)}
${action ? copy(email.orCopy, action) : ''}</td></tr>
<tr><td ${look({ color: 'muted' }, `padding:20px 8px 0;${text};${small};text-align:left`)}>${escapeHtml(email.because)}${choices ? `<br>${link(choices)}` : ''}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`;
}

/** What mailboxes show after the subject; the spaces keep what follows out of that line. */
function hidden(preheader: string): string {
  const style =
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px';
  return `<div style="${style}">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

const padded = (attributes: string) => attributes.replace('class="', 'class="pad ');

function head(brand: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px">${mark}</td><td ${look({ color: 'ink' }, `${heading};font-size:20px;line-height:1.2;font-weight:700`)}>${escapeHtml(brand)}</td></tr></table>`;
}

function paragraph(one: Paragraph): string {
  if (typeof one === 'string') return `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`;
  if ('letter' in one) return one.letter.map(paragraph).join('\n');
  if ('fact' in one)
    return `<p style="margin:0 0 16px"><span ${look({ color: 'muted' }, small)}>${escapeHtml(one.fact)}</span><br><strong style="font-weight:600">${escapeHtml(one.value)}</strong></p>`;
  const lines = one.quote.map(
    (line, index) => `<p style="margin:${index === 0 ? '0' : '12px 0 0'}">${escapeHtml(line)}</p>`,
  );
  return `<${table} style="margin:0 0 16px"><tr><td bgcolor="${palette.sunken.light}" ${look({ 'background-color': 'sunken', 'border-color': 'leaf', color: 'ink' }, 'border-style:solid;border-width:0 0 0 3px;border-radius:0 8px 8px 0;padding:14px 18px')}><blockquote style="margin:0">${lines.join('')}</blockquote></td></tr></table>`;
}

const link = ({ label, url }: LinkTo) =>
  `<a href="${escapeHtml(url)}" ${look({ color: 'leaf' }, 'text-decoration:underline')}>${escapeHtml(label)}</a>`;

/** The cell has the colour too, because Outlook on Windows draws no padding around a link. */
function button({ label, url }: LinkTo): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td bgcolor="${palette.leaf.light}" ${look({ 'background-color': 'leaf' }, 'border-radius:8px;mso-padding-alt:13px 24px')}><a href="${escapeHtml(url)}" ${look({ color: 'onLeaf' }, `display:inline-block;padding:13px 24px;${text};font-size:16px;line-height:1.25;font-weight:600;text-align:center;text-decoration:none`)}>${escapeHtml(label)}</a></td></tr></table>`;
}

function copy(words: string, { url }: LinkTo): string {
  return `<p ${look({ color: 'muted', 'border-color': 'line' }, `margin:24px 0 0;padding:16px 0 0;border-style:solid;border-width:1px 0 0;font-size:13px;line-height:1.5`)}>${escapeHtml(words)}<br><a href="${escapeHtml(url)}" ${look({ color: 'muted' }, 'word-break:break-all')}>${escapeHtml(url)}</a></p>`;
}

function section({ title, items, ways }: PlacedSection): string {
  const links = ways.map(link).join(' &nbsp;·&nbsp; ');
  return `<h2 ${look({ color: 'ink' }, `margin:28px 0 4px;${heading};font-size:18px;line-height:1.3;font-weight:700`)}>${escapeHtml(title)}</h2>
<${table} style="margin:0 0 12px">${items.map(row).join('')}</table>${ways.length > 0 ? `\n<p style="margin:0 0 16px;${small}">${links}</p>` : ''}`;
}

function row({ label, detail, note, url }: Item): string {
  const more = [detail, note ?? '']
    .filter(Boolean)
    .map((line) => `<br><span ${look({ color: 'muted' }, small)}>${escapeHtml(line)}</span>`);
  return `<tr><td ${look({ 'border-color': 'line' }, 'border-style:solid;border-width:0 0 1px;padding:12px 0')}><strong style="font-weight:600">${link({ label, url })}</strong>${more.join('')}</td></tr>`;
}
