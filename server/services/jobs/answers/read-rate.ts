import { type AnswerRate, answerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';

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

export function rateOf({ answersElsewhere, rateEnded, rateAnswered, rateMedianDays }: Row): AnswerRate {
  const counts =
    rateEnded === null || rateAnswered === null
      ? undefined
      : { ended: rateEnded, answered: rateAnswered, medianDays: rateMedianDays };
  return answerRate(counts, answersElsewhere);
}

/** docs/product/companies.md, The answer rate: public, like the page of the company. */
export async function readAnswerRate({ db }: Pick<Context, 'db'>, companyId: string): Promise<AnswerRate> {
  const row = await db
    .selectFrom('companies as c')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .select(rateColumns)
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return rateOf(row);
}
