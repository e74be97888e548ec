import type { TestState } from '../assessments/test-state.ts';
import { canFindUnpublished } from '../permissions/catalogue.ts';
import type { Viewer } from '../viewer.ts';
import { type QuestionStatus, questionStatuses } from './contributions/question-status.ts';

/** The test states of the catalogue, which has no archived tests. */
export const testStatuses = ['PUBLISHED', 'DRAFT'] as const;
export type TestStatus = (typeof testStatuses)[number];

/** The statuses that are listed when the visitor has chosen none. */
export const listedByDefault: readonly QuestionStatus[] = ['PUBLISHED', 'WAITING_FOR_VALIDATION'];

/** The additional questions that a viewer may find in the catalogue. */
export type CatalogueRights = { unpublished: boolean; drafts: boolean };

/** « Non publiées » is for signed-in users; drafts for users who may see drafts. */
export function catalogueRights(viewer: Viewer, drafts: boolean): CatalogueRights {
  return { unpublished: canFindUnpublished(viewer), drafts };
}

export function visibleStatuses({ unpublished: all }: Pick<CatalogueRights, 'unpublished'>): readonly QuestionStatus[] {
  return all ? questionStatuses : listedByDefault;
}

export type Reading = 'open' | 'gone' | 'none';

/**
 * Whether a question of the public pool can be read on its own page: a viewer who finds it in the catalogue can open
 * it.
 */
export function questionReading(
  question: { status: QuestionStatus; testStatus: TestState; everPublished: boolean; mine: boolean },
  rights: CatalogueRights,
): Reading {
  if (question.mine) return 'open';
  if (question.testStatus === 'DRAFT') return rights.drafts ? 'open' : 'none';
  const archived = question.testStatus === 'ARCHIVED';
  if (!archived && visibleStatuses(rights).includes(question.status)) return 'open';
  return question.everPublished && (archived || ['DELETED', 'ARCHIVED'].includes(question.status)) ? 'gone' : 'none';
}

/** Who reads a question on its page, besides its author: everybody, signed-in people, those who see drafts, or no one. */
export type Readers = 'everybody' | 'signedIn' | 'draftReaders' | 'nobodyElse';

/** docs/product/catalogue.md, Who finds what: the same rule as `questionReading`, in words for a notice. */
export function readersOf({ status, testStatus }: { status: QuestionStatus; testStatus: TestState }): Readers {
  if (testStatus === 'DRAFT') return 'draftReaders';
  if (testStatus === 'ARCHIVED') return 'nobodyElse';
  return listedByDefault.includes(status) ? 'everybody' : 'signedIn';
}

/** Published questions and those that wait for validation have votes and comments. */
export function isTalkedAbout(status: QuestionStatus): boolean {
  return listedByDefault.includes(status);
}
