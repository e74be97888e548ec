import { type AnswerAdvice, answerAdvice } from '../../../../domain/jobs/answers/answer-advice.ts';
import { type AnswerCounts, type AnswerRate, answerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { answerBefore } from '../../../../domain/jobs/answers/deadline.ts';
import { canSeeActivity } from '../../../../domain/permissions/companies.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { readToAnswer } from './read-to-answer.ts';

/** The columns that `rateOf` reads: the tables companies as `c` and answer_rates as `rates`, which may be missing. */
export const rateColumns = [
  'c.disableApplicationWorkflow as answersElsewhere',
  'rates.ended as rateEnded',
  'rates.answered as rateAnswered',
  'rates.medianDays as rateMedianDays',
] as const;

type Row = {
  answersElsewhere: boolean;
  rateEnded: number | null;
  rateAnswered: number | null;
  rateMedianDays: number | null;
};

export function rateOf(row: Row): AnswerRate {
  return answerRate(countsOf(row), row.answersElsewhere);
}

function countsOf({ rateEnded, rateAnswered, rateMedianDays }: Row): AnswerCounts | undefined {
  if (rateEnded === null || rateAnswered === null) return undefined;
  return { ended: rateEnded, answered: rateAnswered, medianDays: rateMedianDays };
}

/** docs/product/companies.md, The answer rate: public, like the page of the company. */
export async function readAnswerRate({ db }: Pick<Context, 'db'>, companyId: string): Promise<AnswerRate> {
  return rateOf(await readCounts(db, companyId));
}

/** docs/product/companies.md, Raising the answer rate: for members of a validated company who may answer. */
export async function readAnswerAdvice(
  { db, ports, viewer }: Context,
  companyId: string,
): Promise<{ rate: AnswerRate; advice: AnswerAdvice[] } | undefined> {
  if (!canTalkForCompany(viewer) || !canSeeActivity(viewer, companyId)) return undefined;
  const row = await readCounts(db, companyId);
  const rate = rateOf(row);
  const [first] = await readToAnswer(db, companyId, ports.clock.now(), 1);
  const waiting = { count: first?.total ?? 0, before: first && answerBefore(first.countedFrom) };
  return { rate, advice: answerAdvice({ rate, counts: countsOf(row), waiting }) };
}

async function readCounts(db: Context['db'], companyId: string): Promise<Row> {
  const row = await db
    .selectFrom('companies as c')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .select(rateColumns)
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
