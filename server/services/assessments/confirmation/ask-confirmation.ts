import { confirmation, nextRequestAt } from '../../../../domain/assessments/confirmation/confirmation.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { permitCompany } from '../../contact/conversations/permit.ts';
import { notifyBoth } from '../../contact/introductions/notify-both.ts';
import { lockIntroduction } from '../../contact/introductions/read-stored.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readLastEnds } from './read-last-ends.ts';
import { readRows } from './read-rows.ts';
import { readShownTests } from './read-shown-tests.ts';

export type AskOutcome =
  | { outcome: 'asked' }
  /** `closed`: the conversation; `notShown`: the test is not on the profile any more. */
  | { outcome: 'refused'; reason: 'closed' | 'notShown' | 'answerFirst' }
  | { outcome: 'wait'; until: Date };

/** A company asks to confirm a score that it sees on the profile of a developer whom it talks to. */
export async function askConfirmation(context: Context, introductionId: string, testId: string): Promise<AskOutcome> {
  const { companyId, userId } = permitCompany(context);
  if (!isId(introductionId)) throw new NotFound();
  await consume(context.db, limits.confirmationByAccount, userId);
  return context.db.transaction().execute(async (trx) => {
    const stored = await lockIntroduction(trx, introductionId, { companyId });
    if (!stored) throw new NotFound();
    if (phaseOf(stored.status) !== 'open' || stored.frozen) return { outcome: 'refused', reason: 'closed' };
    const { developerId } = stored;
    const shown = (await readShownTests(trx, developerId, context.locale)).find((one) => one.testId === testId);
    if (!shown) return { outcome: 'refused', reason: 'notShown' };
    const now = context.ports.clock.now();
    const here = await readRows(trx, introductionId);
    const pending = nextRequestAt(here, undefined, now) === 'answerFirst';
    if (pending) return { outcome: 'refused', reason: 'answerFirst' };
    const lastEnd = (await readLastEnds(trx, developerId)).get(testId);
    const same = here.filter((row) => row.testId === testId);
    const next = nextRequestAt(same, lastEnd, now);
    if (next instanceof Date) return { outcome: 'wait', until: next };
    await trx
      .insertInto('scoreConfirmations')
      .values({
        introductionId,
        companyId,
        developerId,
        testId,
        askedBy: userId,
        askedAt: now,
        expiresAt: new Date(now.getTime() + confirmation.minutesToAgree * 60_000),
        score: shown.score,
        deviation: shown.deviation,
      })
      .execute();
    await notifyBoth(trx, stored, { kind: 'confirmation', id: introductionId });
    return { outcome: 'asked' };
  });
}
