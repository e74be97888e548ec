/** docs/product/catalogue.md, Question statuses. */
export const questionStatuses = [
  'WAITING_FOR_VALIDATION',
  'PUBLISHED',
  'DECLINED',
  'NOT_PUBLISHED',
  'ARCHIVED',
  'DELETED',
] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export function isQuestionStatus(text: string | null): text is QuestionStatus {
  return questionStatuses.some((status) => status === text);
}
