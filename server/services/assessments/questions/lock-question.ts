import { isId } from '../../../../domain/id.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import { NotFound } from '../../../errors.ts';
import { authoriseQuestion } from '../../catalogue/authorise-question.ts';
import type { QuestionAddress } from './public-question.ts';

/** Held to the end of the transaction: what people say of a question comes one after the other, while it is talked about. */
export async function lockQuestion(trx: Trx, { testId, questionId }: QuestionAddress, viewer: Viewer): Promise<string> {
  if (!isId(questionId)) throw new NotFound();
  await trx.selectFrom('questions').select('id').where('id', '=', questionId).forNoKeyUpdate().executeTakeFirst();
  const authorised = await authoriseQuestion({ db: trx, viewer }, questionId);
  if (authorised.testId !== testId || !authorised.talked) throw new NotFound();
  return questionId;
}
