import type { QuestionStatus } from '../../../domain/catalogue/contributions/question-status.ts';
import { type PortalKind, portalPath } from '../../../domain/catalogue/portal.ts';
import { type CatalogueRights, visibleStatuses } from '../../../domain/catalogue/question-status.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Database } from '../../data/database.ts';
import { type CatalogueNames, type CatalogueTag, nameIn } from './catalogue-names.ts';

export type CatalogueEntry = {
  testId: string;
  testName: string;
  testAlias: string;
  /** The address of the picture of its technology, and the theme of the test, whose tint the picture has. */
  icon: string;
  theme: string | null;
  questionId: string;
  questionTitle: string;
  difficulty: number;
  status: QuestionStatus;
  tags: CatalogueTag[];
  publishedAt: Date | null;
  ratingScore: number;
  ratingsCount: number;
  tookCount: number;
  hasNewRating: boolean;
  alternativeQuestion: boolean;
  draftTest: boolean;
};

/** The questions of one page, in the order of the ids; those that may not be seen any more are left out. */
export async function readEntries(
  db: Database,
  names: CatalogueNames,
  locale: Locale,
  ids: readonly string[],
  rights: CatalogueRights,
): Promise<CatalogueEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('catalogueQuestions as c', 'c.questionId', 'q.id')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select(['q.id as questionId', 'q.testId', 'q.difficulty', 'q.status', 'q.publishedAt', 'q.ratingScore'])
    .select(['q.ratingsCount', 'q.tookCount', 'q.hasNewRating', 'q.alternative', 'c.technologyId', 'c.professionIds'])
    .select([locale === 'fr' ? 'q.titleFr as questionTitle' : 'q.titleEn as questionTitle'])
    .select([locale === 'fr' ? 't.nameFr as testName' : 't.nameEn as testName', 't.seoAlias', 't.status as testStatus'])
    .where('q.id', 'in', ids)
    .where('q.pool', '=', 'public')
    .where('q.status', 'in', visibleStatuses(rights))
    .$if(!rights.drafts, (rows) => rows.where('t.status', '=', 'PUBLISHED'))
    .execute();
  const byId = new Map(rows.map((row) => [row.questionId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { technologyId, professionIds, seoAlias, alternative, testStatus, status, ...entry } = row;
    return [
      {
        ...entry,
        testAlias: seoAlias ?? row.testId,
        icon: iconOf(names.technologies.get(technologyId)?.handle),
        theme: names.tests.get(row.testId)?.themeId ?? null,
        status: status as QuestionStatus,
        alternativeQuestion: alternative,
        draftTest: testStatus === 'DRAFT',
        tags: tagsOf(names, locale, technologyId, professionIds),
      },
    ];
  });
}

/** Written out here, and not in the browser: the scripts of the catalogue have a limit. */
const iconOf = (handle: string | null | undefined) => (handle ? `/icons/${handle}.svg` : '/technology.svg');

export function tagsOf(
  names: CatalogueNames,
  locale: Locale,
  technologyId: string,
  professionIds: readonly string[],
): CatalogueTag[] {
  const tags = [
    tagOf(names, locale, 'technology', technologyId),
    ...professionIds.map((id) => tagOf(names, locale, 'profession', id)),
  ];
  return tags.filter((tag) => tag !== undefined);
}

/** Returns the same object each time, so that a tag of many questions is built, and sent to the browser, once. */
function tagOf(names: CatalogueNames, locale: Locale, kind: PortalKind, id: string): CatalogueTag | undefined {
  const key = `${locale} ${kind} ${id}`;
  const known = names.tags.get(key);
  if (known) return known;
  const named = (kind === 'technology' ? names.technologies : names.professions).get(id);
  if (!named) return undefined;
  const tag = { kind, id, tag: nameIn(locale, named), url: portalPath(kind, locale, named) };
  names.tags.set(key, tag);
  return tag;
}
