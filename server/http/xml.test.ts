import { expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { feedXml, sitemapIndexXml, sitemapXml } from './xml.ts';

const config = { BASE_URL: 'https://vivier.example', BRAND_NAME: 'Vivier' } as Config;

it('a page in a sitemap has a link to its other language and its last change', () => {
  const page = { paths: { fr: '/a', en: '/en/a' }, changedAt: new Date('2026-01-02T03:04:05Z') };
  expect(sitemapXml(config.BASE_URL, 'en', [page])).toContain(
    '<url><loc>https://vivier.example/en/a</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://vivier.example/a"/>',
  );
});

it('the sitemap index lists each file', () => {
  const file = { kind: 'questions', locale: 'fr', part: 2, changedAt: undefined } as const;
  expect(sitemapIndexXml(config.BASE_URL, [file])).toContain(
    '<loc>https://vivier.example/sitemaps/questions-fr-2.xml</loc>',
  );
});

it('the feed lists new questions', () => {
  const item = {
    id: 'q',
    title: 'Que fait `a < b` ?',
    test: 'C#',
    path: '/test-question/t/q',
    publishedAt: new Date(0),
  };
  const feed = feedXml(config, { locale: 'fr', address: '/tests/questions.rss', items: [item] });
  expect(feed).toContain('<title>Que fait a &lt; b ?</title><link>https://vivier.example/test-question/t/q</link>');
  expect(feed).toContain('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>');
});
