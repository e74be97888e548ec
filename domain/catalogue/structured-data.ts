import { pathTo } from '../paths.ts';
import type { Locale } from '../viewer.ts';

/** What search engines read: https://schema.org, as JSON-LD. */
export type StructuredData = Record<string, unknown>;
/** The product as it is called here, where it is, and its first page. */
export type Site = { name: string; baseUrl: string; home: string };
type Crumb = { name: string; path: string };

const context = 'https://schema.org';
const pageSize = 20;

/** The way to a page, from the first one down to itself. */
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

type QuestionList = {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  page: number;
  total: number;
  entries: readonly { testId: string; questionId: string; questionTitle: string }[];
  /** What lies between the first page and this one. */
  crumbs: readonly Crumb[];
};

/** A page that lists questions: the way to it, and what it lists. */
export function questionListData(site: Site, list: QuestionList): StructuredData[] {
  const { title, description, path, locale, page, total, entries, crumbs } = list;
  const items = entries.map(({ testId, questionId, questionTitle }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * pageSize + index + 1,
    name: withoutMarks(questionTitle),
    url: site.baseUrl + pathTo(locale, 'testQuestion', { testId, questionId }),
  }));
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
  right: readonly string[];
  explanation: string;
};

/** A question with its answer, as a card to learn from. */
export function questionData({ baseUrl }: Site, asked: AskedQuestion): StructuredData {
  const answer = [...asked.right.map((text) => `${text}.`), asked.explanation].filter(Boolean).join(' ');
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
        acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
      },
    ],
  };
}

/** Texts mark their code with backticks, which mean nothing outside of our pages. */
export const withoutMarks = (text: string): string => text.replaceAll('`', '');
