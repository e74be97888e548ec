import type { ConfirmationRow } from '../../../../domain/assessments/confirmation/confirmation.ts';
import type { Writer } from '../../../data/database.ts';

export type StoredConfirmation = ConfirmationRow & {
  id: string;
  testId: string;
  score: number;
  rightAnswers: number | null;
  questions: number | null;
};

/** The requests of one conversation, the newest first. */
export async function readRows(db: Writer, introductionId: string): Promise<StoredConfirmation[]> {
  return db
    .selectFrom('scoreConfirmations')
    .select([
      'id',
      'testId',
      'score',
      'askedAt',
      'expiresAt',
      'declinedAt',
      'sessionId',
      'endedAt',
      'confirmed',
      'rightAnswers',
      'questions',
    ])
    .where('introductionId', '=', introductionId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
}
