import type { QuestionRole } from '../catalogue/contributions/question-acts.ts';
import type { Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper, isSelf } from './roles.ts';

/** docs/product/catalogue.md, Who finds what: questions that are not published are for signed-in users. */
export function canFindUnpublished(viewer: Viewer): boolean {
  return viewer !== undefined;
}

/** docs/product/catalogue.md, Permissions of the catalogue: vote and comment, while the question is discussed. */
export function canDiscussQuestion(viewer: Viewer, question: { talked: boolean }): boolean {
  return viewer !== undefined && question.talked;
}

/** docs/product/catalogue.md, Permissions of the catalogue: the author of a comment and administrators delete it. */
export function canDeleteComment(viewer: Viewer, comment: { authorId: string | null }): boolean {
  return canDeleteEveryComment(viewer) || isSelf(viewer, comment.authorId);
}

/** docs/product/catalogue.md, Permissions of the catalogue: delete a comment of another user. */
export function canDeleteEveryComment(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/catalogue.md, Reporting a question: every visitor who can read it, also without an account. */
export function canReportQuestion(_viewer: Viewer): boolean {
  return true;
}

/** docs/product/catalogue.md, Permissions of the catalogue: recruiters have no profile to show questions on. */
export function canContribute(viewer: Viewer): boolean {
  return isDeveloper(viewer) || isAdministrator(viewer);
}

/** docs/product/catalogue.md, Contributions section of a profile: developers have one. */
export function canShowContributions(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/catalogue.md, Reviewing questions: administrators, who also handle reports and draft tests. */
export function canReviewQuestions(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/catalogue.md, Draft tests: administrators, and contributors accepted for a test not published yet. */
export function canSeeDrafts(viewer: Viewer, isContributor: boolean): boolean {
  return canReviewQuestions(viewer) || (viewer !== undefined && isContributor);
}

/** docs/product/catalogue.md, Question transitions: what a user is to a question; empty for all other users. */
export function questionRoles(viewer: Viewer, question: { authorId: string | null }): QuestionRole[] {
  return [
    ...(isSelf(viewer, question.authorId) ? (['author'] as const) : []),
    ...(canReviewQuestions(viewer) ? (['admin'] as const) : []),
  ];
}

/** docs/product/catalogue.md, The page of a question: its author and administrators get a link to change it. */
export function canChangeQuestion(viewer: Viewer, question: { mine: boolean }): boolean {
  return question.mine || canReviewQuestions(viewer);
}
