import {
  type ConfirmationState,
  confirmationState,
  nextRequestAt,
} from '../../../../domain/assessments/confirmation/confirmation.ts';
import { type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import type { Context } from '../../../context.ts';
import { permitConversation, type Side } from '../../contact/conversations/permit.ts';
import { readIntroduction } from '../../contact/conversations/read-introduction.ts';
import { readLastEnds } from './read-last-ends.ts';
import { readRows, type StoredConfirmation } from './read-rows.ts';
import { readShownTests, type ShownTest } from './read-shown-tests.ts';

export type ConfirmationRequest = {
  id: string;
  testName: string;
  state: ConfirmationState;
  at: string;
  /** Until when the developer may agree. */
  until: string;
  right: number | null;
  questions: number | null;
  /** For the developer: the session to play. */
  sessionId: string | null;
};
export type ConfirmableTest = {
  testId: string;
  name: string;
  result: Pick<Result, 'score' | 'margin'>;
  confirmedOn: string | null;
  /** When the company may ask: now, after the open request, or at this time. */
  next: 'now' | 'answerFirst' | string;
};
export type Confirmations = {
  introductionId: string;
  side: Side;
  /** The company and the developer may write to each other. */
  open: boolean;
  company: string;
  requests: ConfirmationRequest[];
  /** For the company: the results on the profile. */
  tests: ConfirmableTest[];
};

const mostRequests = 10;

/** Requests to confirm a score in one conversation, for one of its two sides. */
export async function readConfirmations(context: Context, introductionId: string): Promise<Confirmations> {
  const { db, locale } = context;
  const party = permitConversation(context, introductionId);
  const { developerId, companyName, status, frozen } = await readIntroduction(db, party, introductionId, locale);
  const now = context.ports.clock.now();
  const rows = await readRows(db, introductionId);
  const open = phaseOf(status) === 'open' && !frozen;
  const names = await readNames(context, rows);
  const tests = party.side === 'recruiter' && open ? await readShownTests(db, developerId, locale) : [];
  const ends = tests.length > 0 ? await readLastEnds(db, developerId) : new Map<string, Date>();
  return {
    introductionId,
    side: party.side,
    open,
    company: companyName,
    requests: rows.slice(0, mostRequests).map((row) => ({
      id: row.id,
      testName: names.get(row.testId) ?? '',
      state: confirmationState(row, now),
      at: (row.endedAt ?? row.declinedAt ?? row.askedAt).toISOString(),
      until: row.expiresAt.toISOString(),
      right: row.rightAnswers,
      questions: row.questions,
      sessionId: party.side === 'developer' ? row.sessionId : null,
    })),
    tests: tests.map((test) => confirmable(test, rows, ends.get(test.testId), now)),
  };
}

function confirmable(
  { testId, name, confirmedAt, ...measured }: ShownTest,
  rows: readonly StoredConfirmation[],
  lastEnd: Date | undefined,
  now: Date,
): ConfirmableTest {
  const same = rows.filter((row) => row.testId === testId);
  const busy = nextRequestAt(rows, undefined, now) === 'answerFirst';
  const next = busy ? 'answerFirst' : nextRequestAt(same, lastEnd, now);
  const { score, margin } = resultOf(measured);
  return {
    testId,
    name,
    result: { score, margin },
    confirmedOn: confirmedAt?.toISOString() ?? null,
    next: next instanceof Date ? next.toISOString() : (next ?? 'now'),
  };
}

async function readNames({ db, locale }: Context, rows: readonly StoredConfirmation[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const tests = await db
    .selectFrom('tests')
    .select(['id', locale === 'fr' ? 'nameFr as name' : 'nameEn as name'])
    .where('id', 'in', [...new Set(rows.map(({ testId }) => testId))])
    .execute();
  return new Map(tests.map(({ id, name }) => [id, name]));
}
