import type { Contribution } from '../../../../domain/catalogue/contributions/contribution.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';

/** The columns of a question that its form fills. */
export function columnsOf({ title, explanation, options, ...value }: Contribution) {
  const { testId, difficulty, seconds, code, codeLanguage, languages, alternativeOf } = value;
  return {
    ...{ testId, difficulty, seconds, code, codeLanguage, languages, alternativeOf },
    alternative: alternativeOf !== null,
    titleFr: title.fr,
    titleEn: title.en,
    explanationFr: explanation.fr,
    explanationEn: explanation.en,
    severalRight: options.filter(({ right }) => right).length > 1,
  };
}

/** Sessions store positions of options: a question that was used in a session keeps its number of options. */
export async function storeOptions(trx: Trx, questionId: string, { options }: Contribution): Promise<void> {
  const stored = await trx
    .selectFrom('questionOptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('questionId', '=', questionId)
    .executeTakeFirstOrThrow();
  if (Number(stored.count) !== options.length && (await wasAsked(trx, questionId)))
    throw new Invalid({ options: 'optionsAsked' });
  await trx.deleteFrom('questionOptions').where('questionId', '=', questionId).execute();
  await trx
    .insertInto('questionOptions')
    .values(
      options.map(({ fr, en, right }, position) => ({ questionId, position, textFr: fr, textEn: en, isRight: right })),
    )
    .execute();
}

async function wasAsked(trx: Trx, questionId: string): Promise<boolean> {
  const asked = await trx
    .selectFrom('testSessionQuestions')
    .select('questionId')
    .where('questionId', '=', questionId)
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** The original must be a readable question of the same test that is not another wording itself. */
export async function checkAlternative(trx: Trx, { alternativeOf, testId }: Contribution, id?: string): Promise<void> {
  if (alternativeOf === null) return;
  const other = await trx
    .selectFrom('questions')
    .select('id')
    .where('id', '=', alternativeOf)
    .where('testId', '=', testId)
    .where('pool', '=', 'public')
    .where('status', 'in', ['PUBLISHED', 'WAITING_FOR_VALIDATION'])
    .where('alternativeOf', 'is', null)
    .executeTakeFirst();
  if (!other || other.id === id) throw new Invalid({ alternativeOf: 'unknown' });
}
