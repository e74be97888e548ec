import { describe, expect, it } from 'vitest';
import { paths } from '../../../../../domain/paths.ts';
import { type Locale, locales } from '../../../../../domain/viewer.ts';
import type { EmailWords } from '../email-text.ts';
import { placeEmail, renderEmail } from '../render-email.ts';
import { sampleWords } from '../sample-words.ts';
import { type Template, templates } from '../templates.ts';

const config = { BRAND_NAME: 'Vivier', BASE_URL: 'https://vivier.example' };
const all = templates.flatMap((template) => locales.map((locale) => [template, locale] as const));

const words = (template: Template, locale: Locale): EmailWords & { name: string } => ({
  name: 'Camille',
  ...sampleWords(template, locale, config),
});

/** Every text that a person may have written, and the names of people and companies. */
function hostile(value: unknown): unknown {
  if (typeof value === 'string')
    return /^https:/.test(value) ? value : `${value}"'><script>alert(1)</script><img src=x onerror=a()>`;
  if (Array.isArray(value)) return value.map(hostile);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, kept.has(key) ? one : hostile(one)]));
}
/** Fields that the product fills itself, not people: codes, ids and addresses. */
const kept = new Set([
  'decline',
  'terms',
  'url',
  'query',
  'stopToken',
  'token',
  'testId',
  'questionId',
  'companyId',
  'developerId',
  'introductionId',
  'alias',
  'publishProblem',
]);

const tags = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').match(/<[^>]*>/g) ?? [];
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/** The words that a reader sees between the heading and the end, without those of the address to copy. */
function seenWords(html: string, orCopy: string): string[] {
  const body = html
    .slice(html.indexOf('</h1>'))
    .replace(/<p [^>]*>[^<]*<br><a [^>]*>https:[^<]*<\/a><\/p>/, (found) => (found.includes(orCopy) ? '' : found));
  return wordsOf(
    body
      .replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&lt;|&gt;|&quot;|&amp;/g, ' '),
  );
}
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The address of a page of the product. */
function leadsToAPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  const patterns = Object.values(paths).flatMap(({ fr, en }) => [fr, `/en${en}`, en]);
  return (
    origin === config.BASE_URL &&
    patterns.some((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '/?')}$`).test(pathname))
  );
}

describe('every e-mail of the product', () => {
  it.each(all)('%s in %s has a subject, a preheader and a button that leads to a page', (template, locale) => {
    const placed = placeEmail(template, locale, config, words(template, locale));
    const { subject, html, text } = renderEmail(template, locale, config, words(template, locale));
    expect(subject).toMatch(/\S{2,}/);
    expect(subject).not.toMatch(/\n/);
    expect(placed.preheader.length).toBeGreaterThan(15);
    expect(placed.preheader.length).toBeLessThanOrEqual(131);
    expect(placed.preheader).not.toMatch(/https?:|token=|\n/);
    expect(html.indexOf(placed.preheader.slice(0, 10).replaceAll('&', '&amp;'))).toBeLessThan(html.indexOf('<h1'));
    expect(placed.action && leadsToAPage(placed.action.url)).toBe(true);
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    expect(text).toContain(placed.action?.url);
  });

  it.each(all)('%s in %s has only absolute links to the product', (template, locale) => {
    const { html, text } = renderEmail(template, locale, config, words(template, locale));
    const written = text.match(/https?:\S+/g) ?? [];
    expect(links(html).length).toBeGreaterThan(0);
    for (const url of links(html)) expect(leadsToAPage(url), url).toBe(true);
    expect(new Set(links(html))).toEqual(new Set(written));
  });

  it.each(all)('%s in %s says the same as HTML and as plain text', (template, locale) => {
    const { orCopy } = placeEmail(template, locale, config, words(template, locale));
    const { html, text } = renderEmail(template, locale, config, words(template, locale));
    expect(seenWords(html, orCopy)).toEqual(wordsOf(text.replace(/https?:\S+/g, '')));
  });

  it.each(all)('%s in %s has no script, no image, and nothing unescaped that a person wrote', (template, locale) => {
    const data = hostile(words(template, locale)) as EmailWords & { name: string };
    const { html } = renderEmail(template, locale, { ...config, BRAND_NAME: 'Ma & <Co>' }, data);
    const known =
      /^<(?:!doctype html|\/?(?:html|head|meta|title|style|body|div|table|tr|td|h1|h2|p|br|a|span|strong|blockquote))\b/i;
    for (const tag of tags(html)) {
      expect(tag).toMatch(known);
      expect(tag).not.toMatch(/\son\w+\s*=|javascript:|\ssrc=/i);
    }
    expect(html).toContain('&lt;script&gt;');
  });

  it.each(all)('%s in %s is far below the 102 kB at which Gmail cuts', (template, locale) => {
    const { html } = renderEmail(template, locale, config, words(template, locale));
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
