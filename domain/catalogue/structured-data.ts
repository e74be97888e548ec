import { pathTo } from '../paths.ts';
import type { Locale } from '../viewer.ts';

/** Data for search engines: https://schema.org, as JSON-LD. */
export type StructuredData = Record<string, unknown>;
/** The product's name, base address and home page. */
export type Site = { name: string; baseUrl: string; home: string };
type Crumb = { name: string; path: string };

const context = 'https://schema.org';
const pageSize = 20;

/** The path to a page, from the home page to the page itself. */
export function breadcrumbs({ name, baseUrl, home }: Site, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: home }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: baseUrl + crumb.path,
    })),
  };
}

type ListPage = {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  /** The pages between the home page and this one. */
  crumbs: readonly Crumb[];
};
type QuestionList = ListPage & {
  page: number;
  total: number;
  entries: readonly { testId: string; questionId: string; questionTitle: string }[];
};

/** A page that lists questions: its breadcrumbs, and the list. */
export function questionListData(site: Site, list: QuestionList): StructuredData[] {
  const { title, description, path, locale, page, total, entries, crumbs } = list;
  const items = entries.map(({ testId, questionId, questionTitle }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * pageSize + index + 1,
    name: withoutMarks(questionTitle),
    url: site.baseUrl + pathTo(locale, 'testQuestion', { testId, questionId }),
  }));
  return collection(site, { title, description, path, locale, crumbs }, total, items);
}

type TestList = ListPage & { tests: readonly { alias: string; name: string }[] };

/** A page that lists tests: its breadcrumbs, and the list. */
export function testListData(site: Site, { tests, ...page }: TestList): StructuredData[] {
  const items = tests.map(({ alias, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: site.baseUrl + pathTo(page.locale, 'test', { alias }),
  }));
  return collection(site, page, tests.length, items);
}

function collection(site: Site, page: ListPage, total: number, items: readonly StructuredData[]): StructuredData[] {
  const { title, description, path, locale, crumbs } = page;
  return [
    breadcrumbs(site, [...crumbs, { name: title, path }]),
    {
      '@context': context,
      '@type': 'CollectionPage',
      name: title,
      description,
      url: site.baseUrl + path,
      inLanguage: locale,
      mainEntity: { '@type': 'ItemList', numberOfItems: total, itemListElement: items },
    },
  ];
}

export type AskedQuestion = {
  path: string;
  title: string;
  locale: Locale;
  test: string;
  technology: string;
  level: string;
  publishedAt: Date;
  /** The right answer as one text. */
  right: string;
  explanation: string;
};

/** A question with its answer, as a flashcard. */
export function questionData({ baseUrl }: Site, asked: AskedQuestion): StructuredData {
  const answer = [asked.right, asked.explanation].filter(Boolean).join('\n');
  return {
    '@context': context,
    '@type': 'Quiz',
    name: `${asked.test} – ${withoutMarks(asked.title)}`,
    url: baseUrl + asked.path,
    inLanguage: asked.locale,
    about: { '@type': 'Thing', name: asked.technology },
    educationalLevel: asked.level,
    datePublished: new Date(asked.publishedAt).toISOString(),
    hasPart: [
      {
        '@type': 'Question',
        eduQuestionType: 'Flashcard',
        text: withoutMarks(asked.title),
        acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer).trim() },
      },
    ],
  };
}

/** Removes the backticks that mark code in our texts, which mean nothing to a search engine. */
export const withoutMarks = (text: string): string => text.replaceAll('`', '');
