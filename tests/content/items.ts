import type { ContentQuestion } from '../../domain/assessments/content/question.ts';
import { type ContentTest, questionsOf } from '../../domain/assessments/content/test-file.ts';

/** The questions of a test by the id of their item: one question, or the variants of an item model. */
export function itemsOf(test: Pick<ContentTest, 'subjects'>): Map<string, ContentQuestion[]> {
  return Map.groupBy(questionsOf(test), ({ id }) => id);
}

export function ratedItems(test: Pick<ContentTest, 'subjects'>): Map<string, ContentQuestion[]> {
  return new Map([...itemsOf(test)].filter(([, [question]]) => question?.public === false));
}
