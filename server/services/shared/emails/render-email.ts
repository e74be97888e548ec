import { optionalKindOf } from '../../../../domain/account/email-kinds.ts';
import { type PathKey, pathWith } from '../../../../domain/paths.ts';
import { colon } from '../../../../domain/text/colon.ts';
import { escapeHtml } from '../../../../domain/text/escape.ts';
import { typography } from '../../../../domain/text/typography.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import { type EmailText, type EmailWords, type Item, lines } from './email-text.ts';
import { emailTexts, type Template } from './templates.ts';

export type Rendered = { subject: string; text: string; html: string };

export function renderEmail(
  template: Template,
  locale: Locale,
  config: Pick<Config, 'BRAND_NAME' | 'BASE_URL'>,
  data: EmailWords & { name: string },
): Rendered {
  const texts = emailTexts[locale];
  const brand = config.BRAND_NAME;
  const email = typeset(texts.emails[template]({ brand, ...data }), locale, data.reason);
  const action = email.action && {
    label: email.action.label,
    url: addressOf(email.action, locale, config.BASE_URL),
  };
  const greeting = texts.greeting(data.name);
  const sections = (email.sections ?? []).map(({ title, items, ways }) => ({
    title,
    items,
    ways: ways.map((way) => ({ label: way.label, url: addressOf(way, locale, config.BASE_URL) })),
  }));
  // Only what its reader can turn off has the link to the choices.
  const choices = optionalKindOf(template)
    ? { label: texts.choose, url: addressOf({ path: 'emailSettings' }, locale, config.BASE_URL) }
    : undefined;
  const parts = [
    greeting,
    ...email.paragraphs,
    ...sections.map((section) => sectionText(section, locale)),
    ...(action ? [`${action.label}${colon[locale]}\n${action.url}`] : []),
    texts.signature(brand),
    ...(choices ? [`${choices.label}${colon[locale]}\n${choices.url}`] : []),
  ];
  return {
    subject: email.subject,
    text: parts.join('\n\n'),
    html: frame(locale, brand, email.subject, greeting, email.paragraphs, sections, action, choices),
  };
}

type LinkTo = { label: string; url: string };

/**
 * French spaces in what we wrote. What a user wrote stays as it is, and so do addresses. The subject has ordinary spaces,
 * because people search for its words.
 */
function typeset(email: EmailText, locale: Locale, said: string | undefined): EmailText {
  if (locale !== 'fr') return email;
  const { paragraphs, sections, action } = email;
  const quoted = new Set(lines(said));
  const labelled = <T extends { label: string }>(one: T): T => ({ ...one, label: typography(one.label) });
  return {
    ...email,
    paragraphs: paragraphs.map((text) => (quoted.has(text) ? text : typography(text))),
    ...(sections && {
      sections: sections.map(({ title, items, ways }) => ({
        title: typography(title),
        items: items.map((item) => ({
          ...labelled(item),
          detail: typography(item.detail),
          ...(item.note && { note: typography(item.note) }),
        })),
        ways: ways.map(labelled),
      })),
    }),
    ...(action && { action: labelled(action) }),
  };
}

function addressOf(
  { path, params }: Omit<NonNullable<EmailText['action']>, 'label'>,
  locale: Locale,
  base: string,
): string {
  const [key = 'home', query] = path.split('?');
  return `${base}${pathWith(locale, key as PathKey, params)}${query ? `?${query}` : ''}`;
}

type PlacedSection = {
  title: string;
  items: Item[];
  ways: LinkTo[];
};

function sectionText({ title, items, ways }: PlacedSection, locale: Locale): string {
  const rows = items.map(({ label, detail, note, url }) =>
    [`- ${[label, detail].filter(Boolean).join(', ')}`, ...(note ? [note] : []), url].join('\n  '),
  );
  return [title, ...rows, ...ways.map(({ label, url }) => `${label}${colon[locale]}\n${url}`)].join('\n');
}

const linkHtml = ({ label, url }: LinkTo) =>
  `<a href="${escapeHtml(url)}" style="color:#0B6B53">${escapeHtml(label)}</a>`;

const smallHtml = (line: string | undefined) =>
  line ? `<br><span style="color:#55626F;font-size:14px">${escapeHtml(line)}</span>` : '';

function sectionHtml({ title, items, ways }: PlacedSection): string {
  const rows = items.map(
    ({ label, detail, note, url }) =>
      `<li style="margin:0 0 8px">${linkHtml({ label, url })}${smallHtml(detail)}${smallHtml(note)}</li>`,
  );
  return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>
<ul style="margin:0 0 8px;padding-left:20px">${rows.join('')}</ul>
<p style="margin:0 0 16px;font-size:14px">${ways.map(linkHtml).join(' · ')}</p>`;
}

/** Mail programs support tables and inline styles, and little else. */
function frame(
  locale: Locale,
  brand: string,
  subject: string,
  greeting: string,
  paragraphs: string[],
  sections: PlacedSection[],
  action: LinkTo | undefined,
  choices: LinkTo | undefined,
): string {
  const texts = emailTexts[locale];
  const p = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0B6B53;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block;font-weight:600">${escapeHtml(action.label)}</a></p>
${p(`<span style="color:#55626F;font-size:14px">${escapeHtml(locale === 'fr' ? typography(texts.orCopy) : texts.orCopy)}<br><a href="${escapeHtml(action.url)}" style="color:#0B6B53;word-break:break-all">${escapeHtml(action.url)}</a></span>`)}`
    : '';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBFAF7;color:#17212B;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#0B6B53">${escapeHtml(brand)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #E3E0D8;border-radius:10px;padding:32px">
${p(escapeHtml(greeting))}
${paragraphs.map((text) => p(escapeHtml(text))).join('\n')}
${sections.map(sectionHtml).join('\n')}
${button}
${p(escapeHtml(texts.signature(brand)))}
</td></tr>${choices ? `<tr><td style="padding:16px 8px;font-size:14px">${linkHtml(choices)}</td></tr>` : ''}</table></td></tr></table></body></html>`;
}
