import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import { authoriseQuestion } from '../../catalogue/authorise-question.ts';
import type { QuestionAddress } from './public-question.ts';

/**
 * Locks the question until the end of the transaction: votes and comments on one question are stored one after the
 * other. Throws NotFound when the question cannot be discussed.
 */
export async function lockQuestion(trx: Trx, { testId, questionId }: QuestionAddress, viewer: Viewer): Promise<string> {
  if (!isId(questionId)) throw new NotFound();
  await trx.selectFrom('questions').select('id').where('id', '=', questionId).forNoKeyUpdate().executeTakeFirst();
  const authorised = await authoriseQuestion({ db: trx, viewer }, questionId);
  if (authorised.testId !== testId || !authorised.talked) throw new NotFound();
  return questionId;
}
