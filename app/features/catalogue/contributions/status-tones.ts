import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';

export const tones = {
  PUBLISHED: 'good',
  WAITING_FOR_VALIDATION: 'info',
  NOT_PUBLISHED: 'info',
  DECLINED: 'warning',
  ARCHIVED: 'info',
  DELETED: 'warning',
} as const satisfies Record<QuestionStatus, string>;
